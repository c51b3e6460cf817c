/** What the site says of itself outside its pages: on the pictures of shared links, and to a device that installs it. */
export const shareImageTexts = {
  mizan: { title: "Sachez ce que vous possédez", lead: "Filtrage halal, zakat et cours. Gratuit." },
  stocks: {
    title: "Cette action est-elle halal ?",
    lead: "Le résultat, ses ratios et les documents dont ils viennent.",
  },
  funds: {
    title: "Ce fonds est-il halal ?",
    lead: "Ligne par ligne : quelle part est conforme, et ce qui ne l’est pas.",
  },
  screener: { title: "Passez le marché au filtre", lead: "Par résultat, bourse, secteur et région." },
  zakat: { title: "Calculez votre zakat", lead: "Épargne, or, actions et commerce, chacun selon sa règle." },
  learn: { title: "La finance islamique, depuis les bases", lead: "Des cours gratuits où chaque chiffre est calculé." },
  methodology: {
    title: "Comment une action est examinée",
    lead: "Chaque seuil, source et estimation, et les normes côte à côte.",
  },
  community: { title: "Demandez, répondez, comparez", lead: "Investisseurs musulmans et savants. Sans compte." },
  donate: { title: "Un dollar par mois", lead: "Mizan reste gratuit pour tous." },
};

export const manifestTexts = {
  description: "Filtrage halal des actions avec ses justificatifs, purification, zakat et cours. Gratuit.",
  /** Names of the shortcuts in web/public/manifest.webmanifest, in its order. */
  shortcuts: ["Screener d’actions", "Calculateur de zakat", "Espace d’apprentissage"],
};

export const untilBuiltTexts = {
  title: "Mizan en français se prépare",
  text: "Mizan vient d’être lancé sur cet ordinateur et prépare une langue après l’autre. Cette page s’ouvrira d’elle-même d’ici une demi-minute environ.",
  english: "La lire maintenant en anglais",
};
