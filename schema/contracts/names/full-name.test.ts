import { describe, expect, it } from "vitest";
import { complaintAboutName, stacksMarks } from "./full-name.ts";

describe("a name that a visitor chooses", () => {
  it.each([
    "Amina Yusuf",
    "أمينة يوسف",
    "Zoë Müller-O’Brien",
    "Nguyễn Thị Minh Khai",
    "محمد علي",
    "Şükrü Çağlar",
    "محمّد",
    "Иван Петров",
    "João da Silva Jr.",
    "می‌خواهم رضا",
    "சுந்தர்",
    "李小龍",
    "Ibn ʿAbbās",
    "Mizanur Rahman",
    "Adrian",
    "Drew Imamovic",
    "Alamgir",
    "Timothy Teamer",
    "Ayşe (Ankara)",
  ])("may be %s", (name) => {
    expect(complaintAboutName(name)).toBeUndefined();
  });

  it.each([
    "The Mizan Team",
    "Mızan Team",
    "ᴍɪᴢᴀɴ team",
    "فريق ميزان",
    "Ｍ i z a n",
    "Міzаn",
    "MlZAN",
    "M1zan",
    "rnizan",
    "𝐌𝐢𝐳𝐚𝐧",
    "Ⓜⓘⓩⓐⓝ",
    "Мизан Mizan",
    "mi-zan",
    "ميــزان",
    "MIZÁN",
    "m.i.z.a.n",
    "mizan.app",
  ])("is not ours, however %s is written", (name) => {
    expect(complaintAboutName(name)).toMatch(/name_of_mizan|name_signs/);
  });

  it.each([
    "Mufti Ahmad",
    "Sheikh Yusuf",
    "الشيخ أحمد",
    "شیخ احمد",
    "Imam Malik",
    "Dr. Amina",
    "Dr Amina",
    "د. أمينة",
    "Verified Scholar",
    "ADMIN",
    "Adm1n",
    "аdmіn",
    "Moderator",
    "Modеrаtor",
    "a d m i n",
    "Ahmad the Scholar",
    "مفتي الديار",
    "MUFTI",
    "Müfti",
    "Şeyh Bedri",
    "Support",
    "SheikhYusuf",
    "إمام",
    "امام المسجد",
    "Ustadh Ali",
    "Team",
    "Official",
    "𝕬𝖉𝖒𝖎𝖓",
    "ѕсhоlаr Ali",
    "Schοlar",
    "مشرف",
    "Cheikh Anta",
    "Drs. dr. Ahmad",
  ])("claims no title: %s", (name) => {
    expect(complaintAboutName(name)).toBe("name_claims_office");
  });

  it.each([
    ["Ali ✅", "name_signs"],
    ["★ Ali ★", "name_signs"],
    ["🕌 Ali", "name_signs"],
    ["Ali ☑", "name_signs"],
    ["Ali ™", "name_signs"],
    ["Ali\u202Enimda", "name_hidden_character"],
    ["\u200BAli", "name_hidden_character"],
    ["A\u00ADli", "name_hidden_character"],
    ["ㅤ", "name_hidden_character"],
    ["⠀Ali", "name_hidden_character"],
    ["Ali\u{E0041}", "name_hidden_character"],
    [`A${"\u0301".repeat(200)}li`, "too_many_marks"],
    ["Ali\u20DD", "too_many_marks"],
    ["two\nlines", "name_on_lines"],
  ] as const)("contains no hidden, stacked or pictorial characters: %j", (name, complaint) => {
    expect(complaintAboutName(name)).toBe(complaint);
  });
});

it("lets no mark leave its line, and keeps marks that languages use", () => {
  expect(stacksMarks(`a${"\u0335".repeat(5)}`, 4)).toBe(true);
  for (const text of ["بِسْمِ ٱللَّهِ ٱلرَّحْمَٰنِ ٱلرَّحِيمِ", "Việt Nam", "שָׁלוֹם", "ก็ ที่ น้ำ", "हिन्दी"])
    expect(stacksMarks(text, 4)).toBe(false);
});
