export const pageTexts = {
  description:
    "Bagaimana Mizan menyaring suatu saham: batas Mizan 33/33/5, standar lain di sampingnya, setiap sumber dan perkiraan, serta satu contoh lengkap.",
} as const;
