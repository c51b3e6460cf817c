import { lazy, Suspense, useState } from "react";
import { YOUR_DATA } from "#wording/site.ts";
import styles from "./YourData.module.css";

const load = () => import("./YourDataDialog.tsx");
const YourDataDialog = lazy(async () => ({ default: (await load()).YourDataDialog }));

export function YourData() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.open}
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={() => setOpen(true)}
      >
        {YOUR_DATA}
      </button>
      {isOpen && (
        <Suspense>
          <YourDataDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
