import { Link } from "react-router";
import { wantedTexts } from "#messages/claims/public.ts";

import { PATHS } from "../config/paths.ts";
import { lazyPart } from "../ui/layout/lazy-part.tsx";
import { PageHead, PageIntro } from "../ui/layout/Page.tsx";

const Wanted = lazyPart(() => import("../features/claims/public/Wanted.tsx"), "Wanted");

export function WantedPage() {
  return (
    <>
      <PageHead title={wantedTexts.title} description={wantedTexts.description} />
      <PageIntro title={wantedTexts.title} lead={wantedTexts.lead}>
        <p>
          <Link to={PATHS.contributions}>{wantedTexts.decisions}</Link>
        </p>
      </PageIntro>
      <Wanted />
    </>
  );
}
