import { type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "./ErrorBoundary.tsx";

const FAILURE = {
  title: "A part of this page could not be loaded",
  text: "The connection is gone, or Mizan has been renewed since you opened the page.",
  reload: "Load again",
};

/**
 * What is loaded only once it is wanted and has no place of its own in the page, such as a dialog. When its code does not arrive
 * the page stays, and the way out stands at the foot of the window; nowhere when nobody asked for it.
 */
export function Extra({ isUnasked = false, children }: { isUnasked?: boolean; children: ReactNode }) {
  return (
    <ErrorBoundary resetKey="" place={isUnasked ? "nowhere" : "foot"} {...FAILURE}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
