import { useQuery } from "@tanstack/react-query";
import { Follow } from "./Follow.tsx";
import { PushSwitch } from "./PushSwitch.tsx";

/** What this page needs of the portfolio on this device: symbols without amounts, and the zakat year. */
export type OwnPortfolio = {
  read: () => Promise<{ symbols: readonly string[]; hawlBegan: string | null }>;
  keepHawlBegan: (day: string | null) => Promise<void>;
};

export function OnDevice({ own }: { own: OwnPortfolio }) {
  const { data: held, refetch } = useQuery({ queryKey: ["changes", "held"], queryFn: own.read, staleTime: 0 });
  if (!held) return null;
  return (
    <>
      <PushSwitch held={held.symbols} />
      <Follow hawlBegan={held.hawlBegan} onHawl={(day) => void own.keepHawlBegan(day).then(() => refetch())} />
    </>
  );
}
