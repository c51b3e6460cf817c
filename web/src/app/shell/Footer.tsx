import { ExternalLink } from "lucide-react";
import { Link } from "react-router";
import { EXTERNAL_DONATION_URL, PATHS } from "../../config/paths.ts";
import { YourData } from "../../features/session/YourData.tsx";
import { LogoMark } from "../../ui/icons/Logo.tsx";
import styles from "./Footer.module.css";

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
        <nav aria-labelledby="footer-tools">
          <h2 id="footer-tools">Tools</h2>
          <ul>
            <li>
              <Link to={PATHS.screener}>Stock Screener</Link>
            </li>
            <li>
              <Link to={PATHS.funds}>Funds</Link>
            </li>
            <li>
              <Link to={PATHS.zakat}>Zakat Calculator</Link>
            </li>
            <li>
              <Link to={PATHS.portfolio}>Portfolio</Link>
            </li>
            <li>
              <Link to={PATHS.changes}>What Changed</Link>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="footer-learn">
          <h2 id="footer-learn">Learn</h2>
          <ul>
            <li>
              <Link to={PATHS.learn}>Courses</Link>
            </li>
            <li>
              <Link to={PATHS.community}>Community</Link>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="footer-support">
          <h2 id="footer-support">Support</h2>
          <ul>
            <li>
              <Link to={PATHS.contact}>Contact</Link>
            </li>
            <li>
              <a href={EXTERNAL_DONATION_URL} target="_blank" rel="noopener noreferrer" className={styles.donate}>
                Donate to support us
                <ExternalLink size={15} aria-hidden="true" />
                <span className="visually-hidden">(opens in a new tab)</span>
              </a>
            </li>
          </ul>
        </nav>
      </div>
      <div className={`container ${styles.line}`}>
        <p>© 2025 Mizan. All rights reserved.</p>
        <YourData />
        <p>Free platform sustained by community donations</p>
      </div>
    </footer>
  );
}
