import { Link } from "react-router";
import { contributionsTexts } from "#messages/claims/public.ts";
import { PAGE_NAMES } from "#wording/site.ts";
import { PATHS } from "../config/paths.ts";
import { lazyPart } from "../ui/layout/lazy-part.tsx";
import { PageHead, PageIntro } from "../ui/layout/Page.tsx";

const Contributions = lazyPart(() => import("../features/claims/public/Contributions.tsx"), "Contributions");

export function ContributionsPage() {
  return (
    <>
      <PageHead title={PAGE_NAMES.contributions} description={contributionsTexts.description} />
      <PageIntro title={PAGE_NAMES.contributions} lead={contributionsTexts.lead}>
        <p>
          <Link to={PATHS.wanted}>{contributionsTexts.wanted}</Link>
        </p>
      </PageIntro>
      <Contributions />
    </>
  );
}
