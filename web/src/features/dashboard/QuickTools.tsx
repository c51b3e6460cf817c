import { ArrowRight, BookOpen, Coins, History, Layers, MessagesSquare, WalletCards } from "lucide-react";
import { Link } from "react-router";
import { quickToolTexts } from "#messages/dashboard.ts";
import { PATHS } from "../../config/paths.ts";
import styles from "./QuickTools.module.css";

const TOOLS = [
  { ...quickToolTexts.zakat, path: PATHS.zakat, icon: Coins },
  { ...quickToolTexts.learn, path: PATHS.learn, icon: BookOpen },
  { ...quickToolTexts.community, path: PATHS.community, icon: MessagesSquare },
  { ...quickToolTexts.portfolio, path: PATHS.portfolio, icon: WalletCards },
  { ...quickToolTexts.funds, path: PATHS.funds, icon: Layers },
  { ...quickToolTexts.changes, path: PATHS.changes, icon: History },
];

export function QuickTools() {
  return (
    <section aria-labelledby="quick-tools">
      <h2 id="quick-tools" className="under-3">
        {quickToolTexts.heading}
      </h2>
      <ul className={`ruled-above ${styles.tools}`}>
        {TOOLS.map(({ title, note, path, icon: Icon }) => (
          <li key={path}>
            <Link to={path} className={styles.tool}>
              <Icon aria-hidden="true" size={24} className="gold" />
              <span>
                <strong className="block display-4">{title}</strong>
                <span className="note">{note}</span>
              </span>
              <ArrowRight aria-hidden="true" size={20} className={`mirrored ${styles.arrow}`} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
