import { lazy, Suspense, useState } from "react";
import styles from "./YourData.module.css";

const OPEN = "Your data";

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
        {OPEN}
      </button>
      {isOpen && (
        <Suspense>
          <YourDataDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
