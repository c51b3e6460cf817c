import type { CourseModule } from "../../../../../schema/contracts/learning.ts";
import { modulePath } from "../../../config/paths.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { courseTexts } from "../messages.ts";
import styles from "./ProgressPanel.module.css";
import type { ProgressView } from "./use-course.ts";

type ProgressPanelProps = { courseId: number; modules: readonly CourseModule[]; progress: ProgressView };

export function ProgressPanel({ courseId, modules, progress }: ProgressPanelProps) {
  const { completedModuleIds, progressPercent, isFailed } = progress;
  const next = modules.find(({ id }) => !completedModuleIds.includes(id)) ?? modules[0];
  return (
    <section aria-labelledby="progress-title" className={styles.panel}>
      <h2 id="progress-title">{courseTexts.progressTitle}</h2>
      <p className={styles.percent}>{Math.round(progressPercent)}%</p>
      <progress className={styles.bar} max={100} value={progressPercent} aria-labelledby="progress-title" />
      <p className={styles.note} role="status">
        {isFailed ? courseTexts.progressFailed : courseTexts.progressOf(completedModuleIds.length, modules.length)}
      </p>
      {next && (
        <ButtonLink to={modulePath(courseId, next.id)}>
          {completedModuleIds.length > 0 ? courseTexts.continue : courseTexts.begin}
        </ButtonLink>
      )}
    </section>
  );
}
