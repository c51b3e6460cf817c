export { agedTitle, ageingSentence, changeSentence, patience, standingsSentence } from "./changes.ts";
export { FEED_TEXTS } from "./feeds.ts";
export { exchangeLabel } from "./places.ts";
export { pushMessage } from "./push.ts";
export { answerLine, TOO_OLD_ANSWER } from "./screening/answer.ts";
export {
  announcedSentence,
  announcedTitle,
  correctedSentence,
  correctedTitle,
  ruleChangeSentence,
} from "./screening/rules.ts";
