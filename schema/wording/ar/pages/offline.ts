import { isolate } from "../format.ts";

export const keptAnswerTexts = {
  title: "معروض من هذا الجهاز",
  stock: (symbol: string, day: string) =>
    `لا يوجد اتصال. هذا سهم ${isolate(symbol)} كما عُرض هنا آخر مرة بتاريخ ${day}.`,
  nisab: (day: string) => `لا يوجد اتصال. هذا النصاب كما عُرض هنا آخر مرة بتاريخ ${day}.`,
  course: (day: string) => `لا يوجد اتصال. هذه الدورة كما عُرضت هنا آخر مرة بتاريخ ${day}.`,
} as const;
