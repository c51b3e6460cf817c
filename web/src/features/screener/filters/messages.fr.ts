/** Apart from the screener's other texts, which the page does not load before an email is given. */
export const gateTexts = {
  title: "Saisissez votre e-mail pour utiliser le screener",
  text: "Le screener est gratuit. Votre e-mail reste dans ce navigateur : il n’est envoyé à personne.",
  features: {
    filters: "Filtrez par résultat, statut, norme, dette, bourse, secteur, branche et région",
    compare: "Comparez jusqu’à quatre actions côte à côte",
    watchlist: "Tenez votre liste de suivi et cherchez dedans",
    download: "Triez par n’importe quel chiffre, et téléchargez tout ce que vous avez trouvé en un fichier",
  },
  email: "Adresse e-mail",
  submit: "Ouvrir le screener",
  invalid: "Veuillez saisir une adresse e-mail valide",
} as const;
