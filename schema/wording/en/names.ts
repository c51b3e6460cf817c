/** Puts the name by which this language knows a company before its listed one; nothing to do where names are known as listed. */
export const named = <Answer>(answer: Answer): Answer => answer;

export const shortName = (name: string): string => name;
