import { useQueryClient } from "@tanstack/react-query";
import { LogOut } from "lucide-react";
import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { areaTexts } from "#messages/admin.ts";
import { PATHS } from "../../config/paths.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./AdminArea.module.css";
import { AreaSkeleton } from "./AreaSkeleton.tsx";
import { callAsAdmin, storeAdminToken, useAdminToken } from "./admin-session.ts";
import { LoginScreen } from "./LoginScreen.tsx";
import { ADMIN_KEY } from "./use-change.ts";

const SECTIONS = [
  { path: PATHS.adminContact, label: areaTexts.messages },
  { path: PATHS.adminForum, label: areaTexts.forum },
  { path: PATHS.adminRefresh, label: areaTexts.refresh },
  { path: PATHS.adminFigures, label: areaTexts.figures },
  { path: PATHS.adminSecurity, label: areaTexts.security },
];

/**
 * Shows the login without a token, and otherwise a page of the admin area with links to the others. The prerendered page contains
 * both the login and a placeholder of the area; styles show one of them.
 */
export function AdminArea({ title, children }: { title: string; children: ReactNode }) {
  const isHydrated = useHydrated();
  const token = useAdminToken();
  const queryClient = useQueryClient();
  const leave = async () => {
    // The token is forgotten here whatever the server answers; on the server it expires by itself.
    await callAsAdmin("POST /api/admin/logout", {}).catch(() => undefined);
    storeAdminToken(null);
    queryClient.removeQueries({ queryKey: ADMIN_KEY });
  };
  if (token === null) {
    return (
      <>
        {!isHydrated && <AreaSkeleton className={styles.forAdmin} />}
        <LoginScreen isHydrated={isHydrated} className={isHydrated ? undefined : styles.forVisitor} />
      </>
    );
  }
  return (
    <div className={`parts-may-shrink ${styles.area}`}>
      <nav aria-label={areaTexts.sections} className={styles.sections}>
        <ul>
          {SECTIONS.map(({ path, label }) => (
            <li key={path}>
              <NavLink to={path}>{label}</NavLink>
            </li>
          ))}
        </ul>
        <Button look="quiet" size="small" onClick={leave}>
          <LogOut aria-hidden="true" size={18} className="mirrored" />
          {areaTexts.logOut}
        </Button>
      </nav>
      <h1 className="text-6">{title}</h1>
      {children}
    </div>
  );
}
