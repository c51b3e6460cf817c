import { pageTexts } from "#wording/pages/not-found.ts";
import { PATHS } from "../config/paths.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { PageHead } from "../ui/layout/Page.tsx";
import styles from "./NotFoundPage.module.css";

export function NotFoundPage() {
  return (
    <div className={`container ${styles.page}`}>
      <PageHead title={pageTexts.title} />
      <svg className={styles.scale} viewBox="0 0 240 120" aria-hidden="true" focusable="false">
        <path d="M120 16v92M92 108h56" />
        <path d="M30 48 210 20" />
        <path d="M30 48 12 84h36zM210 20l-18 36h36z" />
        <path className={styles.pan} d="M10 84a20 20 0 0 0 40 0zM190 56a20 20 0 0 0 40 0z" />
        <circle className={styles.pan} cx="120" cy="14" r="7" />
      </svg>
      <h1>{pageTexts.title}</h1>
      <p className="soft under-3">{pageTexts.text}</p>
      <ButtonLink to={PATHS.dashboard}>{pageTexts.back}</ButtonLink>
    </div>
  );
}
