import { lazy, Suspense } from "react";
import { lazyPart } from "../ui/layout/lazy-part.tsx";
import { PageHead, PageIntro } from "../ui/layout/Page.tsx";
import { PrerenderedText } from "../ui/layout/PrerenderedText.tsx";

const Portfolio = lazyPart(async () => (await import("../features/portfolio/Portfolio.tsx")).Portfolio);
const loadHelp = () => import("../features/portfolio/help/PortfolioHelp.tsx");
const PortfolioHelp = lazy(async () => ({ default: (await loadHelp()).PortfolioHelp }));

export function PortfolioPage() {
  return (
    <>
      <PageHead
        title="Portfolio"
        description="What of your shares is halal, to be purified or haram, how much to give away this year, and what of it counts for zakat. It stays on your device."
      />
      <PageIntro
        title="Portfolio"
        lead="Which of your holdings are permissible, and how much to give away. It stays on this device."
      />
      <div className="container">
        <Suspense>
          <Portfolio />
        </Suspense>
      </div>
      <PrerenderedText id="portfolio-help" Content={PortfolioHelp} className="container" />
    </>
  );
}
