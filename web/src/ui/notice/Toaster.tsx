import "sonner/dist/styles.css";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";
import { Toaster as SonnerToaster, toast } from "sonner";
import { CLOSE, NOTIFICATIONS } from "#wording/site.ts";
import { type Notice, showNotices } from "../../lib/notices.ts";
import styles from "./Toaster.module.css";

const DURATION = 5000;

/** Pixels to the right that dismiss a toast. The library's own distance is 45, and a shorter fast swipe counts too. */
const SWIPE_THRESHOLD = 50;

/** Where a toast is as wide as the window, it appears at the top, since the buttons and their results are at the bottom. */
const NARROW = "(max-width: 600px)";
const MARGIN = 24;
const BELOW_HEADER = 84;
const OFFSET = { top: BELOW_HEADER, bottom: MARGIN, left: MARGIN, right: MARGIN };
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
      offset={OFFSET}
      mobileOffset={MOBILE_OFFSET}
      visibleToasts={1}
      duration={DURATION}
      hotkey={["F8"]}
      swipeDirections={["right"]}
      closeButton
      gap={12}
      containerAriaLabel={NOTIFICATIONS}
      icons={{
        success: <CircleCheck size={20} aria-hidden="true" />,
        error: <CircleAlert size={20} aria-hidden="true" />,
        close: <X size={16} aria-hidden="true" />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: CLOSE,
        classNames: {
          toast: styles.toast ?? "",
          success: styles.success ?? "",
          error: styles.error ?? "",
          title: "strong",
          description: "soft",
          content: "grows",
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
  const position = freeCorner();
  show(title, { ...(description && { description }), ...(position && { position }) });
}

const CORNERS = ["bottom-right", "top-right", "bottom-left", "top-left"] as const;
const [WIDEST, HEIGHT] = [420, 80];
/** What a toast should not cover: what can be used, and what is read line by line. */
const USED =
  ":is(a, button, input, select, textarea, label, tr, li, h1, h2, [role=row]):not([data-sonner-toast], [data-sonner-toast] *)";

/** The corner in which a toast covers least; never the control just used, if there is another. */
function freeCorner(): (typeof CORNERS)[number] | undefined {
  if (!document.elementFromPoint) return undefined;
  const width = Math.min(WIDEST, window.innerWidth - 2 * MARGIN);
  const isNarrow = isWindowNarrow();
  const covered = (corner: (typeof CORNERS)[number]) => {
    const left = corner.endsWith("left") ? MARGIN : window.innerWidth - MARGIN - width;
    const top = corner.startsWith("bottom")
      ? window.innerHeight - MARGIN - HEIGHT
      : isNarrow
        ? MOBILE_OFFSET.top
        : BELOW_HEADER;
    let cost = 0;
    for (const across of [0.05, 0.35, 0.65, 0.95]) {
      for (const down of [0.1, 0.5, 0.9]) {
        const under = document.elementFromPoint(left + across * width, top + down * HEIGHT)?.closest(USED);
        if (under) cost += under.contains(document.activeElement) ? 100 : 1;
      }
    }
    return cost;
  };
  const corners = isNarrow ? (["top-right", "bottom-right"] as const) : CORNERS;
  const costs = corners.map(covered);
  return corners[costs.indexOf(Math.min(...costs))];
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
