import { ExternalLink } from "lucide-react";
import { Link } from "react-router";
import { EXTERNAL_DONATION_URL, PATHS } from "../../config/paths.ts";
import { YourData } from "../../features/session/YourData.tsx";
import { LogoMark } from "../../ui/icons/Logo.tsx";
import styles from "./Footer.module.css";

const TOOLS = [
  ["Stock Screener", PATHS.screener],
  ["Funds", PATHS.funds],
  ["Zakat Calculator", PATHS.zakat],
  ["Portfolio", PATHS.portfolio],
  ["What Changed", PATHS.changes],
] as const;
const LEARN = [
  ["Courses", PATHS.learn],
  ["Community", PATHS.community],
] as const;
const COLUMNS = [
  { id: "tools", title: "Tools", links: TOOLS },
  { id: "learn", title: "Learn", links: LEARN },
  { id: "support", title: "Support", links: [["Contact", PATHS.contact] as const] },
];

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.columns}`}>
        <div className={styles.blurb}>
          <div className={styles.brand}>
            <LogoMark size={30} />
            <span>Mizan</span>
          </div>
          <p>Your comprehensive platform for Sharia-compliant investing and Islamic finance education.</p>
        </div>
        {COLUMNS.map(({ id, title, links }) => (
          <nav key={id} aria-labelledby={`footer-${id}`}>
            <h2 id={`footer-${id}`}>{title}</h2>
            <ul>
              {links.map(([label, path]) => (
                <li key={path}>
                  <Link to={path}>{label}</Link>
                </li>
              ))}
              {id === "support" && (
                <li>
                  <a href={EXTERNAL_DONATION_URL} target="_blank" rel="noopener noreferrer" className={styles.donate}>
                    Donate to support us
                    <ExternalLink size={15} aria-hidden="true" />
                    <span className="visually-hidden">(opens in a new tab)</span>
                  </a>
                </li>
              )}
            </ul>
          </nav>
        ))}
      </div>
      <div className={`container ${styles.line}`}>
        <p>© 2025–2026 Mizan. All rights reserved.</p>
        <YourData />
        <p>Free platform sustained by community donations</p>
      </div>
    </footer>
  );
}
