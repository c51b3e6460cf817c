const DIGITS: Readonly<Record<string, string>> = Object.fromEntries(
  [..."٠١٢٣٤٥٦٧٨٩", ..."۰۱۲۳۴۵۶۷۸۹", ..."０１２３４５６７８９"].map((digit, place) => [digit, String(place % 10)]),
);
const SIGNS: Readonly<Record<string, string>> = {
  "٬": ",",
  "٫": ".",
  "،": ",",
  "，": ",",
  "−": "-",
  "–": "-",
  "△": "-",
  "▲": "-",
};

/** A text with the digits and signs of all scripts as those of English, character by character. */
export const plainDigits = (text: string) =>
  text.replace(/[٠-٩۰-۹０-９٬٫،，−–△▲]/g, (character) => DIGITS[character] ?? SIGNS[character] ?? character);
