import "sonner/dist/styles.css";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";
import { Toaster as SonnerToaster, toast } from "sonner";
import { type Notice, showNotices } from "../../lib/notices.ts";
import styles from "./Toaster.module.css";

const DURATION = 5000;

/** Pixels to the right that dismiss a toast. The library's own distance is 45, and a shorter fast swipe counts too. */
const SWIPE_THRESHOLD = 50;

/** Where a toast is as wide as the window, it appears at the top, since the buttons and their results are at the bottom. */
const NARROW = "(max-width: 600px)";
const MOBILE_OFFSET = { top: 8, left: 8, right: 8 };

const isWindowNarrow = () => matchMedia(NARROW).matches;

function followWidth(listener: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

export function Toaster() {
  useEffect(() => showNotices(showToast, withdrawError), []);
  useEffect(() => {
    document.addEventListener("pointerup", holdShortSwipe, { capture: true });
    return () => document.removeEventListener("pointerup", holdShortSwipe, { capture: true });
  }, []);
  const isNarrow = useSyncExternalStore(followWidth, isWindowNarrow, () => false);
  return (
    <SonnerToaster
      position={isNarrow ? "top-right" : "bottom-right"}
      mobileOffset={MOBILE_OFFSET}
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

let shownTone: Notice["tone"] | undefined;

function showToast({ tone, title, description }: Notice): void {
  toast.dismiss();
  shownTone = tone;
  const show = tone === "neutral" ? toast : toast[tone];
  show(title, { ...(description && { description }), ...(isUsedBelow() && { position: "top-right" as const }) });
}

/** The control just used is in the lower half of the window, where a toast would cover it. */
function isUsedBelow(): boolean {
  const used = document.activeElement?.getBoundingClientRect();
  return used !== undefined && used.top > window.innerHeight / 2 && used.top < window.innerHeight;
}

function withdrawError(): void {
  if (shownTone === "error") toast.dismiss();
}

/** Runs before the library's own listener, which reads the distance of a swipe from this property. */
function holdShortSwipe({ target }: PointerEvent): void {
  const moved = target instanceof Element ? target.closest<HTMLElement>("[data-sonner-toast]") : null;
  const distance = Number.parseFloat(moved?.style.getPropertyValue("--swipe-amount-x") ?? "");
  if (distance < SWIPE_THRESHOLD) moved?.style.setProperty("--swipe-amount-x", "0px");
}
