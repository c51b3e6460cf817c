import { Link } from "react-router";
import { turnedTexts as texts } from "#messages/portfolio/turned.ts";
import { PATHS } from "../../../config/paths.ts";
import { TurnedPositions } from "./TurnedPositions.tsx";

/** What the texts say to a holder, without amounts: below a change on the page of changes. */
export function IfHeld() {
  return (
    <>
      <p>{texts.lead}</p>
      <TurnedPositions />
      <p>
        <Link to={PATHS.portfolio}>{texts.amounts}</Link>
      </p>
    </>
  );
}
