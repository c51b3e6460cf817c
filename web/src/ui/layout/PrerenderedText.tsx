import { type ComponentType, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { pathOfAddress } from "../../config/paths.ts";

const keptHtml = new Map<string, string>();

/**
 * Long text that is already in the page's HTML. It is left as it came, so that its code is loaded only by those who reach the page
 * through a link inside the app. `Content` is lazy and has no state; `id` names the frame and is unique.
 */
export function PrerenderedText({
  id,
  Content,
  className,
}: {
  id: string;
  Content: ComponentType;
  className?: string;
}) {
  const [html] = useState(() => htmlOf(id));
  const frame = useRef<HTMLDivElement>(null);
  useLinksInside(frame);
  if (html !== undefined) {
    return (
      <div
        id={id}
        ref={frame}
        className={className}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is this page's own prerendered HTML, read back from the document
        dangerouslySetInnerHTML={{ __html: html }}
      />
    );
  }
  return (
    <div id={id} ref={frame} className={className}>
      <Suspense>
        <Content />
      </Suspense>
    </div>
  );
}

function htmlOf(id: string): string | undefined {
  if (typeof document === "undefined") return undefined;
  const html = document.getElementById(id)?.innerHTML || keptHtml.get(id);
  if (html) keptHtml.set(id, html);
  return html;
}

/** Links to other pages of the site navigate inside the app, as a Link does; the browser handles the text's own anchors and files of the API. */
function useLinksInside(frame: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const element = frame.current;
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || link.target || link.origin !== location.origin || link.pathname === location.pathname) return;
      if (link.pathname.startsWith("/api/")) return;
      event.preventDefault();
      navigate(`${pathOfAddress(link.pathname)}${link.search}${link.hash}`);
    };
    element?.addEventListener("click", follow);
    return () => element?.removeEventListener("click", follow);
  }, [frame, navigate]);
}
