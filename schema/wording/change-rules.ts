import type { QuantityName } from "../../domain/facts/company-facts.ts";
import type { AgeChange } from "../../domain/screening/age.ts";
import type { Standing } from "../../domain/screening/standing.ts";
import { RATIO_NAMES } from "../../domain/standards/standards.ts";
import { houseLimitsOn } from "../../domain/standards/standards-on.ts";
import { type NearMiss, repeatedCrossings, type Screened } from "../../domain/verdict/near-miss.ts";
import type { ChangeCause, VerdictChange } from "../../domain/verdict/verdict-change.ts";
import type { SENTENCES } from "./en/changes.words.ts";
import type * as formats from "./en/format.ts";

type Words = typeof SENTENCES &
  Pick<typeof formats, "formatAmount" | "formatDay" | "formatPercentAgainst" | "exactPercent" | "upperFirst"> & {
    standings: Readonly<Record<Standing, string>>;
    inputs: Readonly<Record<QuantityName, string>>;
  };

type Moved = Pick<VerdictChange, "before" | "after"> & { changedOn: string };
type Aged = AgeChange & { standing: Standing };

export function changeWording(words: Words) {
  const { formatDay, exactPercent, sentence, moved, standings } = words;

  /** From one standing to another: "Halal → Haram". */
  const standingsSentence = ({ before, after }: Record<"before" | "after", { standing: Standing }>) =>
    moved(standings[before.standing], standings[after.standing]);

  /** A fall into doubt by age, told on its day or before it. */
  function ageingSentence(change: Aged): string {
    if (change.isPast) return `${sentence(agedTitle(change))} ${words.causes.age} ${words.patience}`;
    return words.willBeTooOld(standings[change.standing], formatDay(change.doubtOn));
  }

  /** The same in a few words: "Halal → In doubt", "its figures will be too old on Dec 1, 2026". */
  function agedTitle({ standing, doubtOn, isPast }: Aged): string {
    return isPast ? moved(standings[standing], standings.doubt) : words.willBeTooOldTitle(formatDay(doubtOn));
  }

  const causeSentence = (causes: readonly ChangeCause[]) =>
    causes.length > 0 ? causes.map((cause) => words.causes[cause]).join(" ") : words.causeUnknown;

  /** The ratios that moved, each before and after: "debt 28.0% → 40.0% (limit 33%)". */
  function ratioMoves({ before, after, changedOn }: Moved): string[] {
    const limits = houseLimitsOn(changedOn);
    return RATIO_NAMES.filter((name) => before[name] !== after[name]).map((name) => {
      const limit = limits[name];
      const shown = (ratio: number | null) =>
        ratio === null ? words.notKnown : words.formatPercentAgainst(ratio, limit);
      return words.ratioMove(name, moved(shown(before[name]), shown(after[name])), exactPercent(limit));
    });
  }

  /** The change of a verdict, its cause and its figures, in one paragraph. */
  function changeSentence(change: VerdictChange & Pick<Moved, "changedOn">): string {
    const moves = ratioMoves(change);
    const { before, after, causes } = change;
    const isByAge = causes.length === 1 && causes[0] === "age" && after.standing === "doubt";
    const isBack = before.standing === "haram" && (after.standing === "halal" || after.standing === "purify");
    const told = isByAge ? ` ${words.patience}` : isBack ? ` ${words.isPermissible}` : "";
    const ratios = moves.length > 0 ? ` ${sentence(words.upperFirst(moves.join(words.separator)))}` : "";
    return `${sentence(standingsSentence(change))} ${causeSentence(causes)}${ratios}${told}`;
  }

  function inputMove({ input, before, after }: VerdictChange["inputs"][number]): string {
    const shown = (amount: number | null) => (amount === null ? words.notKnown : words.formatAmount(amount));
    return words.inputMove(words.inputs[input], moved(shown(before), shown(after)));
  }

  /** Why a verdict went back and forth: the ratio that crossed its limit each time, near it; undefined when none did. */
  function flickerSentence(history: readonly Screened[]): string | undefined {
    const crossed = repeatedCrossings(history);
    if (!crossed) return undefined;
    const { ratio, limit, crossings } = crossed;
    const told = crossings.map(({ figure, on }) =>
      words.crossing(words.formatPercentAgainst(figure, limit), formatDay(on)),
    );
    return words.flicker(ratio, exactPercent(limit), told.join(words.separator));
  }

  /** How far a ratio is from its limit: "32.4%: 0.6 points below the debt limit of 33%." */
  function nearMissSentence({ ratio, figure, limit, points, isAbove }: NearMiss): string {
    const shown = words.formatPercentAgainst(figure, limit);
    if (points === 0) return words.atLimit(shown, ratio, exactPercent(limit));
    const rounded = Number(points < 0.1 ? points.toPrecision(1) : points.toFixed(1));
    return words.nearLimit(shown, ratio, exactPercent(limit), rounded, isAbove);
  }

  return {
    patience: words.patience,
    standingsSentence,
    ageingSentence,
    agedTitle,
    causeSentence,
    ratioMoves,
    changeSentence,
    inputMove,
    flickerSentence,
    nearMissSentence,
  };
}
