import { lazy, Suspense } from "react";
import type { answerLine } from "#wording/screening/answer.ts";
import type { activityName } from "#wording/screening/business.ts";

type Answerable = Parameters<typeof answerLine>[0];
type Business = Parameters<typeof activityName>[0];
type Because = Omit<Answerable, "standing" | "readOn"> & { business?: unknown };
type ListedAnswerProps = {
  stock: Pick<Answerable, "standing" | "figuresOn" | "priceAsOf"> & { because: Because | null };
  readOn: string;
};

/** Loaded with the first row; without these words a row is complete but for this line. */
const loadWords = () => import("#wording/screening/answer.ts").catch(() => ({ answerLine: () => "" }));

const Line = lazy(async () => {
  const { answerLine } = await loadWords();
  return {
    default: ({ stock: { because, ...stock }, readOn }: ListedAnswerProps) =>
      answerLine({ ...stock, readOn, ...because }),
  };
});

/** The names of prohibited businesses are many. */
const LineWithBusiness = lazy(async () => {
  const [{ answerLine }, { activityName }] = await Promise.all([
    loadWords(),
    import("#wording/screening/business.ts").catch(() => ({ activityName: () => "" })),
  ]);
  return {
    default: ({ stock: { because, ...stock }, readOn }: ListedAnswerProps) =>
      answerLine({ ...stock, readOn, ...because, activity: activityName(because?.business as Business) }),
  };
});

/** Whether a listed stock may be bought, in a line: the same as on its page. */
export function ListedAnswer(props: ListedAnswerProps) {
  const Words = props.stock.because?.business ? LineWithBusiness : Line;
  return (
    <Suspense fallback={"\u00a0"}>
      <Words {...props} />
    </Suspense>
  );
}
