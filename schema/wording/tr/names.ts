export const named = <Answer>(answer: Answer): Answer => answer;

export const shortName = (name: string): string => name;
