export const edgeTexts = {
  fundNotFound: "فنڈ نہیں ملا",
  tryLater: "شیئر لوڈ نہیں ہو سکا۔ براہِ کرم ایک منٹ بعد دوبارہ کوشش کریں۔",
} as const;
