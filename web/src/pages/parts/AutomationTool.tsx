import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useNavigate } from "react-router";
import { loginPath, PATHS } from "../../config/paths.ts";
import { callAsAdmin, useAdminToken } from "../../features/admin/admin-session.ts";
import { Automation } from "../../features/automation/Automation.tsx";
import { dashboardStatsQuery } from "../../features/dashboard/api.ts";

export function AutomationTool() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const isAdmin = useAdminToken() !== null;
  const refreshStats = useCallback(
    () => void queryClient.invalidateQueries({ queryKey: dashboardStatsQuery.queryKey }),
    [queryClient],
  );
  return (
    <Automation
      isAdmin={isAdmin}
      askToLogIn={() => navigate(loginPath(PATHS.automation))}
      startUpdate={() => callAsAdmin("POST /api/admin/trigger-stock-update", {})}
      onUpdated={refreshStats}
    />
  );
}
