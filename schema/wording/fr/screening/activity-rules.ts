import type { ActivityId } from "../../../../domain/standards/activities.ts";

const NAMES: Readonly<Record<ActivityId, string>> = {
  banking: "Banque conventionnelle",
  insurance: "Assurance conventionnelle",
  insuranceBrokerage: "Courtage d’assurance",
  lending: "Prêt à intérêt",
  brokerage: "Banque d’investissement et courtage conventionnels",
  alcohol: "Alcool",
  gambling: "Jeux d’argent",
  casinoProperty: "Immobilier de casinos",
  pork: "Porc",
  tobacco: "Tabac",
  adult: "Divertissement pour adultes",
  weapons: "Armement et défense",
  cinema: "Cinéma et divertissement",
  cinemas: "Salles de cinéma",
  music: "Musique",
  broadcasting: "Radio et télévision",
  hotels: "Hôtels et hébergement",
  airlines: "Compagnies aériennes",
  cruises: "Croisières",
  payments: "Traitement des paiements",
  exchange: "Bourses et données financières",
  assetManagement: "Gestion d’actifs",
  financialTechnology: "Actifs numériques",
  advisory: "Conseil financier",
  cooperativeInsurance: "Assurance coopérative",
  helpToLenders: "Services aux prêteurs et aux assureurs",
  serviceContracts: "Contrats d’entretien",
  dating: "Services de rencontre",
  cannabis: "Cannabis",
  groceries: "Épiceries et supermarchés",
  foodDistribution: "Distribution alimentaire",
  discountStores: "Magasins à bas prix",
  drugstores: "Drugstores",
  fuelStations: "Stations-service et commerces de proximité",
  restaurants: "Restauration",
  meat: "Viande",
  beverages: "Boissons",
  aerospace: "Aérospatiale et défense",
  conglomerate: "Conglomérat",
  travel: "Services de voyage",
  tradingHouse: "Maison de négoce",
  alcoholPart: "Alcool à côté d’autres produits",
  gamblingPart: "Jeux d’argent à côté d’autres jeux",
  lendingPart: "Un prêteur dans le groupe",
  lendingShops: "Magasins qui font crédit",
  clientMoney: "Intérêts sur l’argent des clients",
  insurancePart: "Un assureur dans le groupe",
  hotelPart: "Hôtels à côté d’autres biens immobiliers",
  deliveries: "Livraison de repas et de courses",
  general: "Commerce et industrie",
  leaseHeavy: "Commerce et industrie",
  videoGames: "Jeux vidéo",
  property: "Immobilier",
  royaltyTrust: "Redevances",
  shell: "Société sans activité",
  unclearFinance: "Services financiers, sans précision",
  unclearProperty: "Société foncière, sans précision",
  unclearLeisure: "Loisirs, sans précision",
  unclearOther: "Sans précision",
  unknown: "Non classé",
  islamicFinance: "Finance islamique",
};

export const activityClassName = (id: ActivityId): string => NAMES[id];

const ON_THE_LIST = "dans la liste des activités interdites de Mizan";
const NOTHING_PROHIBITED = "Aucune activité interdite dans cette branche.";

