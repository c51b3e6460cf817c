import { yearTexts as texts } from "#messages/portfolio/year.ts";
import { NEEDS_SCRIPTS } from "#wording/site.ts";
import { lazyPart } from "../ui/layout/lazy-part.tsx";
import { PageHead, PageIntro } from "../ui/layout/Page.tsx";

const Year = lazyPart(() => import("../features/portfolio/year/Year.tsx"), "Year");

export function PortfolioYearPage() {
  return (
    <>
      <PageHead title={texts.title} description={texts.description} />
      <PageIntro title={texts.title} lead={texts.lead} />
      <div className="container">
        <noscript>
          <p>{NEEDS_SCRIPTS}</p>
        </noscript>
        <Year />
      </div>
    </>
  );
}
