export const pageTexts = {
  description:
    "Paylarınızın hangisi helal, hangisi arındırılacak, hangisi uygun değil; bu yıl ne kadar bağışlanacak ve ne kadarı zekâta girer. Cihazınızda kalır.",
  lead: "Varlıklarınızdan hangileri uygun ve ne kadar bağışlanacak. Bu cihazda kalır.",
} as const;
