import { Link } from "react-router";
import { turnedTexts as texts } from "#messages/portfolio/turned.ts";
import { TURNED_POSITION_IDS, TURNED_POSITIONS, type TurnedPositionId } from "../../../../../domain/portfolio/turn.ts";
import { PATHS } from "../../../config/paths.ts";
import { Terms } from "../../../ui/Terms.tsx";

/** What each text says, with its source. */
export function TurnedPositions() {
  return (
    <Terms
      terms={TURNED_POSITION_IDS.map((id) => [
        <strong key={id}>{texts.positions[id].holder}</strong>,
        <Said key={id} id={id} />,
      ])}
    />
  );
}

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

function Said({ id }: { id: TurnedPositionId }) {
  const { url, title, read } = TURNED_POSITIONS[id].source;
  return (
    <>
      {texts.positions[id].says}{" "}
      <small>
        {texts.read[read]} <a href={url}>{title}</a>
      </small>
    </>
  );
}
