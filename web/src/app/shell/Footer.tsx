import { Link } from "react-router";
import { footerTexts, PAGE_NAMES, PRODUCT } from "#wording/site.ts";
import { PATHS } from "../../config/paths.ts";
import { YourData } from "../../features/session/YourData.tsx";
import { LogoMark } from "../../ui/icons/Logo.tsx";
import styles from "./Footer.module.css";
import { LanguageSwitch } from "./LanguageSwitch.tsx";

const COLUMNS = [
  { id: "tools", title: footerTexts.tools, pages: ["screener", "zakat", "portfolio", "funds", "changes"] },
  { id: "learn", title: footerTexts.learn, pages: ["learn", "community"] },
  { id: "support", title: footerTexts.support, pages: ["contact", "donate", "contributions", "developers"] },
] as const;

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.columns}`}>
        <div className={styles.blurb}>
          <div className={styles.brand}>
            <LogoMark size={30} />
            <span>{PRODUCT}</span>
          </div>
          <p>{footerTexts.blurb}</p>
        </div>
        {COLUMNS.map(({ id, title, pages }) => (
          <nav key={id} aria-labelledby={`footer-${id}`}>
            <h2 id={`footer-${id}`}>{title}</h2>
            <ul>
              {pages.map((page) => (
                <li key={page}>
                  <Link to={PATHS[page]} className={page === "donate" ? styles.donate : undefined}>
                    {page === "learn" ? footerTexts.courses : page === "donate" ? footerTexts.donate : PAGE_NAMES[page]}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={`container ${styles.line}`}>
        <p>{footerTexts.rights}</p>
        <YourData />
        <p>{footerTexts.sustained}</p>
        <LanguageSwitch />
      </div>
    </footer>
  );
}
