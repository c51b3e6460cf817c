/** Whether two texts are equal, in a time that reveals neither where they differ nor the length of the expected one. */
export async function isSameSecret(given: string, expected: string): Promise<boolean> {
  const digest = (text: string) => crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return crypto.subtle.timingSafeEqual(await digest(given), await digest(expected));
}
