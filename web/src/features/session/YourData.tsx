import { useState } from "react";
import { YOUR_DATA } from "#wording/site.ts";
import { later } from "../../ui/layout/lazy-part.tsx";
import styles from "./YourData.module.css";

const YourDataDialog = later(() => import("./YourDataDialog.tsx"), "YourDataDialog");

export function YourData() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.open}
        onPointerEnter={YourDataDialog.preload}
        onClick={() => setOpen(true)}
      >
        {YOUR_DATA}
      </button>
      {isOpen && <YourDataDialog onClose={() => setOpen(false)} />}
    </>
  );
}
