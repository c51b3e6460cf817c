export const named = <Answer>(answer: Answer): Answer => answer;
