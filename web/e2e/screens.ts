/** Every screen of the specification's route table, by an address that shows it. */
export const SCREENS = [
  ["dashboard", "/"],
  ["stock", "/?symbol=AAPL"],
  ["browse", "/?market=SAU"],
  ["screener", "/screener"],
  ["zakat", "/zakat"],
  ["learn", "/learn"],
  ["course", "/courses/1"],
  ["module", "/courses/1/modules/101"],
  ["community", "/community"],
  ["contact", "/contact"],
  ["methodology", "/methodology"],
  ["admin", "/admin/contact"],
  ["donate", "/donate"],
  ["donate-success", "/donate/success"],
  ["automation", "/automation"],
  ["not-found", "/no-such-page"],
] as const;
