import { ONLY_ENGLISH, PAGE_NAMES } from "#wording/site.ts";
import { BadgeMaker } from "../features/developers/BadgeMaker.tsx";
import { TryIt } from "../features/developers/TryIt.tsx";
import { later } from "../ui/layout/lazy-part.tsx";
import { PageHead, PageIntro } from "../ui/layout/Page.tsx";
import { PrerenderedText } from "../ui/layout/PrerenderedText.tsx";

const DevelopersText = later(() => import("../features/developers/DevelopersText.tsx"), "DevelopersText");

/** Programs are written in English everywhere, and so is this page: docs/decisions/0042. */
export function DevelopersPage() {
  return (
    <>
      <PageHead
        title={PAGE_NAMES.developers}
        description="Halal stock screening for programs: an API without keys, an MCP server, spreadsheets and an open dataset."
      />
      {ONLY_ENGLISH && <p className="container pad-over-4">{ONLY_ENGLISH}</p>}
      <div lang="en" dir="ltr">
        <PageIntro
          title="For developers"
          lead="Every verdict with its evidence is one call away: free, without a key, and open to scripts of any site."
        />
        <TryIt />
        <BadgeMaker />
        <PrerenderedText id="developers" Content={DevelopersText} />
      </div>
    </>
  );
}
