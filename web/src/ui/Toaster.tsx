import "sonner/dist/styles.css";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect } from "react";
import { Toaster as SonnerToaster, toast } from "sonner";
import { type Notice, showNotices } from "../lib/notices.ts";
import styles from "./Toaster.module.css";

const DURATION = 5000;

/** One toast at a time, five seconds, F8 to reach it, swiped away to the right. */
export function Toaster() {
  useEffect(() => showNotices(showToast), []);
  return (
    <SonnerToaster
      position="bottom-right"
      visibleToasts={1}
      duration={DURATION}
      hotkey={["F8"]}
      swipeDirections={["right"]}
      closeButton
      gap={12}
      containerAriaLabel="Notifications"
      icons={{
        success: <CircleCheck size={20} aria-hidden="true" />,
        error: <CircleAlert size={20} aria-hidden="true" />,
        close: <X size={16} aria-hidden="true" />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: "Close",
        classNames: {
          toast: styles.toast ?? "",
          success: styles.success ?? "",
          error: styles.error ?? "",
          title: styles.title ?? "",
          description: styles.description ?? "",
          content: styles.content ?? "",
          closeButton: styles.close ?? "",
        },
      }}
    />
  );
}

function showToast({ tone, title, description }: Notice): void {
  toast.dismiss();
  const show = tone === "neutral" ? toast : toast[tone];
  show(title, description ? { description } : {});
}
