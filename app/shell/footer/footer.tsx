import { useEffect, useRef } from "react";
import { Logo } from "../logo/logo.tsx";
import { useShell } from "../shell-provider.tsx";
import { useShellState } from "../state/shell-state-context.tsx";
import { BackToTop } from "./back-to-top.tsx";
import { CompanyLines } from "./company-lines.tsx";
import styles from "./footer.module.css";
import { FooterColumns } from "./footer-columns.tsx";
import { Horizon } from "./horizon.tsx";
import { SocialLinks } from "./social-links.tsx";

export function Footer() {
  const { site } = useShell();
  const footer = useRef<HTMLElement>(null);
  const style = useShellState((state) => state.publicFooterComponentStyle);
  useEffect(() => {
    // The content security policy forbids style attributes, but not this.
    if (footer.current) footer.current.style.cssText = style;
  }, [style]);
  return (
    <footer ref={footer} className={styles.footer}>
      <Horizon />
      <div className={styles.content}>
        <div className={styles.company}>
          <Logo />
          <CompanyLines company={site.company} />
          <SocialLinks links={site.socialLinks} />
        </div>
        <FooterColumns columns={site.footer} />
        <div className={styles.end}>
          <p>{site.copyright}</p>
          <p className={styles.filing} data-filing-number="" aria-hidden="true" />
          <BackToTop />
        </div>
      </div>
    </footer>
  );
}
