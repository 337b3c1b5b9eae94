import { Footer } from "../components/footer.jsx";
import { Header } from "../components/header.jsx";
import { page } from "../components/page.js";

export const metadata = {
  metadataBase: new URL(page.siteUrl),
  title: page.title,
  description: page.description,
  alternates: {
    canonical: "/product-list",
    languages: Object.fromEntries(page.languages.map(({ lang, path }) => [lang, path])),
  },
  openGraph: { siteName: page.siteName, title: page.title, description: page.description, type: "website" },
};

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <a className="skip" href="#page">
          Skip to content
        </a>
        <Header menu={page.menu} languages={page.languages} siteName={page.siteName} />
        <main id="page">{children}</main>
        <Footer page={page} />
      </body>
    </html>
  );
}
