/** Industries are stored and asked for by their English names. */
export const industryText = (name: string): string => name;
