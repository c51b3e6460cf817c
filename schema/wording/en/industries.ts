/** Industries are stored and asked for by their English names. */
export const industryName = (industry: string): string => industry;