export const ACTIVITY_RULES: Readonly<Record<ActivityId, string>> = {
  banking: `La banque conventionnelle, qui prête à intérêt, est ${ON_THE_LIST}.`,
  insurance: `L’assurance conventionnelle est ${ON_THE_LIST}.`,
  insuranceBrokerage: `L’assurance conventionnelle est ${ON_THE_LIST} ; les courtiers sont payés pour la vendre.`,
  lending: `Le prêt à intérêt est ${ON_THE_LIST}.`,
  brokerage: `La finance conventionnelle est ${ON_THE_LIST} ; cette activité prête sur marge et fait le commerce de dettes.`,
  alcohol: `L’alcool est ${ON_THE_LIST}.`,
  gambling: `Les jeux d’argent sont ${ON_THE_LIST}.`,
  casinoProperty: `Les jeux d’argent sont ${ON_THE_LIST} ; les loyers viennent de casinos.`,
  pork: `Le porc est ${ON_THE_LIST}.`,
  tobacco: `Le tabac est ${ON_THE_LIST}.`,
  adult: `Le divertissement pour adultes est ${ON_THE_LIST}.`,
  weapons: `L’armement et la défense sont ${ON_THE_LIST}.`,
  cinema: "Les savants divergent sur le cinéma, les séries et les spectacles ; beaucoup dépend de leur contenu.",
  cinemas: "Les savants divergent sur le cinéma et les spectacles ; beaucoup dépend de leur contenu.",
  music: "Les savants divergent sur la musique et le divertissement musical.",
  broadcasting: "Les savants divergent sur la radio et la télévision ; beaucoup dépend de ce qui est diffusé.",
  hotels: "Les savants divergent sur les hôtels ; la plupart servent de l’alcool et peu disent combien.",
  airlines:
    "Les savants divergent sur les compagnies aériennes ; la plupart servent de l’alcool et aucune ne dit combien.",
  cruises: "Les navires ont des bars et des casinos, dont les revenus sont rarement déclarés.",
  payments:
    "Le service est permis, mais il sert en grande partie des cartes à intérêt ; les savants divergent sur la commission.",
  exchange:
    "Les commissions viennent de la négociation et de la notation d’actions, mais aussi d’obligations conventionnelles et de produits dérivés ; les savants divergent.",
  assetManagement:
    "Les commissions viennent de la gestion de fonds conventionnels, obligations comprises ; les savants divergent sur la part permise.",
  financialTechnology:
    "Les savants divergent sur les cryptomonnaies, sur leur minage et sur la tenue d’un marché pour elles.",
  advisory:
    "Les commissions viennent du conseil en fusions, mais aussi en dettes conventionnelles ; les savants divergent sur la part permise.",
  cooperativeInsurance:
    "Les assurés s’assurent mutuellement, mais les savants divergent sur la question de savoir si tout assureur de ce type est un takaful.",
  helpToLenders:
    "Elle ne prête ni n’assure, mais elle est payée par des entreprises qui le font ; les savants divergent sur ces services.",
  serviceContracts:
    "Un prix fixe achète des réparations qui ne seront peut-être jamais nécessaires, ce que certains savants jugent comme une assurance.",
  dating:
    "Beaucoup de savants s’opposent aux rencontres hors mariage ; certains jugent un tel service selon son usage.",
  cannabis: "Les savants permettent certains usages médicaux et interdisent l’usage du cannabis comme enivrant.",
  groceries: "Les magasins de ce type vendent de l’alcool, du tabac ou du porc ; la part n’est pas déclarée.",
  foodDistribution: "La gamme comprend d’ordinaire de l’alcool ou du porc ; la part n’est pas déclarée.",
  discountStores: "Les magasins de ce type vendent de l’alcool ou du tabac ; la part n’est pas déclarée.",
  drugstores: "Les magasins de ce type vendent souvent de l’alcool ou du tabac ; la part n’est pas déclarée.",
  fuelStations: "Leurs boutiques vendent de l’alcool et du tabac ; la part n’est pas déclarée.",
  restaurants: "Du porc ou de l’alcool est d’ordinaire à la carte ; la part n’est pas déclarée.",
  meat: "Les entreprises de viande vendent d’ordinaire du porc ; la part n’est pas déclarée.",
  beverages: "La catégorie réunit les boissons sans alcool et l’alcool.",
  aerospace: "La catégorie réunit les avions civils et les armes ; la part de défense n’est pas déclarée ici.",
  conglomerate:
    "Un groupe d’activités disparates : sans rapport par secteur, une part interdite ne peut pas être exclue.",
  travel:
    "Les sociétés de voyage vendent aussi des hôtels, des croisières et des assurances ; la part n’est pas déclarée.",
  tradingHouse:
    "Une maison de négoce fait le commerce d’aliments, de tabac ou d’armes parmi bien d’autres choses ; la part n’est pas déclarée.",
  alcoholPart: "Elle vend aussi de l’alcool ; les sources ne disent pas ici combien.",
  gamblingPart: "Les paris ou les machines à sous font partie de son activité ; les sources ne disent pas ici combien.",
  lendingPart: "Une partie du groupe prête à intérêt ; les sources ne disent pas ici combien.",
  lendingShops: "Ses clients lui paient des intérêts ; les sources ne disent pas ici combien.",
  clientMoney:
    "Les intérêts sur l’argent qu’elle garde pour ses clients font partie de son chiffre d’affaires ; les sources ne disent pas ici combien.",
  insurancePart:
    "L’assurance conventionnelle fait partie de son activité ; les sources ne disent pas ici pour combien.",
  hotelPart:
    "Des hôtels font partie de son activité, et la plupart servent de l’alcool ; les sources ne disent pas ici combien.",
  deliveries: "Restaurants et magasins vendent par elle de l’alcool et du porc ; la part n’est pas déclarée.",
  general: NOTHING_PROHIBITED,
  leaseHeavy: NOTHING_PROHIBITED,
  videoGames: NOTHING_PROHIBITED,
  property: NOTHING_PROHIBITED,
  royaltyTrust: NOTHING_PROHIBITED,
  shell: "Une société qui n’a pas encore d’activité propre.",
  unclearFinance: "La catégorie mêle des prêteurs et des entreprises qui ne prêtent pas : elle en dit trop peu.",
  unclearProperty:
    "La catégorie mêle des propriétaires d’immeubles et des prêteurs hypothécaires : elle en dit trop peu.",
  unclearLeisure:
    "La catégorie mêle des hôtels, des restaurants et des casinos à d’autres loisirs : elle en dit trop peu.",
  unclearOther: "La catégorie en dit trop peu sur l’activité.",
  unknown: "Aucune source ne dit ce que fait la société.",
  islamicFinance: "Une institution financière islamique : examinée selon ses revenus, non selon son secteur.",
};
