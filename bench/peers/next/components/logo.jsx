import Link from "next/link";

export function Logo({ siteName }) {
  return (
    <Link href="/" className="logo">
      <span className="logo-symbol" />
      <span className="logo-wordmark" />
      <span className="visually-hidden">{siteName}, home page</span>
    </Link>
  );
}
