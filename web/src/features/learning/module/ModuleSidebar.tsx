import { CircleCheck } from "lucide-react";
import { Link } from "react-router";
import type { CourseModule } from "../../../../../schema/contracts/learning.ts";
import { modulePath } from "../../../config/paths.ts";
import { courseTexts, moduleTexts } from "../messages.ts";
import styles from "./ModuleSidebar.module.css";

type ModuleSidebarProps = {
  courseId: number;
  modules: readonly CourseModule[];
  current: number;
  completed: readonly number[];
};

export function ModuleSidebar({ courseId, modules, current, completed }: ModuleSidebarProps) {
  return (
    <nav aria-labelledby="sidebar-title" className={styles.sidebar}>
      <h2 id="sidebar-title">{moduleTexts.sidebarTitle}</h2>
      <ol>
        {modules.map(({ id, orderIndex, title }) => (
          <li key={id}>
            <Link to={modulePath(courseId, id)} aria-current={id === current ? "page" : undefined}>
              <span className={styles.number} aria-hidden="true">
                {completed.includes(id) ? <CircleCheck size={18} /> : orderIndex}
              </span>
              <span>
                {title}
                {completed.includes(id) && <span className="visually-hidden">, {courseTexts.completed}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
