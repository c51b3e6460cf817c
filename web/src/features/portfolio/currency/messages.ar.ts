import { isolate } from "../../../../../schema/wording/ar/format.ts";

export const shownMoneyTexts = {
  label: "اعرض المبالغ بعملة",
  at: (currency: string, day: string) =>
    `المبالغ بعملة ${isolate(currency)} تقريبية، بسعر صرف ${day}. ويبقى السجل وملفاته بالدولار الأمريكي.`,
  noRate: (currency: string) => `لا يُعرف سعر صرف ${isolate(currency)}، فتُعرض بالدولار الأمريكي.`,
} as const;
