import { ExternalLink } from "lucide-react";
import { OPENS_IN_NEW_TAB } from "#wording/site.ts";

/** An address that a reader gave, or a place of reports. */
export function ReportLink({ url, children }: { url: string; children: string }) {
  return (
    <a href={url} target="_blank" rel="nofollow noopener noreferrer" className="inline-line gap-tiny">
      <bdi>{children}</bdi>
      <ExternalLink aria-hidden="true" size={14} />
      <span className="visually-hidden">{OPENS_IN_NEW_TAB}</span>
    </a>
  );
}
