import { SOURCES_DISAGREE_ABOVE, STALE_AFTER_MONTHS } from "../../../../domain/facts/fact-limits.ts";
import { FAR_SIZE_FACTOR, SIMILAR_SIZE_FACTOR } from "../../../../domain/screening/alternatives.ts";
import { HOUSE_EDITION } from "../../../../domain/standards/editions.ts";
import {
  CASH_WITHOUT_INVESTMENTS_DOUBT,
  DEBT_WITH_LEASES_DOUBT_FACTOR,
  DEBT_WITH_LEASES_DOUBT_FACTOR_OF_TENANTS,
  NEAR_LIMIT_MARGIN,
  PURIFICATION_REQUIRED_FROM,
  TOO_OLD_AFTER_MONTHS,
} from "../../../../domain/standards/screening-limits.ts";
import { counted, decimal, exactPercent, formatCount, joined } from "../../../../schema/wording/fr/format.ts";

const { debt, cash, income } = HOUSE_EDITION;
const DEBT_LIMIT = exactPercent(debt.limit);
const CASH_LIMIT = exactPercent(cash.limit);
const INCOME_LIMIT = exactPercent(income.limit);

type ExampleSale = { shares: number; bought: string; sold: string; gain: string; percent: number };

export const methodologyTexts = {
  title: "Méthodologie",
  lead: "Comment Mizan décide si une action est conforme, sous réserve ou non conforme : chaque seuil, chaque source et chaque estimation, pour que vous puissiez vérifier le résultat vous-même.",
  contents: "Sur cette page",

  principles: {
    title: "Les principes",
    lead: "Une action est permise quand l’activité de la société est permise et que trois chiffres restent dans leurs seuils. Un chiffre exactement à son seuil est admis.",
    business: {
      name: "Une activité halal",
      figure: "1er",
      rule: "L’activité principale doit être permise. Une activité interdite arrête là l’examen.",
    },
    debt: {
      name: "Seuil de dette",
      figure: DEBT_LIMIT,
      rule: `Dette portant intérêt, à court et à long terme : au plus ${DEBT_LIMIT} de la capitalisation boursière de la société.`,
    },
    cash: {
      name: "Seuil de dépôts portant intérêt",
      figure: CASH_LIMIT,
      rule: `Liquidités et titres portant intérêt : au plus ${CASH_LIMIT} de sa capitalisation boursière.`,
    },
    income: {
      name: "Seuil de revenus non conformes",
      figure: INCOME_LIMIT,
      rule: `Intérêts et ventes d’activités interdites : au plus ${INCOME_LIMIT} de son chiffre d’affaires total. Nos sources donnent les intérêts ; quand de telles ventes sont probables, l’action est indéterminée.`,
    },
  },

  standards: {
    title: "Les normes de l’AAOIFI appliquées",
    lead: "La méthode suit les publications de l’Organisation de comptabilité et d’audit pour les institutions financières islamiques (AAOIFI).",
    applied: [
      "Norme charia n° 21 : les actions",
      "Norme charia n° 20 : la mourabaha sur marchandises",
      "Principes de purification des biens",
      "Fatwas contemporaines sur le placement en actions",
    ],
    titles:
      "Les titres de l’AAOIFI elle-même sont : n° 21, Financial Paper (Shares and Bonds), et n° 20, Sale of Commodities in Organized Markets. Les deux dernières lignes nomment des sujets et non un document précis.",
    houseTitle: `Pourquoi ${debt.limit}/${cash.limit}/${income.limit}, quand l’AAOIFI est citée avec 30/30/5`,
    house: [
      `Le résultat de Mizan utilise ses propres seuils : ${DEBT_LIMIT} pour la dette, ${CASH_LIMIT} pour les liquidités et titres portant intérêt et ${INCOME_LIMIT} pour les revenus non conformes.`,
      "Le texte de la norme charia n° 21 de l’AAOIFI est cité publiquement avec 30 %, 30 % et 5 %. Le tiers, écrit 33 %, est la limite que retiennent les fournisseurs d’indices. Les seuils de Mizan prennent cette limite avec la méthode de l’AAOIFI.",
      "Les savants et les fournisseurs d’indices divergent, et nous ne tranchons pas pour vous. Chaque action montre son résultat selon chaque norme ci-dessous, sur les mêmes chiffres et à la même date, et nomme le chiffre qui les sépare.",
    ],
    tableTitle: "Les normes côte à côte",
    columns: {
      standard: "Norme",
      debt: "Dette",
      cash: "Liquidités",
      receivables: "Créances",
      income: "Revenus",
      against: "Rapporté à",
      judged: "Peut juger",
    },
    judged: (judged: number, screened: number) => `${formatCount(judged)} sur ${formatCount(screened)}`,
    notCounted: "Pas encore compté",
    judgedNote:
      "Une norme peut juger une société quand une source a ce par quoi elle divise et ce qu’elle compte. Les nombres sont ceux des chiffres embarqués.",
    none: "pas de test",
    averaged: (denominators: string, months: number) => `${denominators} sur ${months} mois`,
    withCash: "avec les liquidités",
    alsoExcludes: "Exclut aussi :",
    source: "Source :",
    detailsTitle: "Ce que chaque norme compte, et où elle le dit",
  },

  verdicts: {
    title: "Ce que signifie un résultat",
    lead: "Chaque résultat vient avec ses raisons, et chaque raison avec le chiffre qui l’a causée.",
    halal: {
      name: "Conforme",
      rule: "L’activité est permise, tous les chiffres sont dans leurs seuils, les justificatifs suffisent et aucune purification n’est nécessaire.",
    },
    questionable: {
      name: "Sous réserve",
      rule: "Dans les seuils, mais une purification est nécessaire, ou les justificatifs laissent un doute.",
    },
    haram: {
      name: "Non conforme",
      rule: "L’activité principale est interdite, ou un chiffre dépasse son seuil.",
    },
    purificationRequired: `La purification est nécessaire à partir de ${exactPercent(PURIFICATION_REQUIRED_FROM)} de revenus non conformes, c’est-à-dire quand ils ne s’arrondissent plus à 0 %. Presque toute société qui a un compte en banque gagne quelques intérêts. Le montant lui-même est toujours calculé, et affiché quand il dépasse zéro. Quand une source donne les liquidités sans les placements à court terme, les intérêts estimés d’après elles ne sont qu’un minimum. Cela ne prouve jamais qu’il n’y a rien à purifier : le montant porte alors la mention « au moins ».`,
    doubtsTitle: "Ce qui laisse un doute",
    doubts: [
      "Un chiffre nécessaire au test manque. Des données manquantes ne rendent jamais une action conforme, et ne sont jamais appelées non conformes.",
      `Un chiffre a plus de ${STALE_AFTER_MONTHS} mois. Jusqu’à ${TOO_OLD_AFTER_MONTHS} mois, le résultat tient tant que chaque ratio qui repose sur lui est d’au plus un tiers de son seuil (11 % pour 33 %) : parmi ces sociétés, 0 à 2 sur cent avaient dépassé le seuil un an ou deux plus tard. Une dette d’une fois et demie son seuil reste exclue ; tout ce qui est entre les deux laisse le résultat indéterminé, et tout ce qui est plus ancien aussi.`,
      `Deux sources s’écartent de plus de ${exactPercent(SOURCES_DISAGREE_ABOVE)}.`,
      "Les savants divergent sur l’activité, ou une part interdite en est probable et n’est pas déclarée.",
      `Une estimation se trouve à ${decimal(NEAR_LIMIT_MARGIN)} point de pourcentage ou moins d’un seuil.`,
      `Une source donne les liquidités sans les placements à court terme. À partir de ${exactPercent(CASH_WITHOUT_INVESTMENTS_DOUBT.of)} de la capitalisation boursière (pour un seuil de ${exactPercent(CASH_WITHOUT_INVESTMENTS_DOUBT.outOf)}), le résultat est alors indéterminé ; au-dessus du seuil, elles excluent à coup sûr.`,
      `Une source donne la dette avec les locations simples. Au-dessus du seuil, jusqu’à ${decimal(DEBT_WITH_LEASES_DOUBT_FACTOR)} fois celui-ci (${decimal(DEBT_WITH_LEASES_DOUBT_FACTOR_OF_TENANTS)} fois pour les sociétés qui louent leurs locaux ou leurs flottes), le résultat est indéterminé ; au-delà, elle exclut.`,
      "Des intérêts seulement estimés dépassent le seuil : une estimation seule ne rend aucune action non conforme.",
      "Une source ne donne qu’un maximum des liquidités ou des intérêts, avec d’autres actifs ou d’autres revenus dedans, et ce maximum dépasse le seuil.",
      "Une société d’Arabie saoudite doit plus que le seuil. Le financement islamique n’est pas une dette à intérêt, et les sources ne distinguent pas les deux.",
    ],
  },

  activities: {
    title: "Les activités",
    lead: "Le premier test regarde ce que fait la société, d’après la catégorie qu’un document déposé ou une bourse lui donne.",
    prohibitedTitle: "Activités interdites",
    prohibited: [
      "Banque et assurance conventionnelles",
      "Alcool",
      "Paris et jeux d’argent",
      "Porc",
      "Divertissement pour adultes",
      "Armement et défense",
      "Tabac",
      "Prêt à intérêt",
    ],
    detailTitle: "Comment chaque branche est traitée",
    prohibitedDetail: "Interdite",
    differedDetail: "Les savants divergent",
    differedNote: "L’action est indéterminée ; nous nommons la divergence et ne la tranchons pas.",
    mixedDetail: "D’ordinaire mixte",
    mixedNote:
      "Une part interdite est probable, et nos sources ne disent pas quelle est sa taille. L’action est indéterminée.",
    unclearDetail: "Trop vague pour juger",
    unclearNote: "La catégorie en dit trop peu pour juger l’activité. L’action est indéterminée.",
    decisions: "Catégories sur lesquelles les sources se contredisent",
    decisionsNote:
      "Les fournisseurs de données mettent des sociétés semblables dans des catégories différentes. Chacune suit ici une seule voie :",
    islamicTitle: "Banques et assureurs islamiques",
    islamic:
      "Une institution qui travaille sans intérêt de par ses propres statuts n’est pas interdite par son secteur. Elle serait examinée selon ses revenus, mais nos sources ne disent pas quelle part n’en est pas permise : celles-ci sont donc indéterminées :",
    islamicWithoutLink: "Celles qui sont nommées sans lien sont celles pour lesquelles une loi fait foi :",
    islamicSource: (source: string) =>
      source.startsWith("Saudi Finance")
        ? "la loi saoudienne sur le contrôle des sociétés de financement, qui les oblige à suivre la charia selon ce qu’en décident leurs comités"
        : source,
  },

  example: {
    title: "Un exemple calculé",
    invented: "Chiffres inventés",
    lead: "La société ci-dessous n’existe pas. Ses chiffres sont ronds, pour que vous puissiez vérifier le calcul de tête.",
    facts: {
      marketCapitalization: "Capitalisation boursière",
      interestBearingDebt: "Dette portant intérêt",
      cash: "Liquidités et titres portant intérêt",
      totalRevenue: "Chiffre d’affaires total",
      interestIncome: "Produits d’intérêts",
      prohibitedSales: "Ventes d’activités interdites",
      dividendPerShare: "Dividende par action, douze derniers mois",
    },
    stepsTitle: "Les trois tests",
    within: "dans le seuil",
    above: "au-dessus du seuil",
    statusTitle: "Le résultat",
    millions: (amount: string) => `${amount} millions de dollars`,
    status: (percent: number) =>
      `Les trois sont dans leurs seuils, et des revenus non conformes de ${exactPercent(percent)} demandent une purification.`,
    splitTitle: "Là où les normes divergent",
    split: (percent: number, failing: readonly string[]) =>
      `Une dette de ${exactPercent(percent)} est dans le seuil de ${DEBT_LIMIT}, mais au-dessus de celui d’autres normes : ${joined(failing)}. La même société, le même jour, un autre résultat.`,
    purificationTitle: "Ce que reverse un actionnaire",
    dividend: (dividend: string, percent: number) => `Un dividende de ${dividend} × ${exactPercent(percent)} fait`,
    dividendOn: (shares: number) => `par action ; sur ${counted(shares, "action")},`,
    sale: ({ shares, bought, sold, gain, percent }: ExampleSale) =>
      `${counted(shares, "action achetée", "actions achetées")} à ${bought} et ${shares < 2 ? "vendue" : "vendues"} à ${sold} : ${shares} × ${gain} × ${exactPercent(percent)} fait`,
  },

  purification: {
    title: "Purification",
    lead: "Un revenu qui n’est pas permis n’est pas à vous. Il est reversé à des œuvres, sans en attendre de récompense.",
    formulaTitle: "Sur un dividende",
    formula: "montant à reverser = (revenus non conformes ÷ revenus totaux) × dividende reçu",
    gainsTitle: "Sur une vente avec un gain",
    gainsFormula:
      "montant à reverser = actions × (prix de vente − prix d’achat) × ratio de revenus non conformes ÷ 100",
    positions:
      "Les savants divergent sur la manière. Muhammad Taqi Usmani demande cette part du dividende, et juge plus prudent de purifier aussi un gain ; d’autres disent qu’un gain n’en demande pas. La norme n° 21 de l’AAOIFI répartit les revenus non conformes de la société entre toutes ses actions, qu’elle ait versé un dividende ou non.",
    note: "La page d’une action a un calculateur pour ces manières. Les dividendes sont ceux des douze derniers mois.",
    portfolio:
      "Le portefeuille tient un registre de ce que vous avez reçu et vendu : chaque écriture avec le ratio qui valait à son jour, les trois manières côte à côte, ce qui a été reversé et ce qui reste à reverser. Une année calculée à la main figure au-dessous.",
    portfolioLink: "Ouvrir le portefeuille",
  },

  data: {
    title: "D’où viennent les chiffres",
    sources: [
      ["Données financières", "Les fournisseurs de données de marché et les documents déposés par les sociétés."],
      [
        "Données de conformité",
        "La composition d’ETF halal. Un service de filtrage halal peut s’y ajouter ; aucun n’est branché aujourd’hui. C’est un deuxième avis sur notre résultat, jamais le résultat.",
      ],
      ["Classement", "Les documents réglementaires et les rapports des sociétés."],
    ],
    evidence: "Chaque chiffre sur la page d’une action porte sa date et l’une de ces sources :",
    processingTitle: "Comment ils sont traités",
    processing: [
      ["Mise à jour mensuelle automatique", "Le dernier week-end de chaque mois à 2 h UTC."],
      [
        "Comparaison entre les sources",
        "Les chiffres que donnent deux sources sont comparés ; une grande différence est un doute.",
      ],
      [
        "Détection d’anomalies",
        "Les changements inhabituels sont signalés pour une vérification manuelle, et les derniers chiffres fiables restent jusqu’à ce qu’une personne ait regardé.",
      ],
      [
        "Chaque changement est public",
        "Un résultat qui en devient un autre figure sur la page « Ce qui a changé » avec sa cause : les chiffres de la société, son cours, une source corrigée, une de nos règles, ou l’ancienneté. Les flux et les notifications sont faits de la même liste.",
      ],
      [
        "Les règles changent à un jour annoncé",
        "Un changement de nos seuils ou de nos activités y est annoncé avec les actions qu’il toucherait, et vaut à partir d’une mise à jour fixée d’avance.",
      ],
      [
        "Chiffres des lecteurs",
        "Toute personne qui a un rapport d’une société peut en donner un chiffre, avec l’adresse et la page du rapport. Un autre lecteur doit y trouver le même (deux, si l’adresse n’est pas officielle) ; puis un administrateur l’accepte, avec une raison que tous peuvent lire. Il ne l’emporte jamais sur un document officiel que nous avons lu nous-mêmes, et il peut être annulé.",
      ],
    ],
  },

  estimation: {
    title: "Vérifié et estimé",
    lead: "Chaque cotation est marquée.",
    verified: "Vérifié",
    verifiedRule: "Chaque chiffre des tests a été lu dans une source officielle.",
    estimated: "Estimé",
    estimatedRule: "Au moins un chiffre a été dérivé ou arrondi parce qu’aucune source officielle ne le donne.",
    usedForTitle: "Où l’estimation est utilisée",
    usedFor: [
      "Sociétés non cotées",
      "Introductions en bourse récentes",
      "Publications internationales tardives",
      "Filiales",
      "Conglomérats",
      "Sociétés holding",
      "Sociétés en transformation",
      "Nouveaux modèles d’affaires",
    ],
    methodsTitle: "Comment nous estimons",
    methods: [
      [
        "Ratios moyens de la branche",
        "Pas utilisés aujourd’hui : nous n’avons pas de moyennes avec une source. Ils ne rendraient jamais une action conforme.",
      ],
      [
        "Répartition du chiffre d’affaires",
        "À tirer des rapports par secteur. Pas utilisée aujourd’hui : aucune de nos sources ne les a, une activité mixte est donc marquée « Sous réserve ».",
      ],
      [
        "Une approche prudente",
        "Utilisée : les actions qui laissent un doute sont marquées « Sous réserve », non « Conforme ».",
      ],
    ],
    ratesTitle: "Les intérêts qui ne sont pas déclarés",
    rates:
      "Quand une société ne déclare pas ses produits d’intérêts, nous estimons une année d’intérêts sur ses liquidités et titres portant intérêt au taux court de sa monnaie. Quand ses comptes montrent que les intérêts ne peuvent pas dépasser un autre revenu, l’estimation ne dépasse jamais ce revenu, et le chiffre porte la mention « au plus ».",
    ratesFold: "Les taux et leurs dates",
    rateColumns: ["Devise", "Par an", "Au", "Source"],
  },

  alternatives: {
    title: "De meilleures alternatives",
    lead: "Une action non conforme, indéterminée ou à purifier nomme jusqu’à cinq sociétés de la même activité au statut meilleur. Ce sont des sociétés comparables, trouvées par une règle ; ce n’est pas un conseil.",
    rules: [
      [
        "La même activité",
        "Des sociétés de la branche de l’action, quel que soit le nom que sa source lui donne (brasseurs et fabricants de sodas sont les uns et les autres des boissons).",
      ],
      [
        "Un meilleur statut",
        "Seulement des sociétés permises : pour une action non conforme ou indéterminée, celles qui sont conformes ou à purifier ; pour une action à purifier, celles qui sont conformes. Une action indéterminée n’est jamais proposée.",
      ],
      [
        "Une taille semblable d’abord",
        `Une société jusqu’à ${SIMILAR_SIZE_FACTOR} fois plus grande ou plus petite par sa capitalisation boursière vient avant toutes les autres, pour qu’à une grande société on ne réponde pas par la plus petite de sa branche. Une société plus de ${FAR_SIZE_FACTOR} fois plus grande ou plus petite est écartée quand une plus proche est permise.`,
      ],
      [
        "Sa région, puis les plus proches par la taille",
        "Parmi celles-ci, puis parmi les autres, les sociétés de la région de l’action viennent d’abord, et ensuite les plus proches par la taille, selon combien de fois une capitalisation contient l’autre. Une société apparaît une seule fois, par sa cotation d’origine.",
      ],
    ],
  },

  scorecard: {
    title: "Contrôlé avec des fonds halal et des listes de régulateurs",
    lead: (screened: string) =>
      `Ce que d’autres détiennent ou inscrivent, à côté de nos résultats du ${screened}, selon la norme que chacun suit. Un autre comité a choisi ces actions, à ses propres dates : c’est donc un contrôle de notre méthode et jamais un résultat. Une action qui n’y figure pas n’est pas pour autant non conforme : un fonds détient une petite partie de ce que son indice peut contenir.`,
    listLead: (list: string, day: string, standard: string, members: number) =>
      `${list}, au ${day}, selon les seuils : ${standard}. Sur ses ${counted(members, "membre que nous examinons", "membres que nous examinons")},`,
    members: { halal: "conformes ici", questionable: "à purifier ou indéterminées ici", haram: "non conformes ici" },
    byHouse: (count: number) =>
      `Selon les seuils de Mizan, ${counted(count, "serait non conforme", "seraient non conformes")}.`,
    remaining:
      "Ce qui reste, d’après les seuils de Mizan : les actions que les deux fonds halal américains détiennent et que nous laissons dans le doute, et celles du S&P 500 qui sont admises ici et qu’aucun des deux ne détient.",
    causes: {
      business: "font ce qui est sur notre liste d’activités interdites",
      near_limit:
        "dépassent le seuil d’un dixième au plus : des chiffres d’un autre jour, ou sans les locations, décident",
      passes_by_value:
        "sont admises quand les mêmes chiffres sont rapportés à la capitalisation boursière, comme le font certains indices du même éditeur",
      later_figures: "ont ici des chiffres plus récents que ceux que la liste a pu connaître",
      unexplained: "dépassent le seuil pour une raison que nous ne connaissons pas",
      older_than_standard: "ne peuvent pas être jugées : la liste est plus ancienne que sa norme",
      near_by_newest: "sont proches du seuil d’endettement ou au-dessus d’après leurs chiffres les plus récents",
      part_not_known: "attendent le chiffre d’affaires d’une partie interdite ou discutée de leur activité",
      figure_missing: "n’ont pas tous leurs chiffres",
      judged_otherwise:
        "sont admises ici et ne sont dans aucun des deux fonds : il divise par autre chose, ou juge l’activité autrement",
    } as Readonly<Record<string, string>>,
    byWeight: "Les fonds halal en poids",
    byWeightText:
      "Chaque jeu de données analyse par transparence les fonds halal dont nous connaissons la composition et garde, avec sa date, quelle part du poids de chacun est conforme, à purifier, indéterminée, non conforme et non jugée selon chaque norme.",
    byWeightBelow: "Le tableau est à la fin de cette page.",
    companies: "Une société, une réponse",
    contradictions: (companies: number, differing: number) =>
      `${counted(companies, "société est examinée", "sociétés sont examinées")} sur plus d’une cotation ; pour ${formatCount(differing)} d’entre elles, les résultats des cotations diffèrent.`,
    names: (typed: number, opened: number) =>
      `Sur ${counted(typed, "nom saisi", "noms saisis")} comme les gens les saisissent, ${counted(opened, "ouvre", "ouvrent")} la société visée.`,
  },

  disclaimer: {
    title: "Avertissement",
    text: "Ce que vous lisez sur Mizan n’est ni un conseil financier ni un avis religieux. C’est le résultat d’une méthode exposée, appliquée à des chiffres publics, qui peuvent être faux ou tardifs. Interrogez un savant de confiance sur votre propre cas, et un conseiller sur votre argent.",
  },

  resources: {
    title: "Ressources externes",
    links: [
      ["AAOIFI", "https://aaoifi.com", "L’éditeur des normes charia."],
      ["SEC EDGAR", "https://www.sec.gov/edgar", "Les documents déposés par les sociétés cotées aux États-Unis."],
      [
        "Académie internationale du Fiqh islamique",
        "https://iifa-aifi.org/en",
        "Les résolutions de l’Académie du Fiqh de l’OCI.",
      ],
    ],
    next: "Quelque chose semble faux ?",
    contact: "Écrivez-nous",
    screen: "Vérifier une action",
  },

  denominators: {
    marketCapitalization: "capitalisation boursière",
    averageMarketCapitalization: "capitalisation boursière moyenne",
    longAverageMarketCapitalization: "capitalisation boursière moyenne",
    totalAssets: "total de l’actif",
  },
} as const;
