export const pageTexts = {
  description:
    "Calculez votre zakat sur l’épargne, l’or, les actions et le commerce : le nisab au prix du jour, chaque bien selon sa règle, et qui soutient chaque position.",
  lead: "Ajoutez ce que vous possédez, choisissez le nisab et voyez ce que vous devez et pourquoi.",
} as const;
