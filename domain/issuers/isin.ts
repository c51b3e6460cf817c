/** Whether a text is an International Securities Identification Number: two letters, nine characters, a check digit (ISO 6166). */
export function isIsin(text: string): boolean {
  if (!/^[A-Z]{2}[A-Z0-9]{9}\d$/.test(text)) return false;
  const digits = [...text].map((character) => Number.parseInt(character, 36).toString()).join("");
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place]);
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** In these countries the number contains a CUSIP, which is licensed by its owner: we publish none. */
const WITH_CUSIP = new Set(["US", "CA", "BM", "KY", "VG", "PA", "LR", "MH", "BS", "PR", "VI"]);

/** Whether we may publish a number: it contains neither a CUSIP nor the same owner's International number (G and a digit). */
export function mayBePublished(isin: string): boolean {
  return isIsin(isin) && !WITH_CUSIP.has(isin.slice(0, 2));
}
