import Link from "next/link";
import { Icon } from "./icon.jsx";
import { Logo } from "./logo.jsx";

const rings = [150, 260, 370, 480, 590, 700, 810, 920, 1030, 1140];

export function Footer({ page: { siteName, company, social, footer, copyright } }) {
  return (
    <footer className="footer">
      <svg className="horizon" viewBox="0 0 1600 820" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        {rings.map((r) => (
          <circle key={r} cx="1180" cy="820" r={r} />
        ))}
      </svg>
      <div className="footer-company">
        <Logo siteName={siteName} />
        <address className="footer-lines">
          <p className="footer-title">{company.title}</p>
          <p>{company.address}</p>
          <p>
            E-mail: <a href={`mailto:${company.email}`}>{company.email}</a>
          </p>
          <p>{company.phone}</p>
        </address>
        <ul className="footer-social" aria-label="Follow us">
          {social.map(({ name, url }) => (
            <li key={url}>
              <a className="footer-icon" href={url} rel="noopener" aria-label={name}>
                <Icon name="social" />
              </a>
            </li>
          ))}
        </ul>
      </div>
      <nav className="footer-columns" aria-label="Footer">
        {footer.map(({ title, links }) => (
          <div key={title}>
            <h2 className="footer-heading">{title}</h2>
            <ul className="footer-links">
              {links.map(({ name, path }) => (
                <li key={path}>
                  <Link href={path}>{name}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="footer-end">
        <p>{copyright}</p>
        <a className="footer-top" href="#top">
          <Icon name="up" />
          Back to top
        </a>
      </div>
    </footer>
  );
}
