/**
 * Words in the name of a reported segment that make its sales prohibited. "Gaming" is left out: at most companies that
 * report it, it means video games.
 */
export const PROHIBITED_SEGMENT_WORDS: readonly RegExp[] = [
  /\b(beer|brewing|wines?|spirits|liquor|alcohol\w*|brandy|whisk(e)?y|cognac|vodka)\b/i,
  /\b(casinos?|betting|sportsbook|lotter(y|ies)|gambling|slots)\b/i,
  /\b(pork|ham|bacon)\b/i,
  /\b(tobacco|cigarettes?|cigars?)\b/i,
  /\b(insurance|reinsurance|annuit(y|ies)|banking|lending|loans?|mortgages?|financial services|financing|credit)\b/i,
  /\b(defen[sc]e|weapons?|munitions?|missiles?|firearms|ordnance|combat)\b/i,
  /\b(adult entertainment|nightclubs?)\b/i,
];
