export const readTexts = {
  file: "Le trouver dans le rapport",
  fileHint:
    "Le rapport en PDF, ou le fichier balisé du dépôt (XHTML, HTML, XML ou ZIP). Il est lu sur cet appareil et n’est jamais envoyé.",
  reading: "Ouverture du rapport…",
  readingPage: (page: number, pages: number) => `Lecture de la page ${page} sur ${pages}…`,
  cancel: "Annuler",
  none: "Aucun chiffre de ce genre n’a été trouvé dans ce rapport. Veuillez le recopier vous-même.",
  choose: "Lequel est-ce ?",
  chooseParts: "Lequel est-ce ? Plusieurs parties s’additionnent.",
  page: (page: number) => `page ${page}`,
  take: "Utiliser ce chiffre",
  takeSum: (sum: string) => `Utiliser la somme : ${sum}`,
  otherCompany: (named: string, company: string) =>
    `Ce rapport est celui d’une autre société : ${named}, et non ${company}.`,
  notNamed: (company: string) => `Le nom ${company} ne figure pas dans ce rapport. Veuillez vérifier à qui il est.`,
  oldReport: (end: string) =>
    `Les chiffres les plus récents de ce rapport datent du ${end}. Un rapport plus récent est sans doute paru.`,
  problems: {
    too_large: "Ce fichier dépasse 100 Mo, plus que ce qui est lu ici.",
    too_many_pages: "Ce rapport compte plus de 1 500 pages, plus que ce qui est lu ici.",
    no_text: "Ce PDF contient des images de pages sans leur texte : rien ne peut y être trouvé.",
    encrypted: "Ce PDF est protégé par un mot de passe. Veuillez en prendre un sans.",
    broken: "Ce fichier est endommagé et ne peut pas être lu.",
    not_a_report: "Ce n’est ni un PDF ni un rapport aux chiffres balisés.",
    took_long: "Ce rapport est trop long à lire ici.",
    unavailable: "Ce rapport n’a pas pu être lu. Veuillez vérifier votre connexion et réessayer.",
  },
} as const;
