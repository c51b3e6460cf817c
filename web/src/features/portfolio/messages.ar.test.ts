import { expect, it } from "vitest";
import * as arabicAdmin from "../admin/messages.ar.ts";
import type * as admin from "../admin/messages.ts";
import * as arabicContact from "../contact/messages.ar.ts";
import type * as contact from "../contact/messages.ts";
import * as arabicForum from "../forum/messages.ar.ts";
import type * as forum from "../forum/messages.ts";
import * as arabicHelp from "./help/messages.ar.ts";
import type * as help from "./help/messages.ts";
import * as arabicImport from "./import/messages.ar.ts";
import type * as imports from "./import/messages.ts";
import * as arabic from "./messages.ar.ts";
import type * as english from "./messages.ts";

/** The same exports with other words. */
type Twin<Module> = { [Name in keyof Module]: Worded<Module[Name]> };
type Worded<Value> = Value extends string
  ? string
  : Value extends (...given: infer Given) => infer Said
    ? (...given: Given) => Said extends string ? string : Said
    : Value extends object
      ? { readonly [Key in keyof Value]: Worded<Value[Key]> }
      : Value;

arabic satisfies Twin<typeof english>;
arabicHelp satisfies Twin<typeof help>;
arabicImport satisfies Twin<typeof imports>;
arabicForum satisfies Twin<typeof forum>;
arabicContact satisfies Twin<typeof contact>;
arabicAdmin satisfies Twin<typeof admin>;

/** Without the signs that keep a name's direction. */
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, "");

it.each([
  [1, "مركز واحد بلا سعر، ولا يدخل ذلك في القيمة."],
  [2, "مركزان بلا سعر، ولا يدخل ذلك في القيمة."],
  [3, "3 مراكز بلا سعر، ولا يدخل ذلك في القيمة."],
  [11, "11 مركزًا بلا سعر، ولا يدخل ذلك في القيمة."],
  [100, "100 مركز بلا سعر، ولا يدخل ذلك في القيمة."],
])("%i positions are counted as Arabic counts them", (number, sentence) => {
  expect(arabic.answerTexts.withoutValue(number)).toBe(sentence);
});

it("symbols in a list keep their own direction, and the rest are counted behind them", () => {
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
