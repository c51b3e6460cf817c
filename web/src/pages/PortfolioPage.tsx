import { pageTexts } from "#wording/pages/portfolio.ts";
import { NEEDS_SCRIPTS, PAGE_NAMES } from "#wording/site.ts";
import { later, lazyPart } from "../ui/layout/lazy-part.tsx";
import { PageHead, PageIntro } from "../ui/layout/Page.tsx";
import { PrerenderedText } from "../ui/layout/PrerenderedText.tsx";

const Portfolio = lazyPart(() => import("../features/portfolio/Portfolio.tsx"), "Portfolio");
const PortfolioWhatIf = later(() => import("../features/second-look/panels/StockQuestions.tsx"), "PortfolioWhatIf");
const loadHelp = () => import("../features/portfolio/help/PortfolioHelp.tsx");
const PortfolioHelp = later(loadHelp, "PortfolioHelp");

export function PortfolioPage() {
  return (
    <>
      <PageHead title={PAGE_NAMES.portfolio} description={pageTexts.description} />
      <PageIntro title={PAGE_NAMES.portfolio} lead={pageTexts.lead} />
      <div className="container">
        <noscript>
          <p>{NEEDS_SCRIPTS}</p>
        </noscript>
        <Portfolio whatIf={(held) => <PortfolioWhatIf {...held} />} />
      </div>
      <PrerenderedText id="portfolio-help" Content={PortfolioHelp} className="container" />
    </>
  );
}
