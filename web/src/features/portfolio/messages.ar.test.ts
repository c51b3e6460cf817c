import { expect, it } from "vitest";
import * as arabicForum from "../forum/messages.ar.ts";
import * as arabicImport from "./import/messages.ar.ts";
import * as arabic from "./messages.ar.ts";

/** Without the signs that keep a name's direction. */
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, "");

it.each([
  [1, "سهم واحد بلا سعر، ولا يدخل ذلك في القيمة."],
  [2, "سهمان بلا سعر، ولا يدخل ذلك في القيمة."],
  [3, "3 أسهم بلا سعر، ولا يدخل ذلك في القيمة."],
  [11, "11 سهمًا بلا سعر، ولا يدخل ذلك في القيمة."],
  [100, "100 سهم بلا سعر، ولا يدخل ذلك في القيمة."],
])("%i positions are counted as Arabic counts them", (number, sentence) => {
  expect(arabic.answerTexts.withoutValue(number)).toBe(sentence);
});

it("symbols in a list keep their own direction, the rest are counted behind them, and no stop stands behind a name", () => {
  expect(arabic.addTexts.again("Apple Inc.")).not.toContain("..");
  const names = arabic.answerTexts.names(["2222.SR", "AAPL"], 4);
  expect(names).toBe("\u20682222.SR\u2069، \u2068AAPL\u2069 و4 غيرها");
});

it("a row that was left out says why, with what stands in its cell", () => {
  const { rowTexts } = arabicImport;
  expect(plain(rowTexts.notANumber("1.2.3"))).toBe("«1.2.3» ليس رقمًا يمكن قراءته بيقين");
  expect(rowTexts.missing("price")).toBe("السعر غير مذكور");
  expect(rowTexts.notAShare("")).toBe("ليس سهمًا");
});

it("a reason to report is stored in English and shown in Arabic; any other is shown as it was written", () => {
  expect(["Advertising", "Spam again"].map(arabicForum.reasonText)).toEqual(["إعلان", "Spam again"]);
});

it("an account without a name of the person's is shown in Arabic, any other as it is named", () => {
  const accounts = ["By hand", "My file", "Fidelity"];
  expect(accounts.map(arabic.addTexts.accountName)).toEqual(["إدخال يدوي", "ملفي", "Fidelity"]);
});
