import type { BusinessOverrideId } from "../../../../domain/standards/business-overrides.ts";
import { businessWording } from "../../business-rules.ts";
import { industryText } from "../industries.ts";
import { ACTIVITY_RULES, activityClassName } from "./activity-rules.ts";
import { INPUT_LABELS } from "./inputs.ts";

/** What each such business is called, and why it is judged so. */
const OVERRIDES: Readonly<Record<BusinessOverrideId, readonly [name: string, reason: string]>> = {
  "internet-services-and-video-games": [
    "Services Internet et jeux vidéo",
    "Classée dans les télécommunications par certaines sources ; elle vend des services en ligne, des jeux et de la publicité.",
  ],
  "navigation-devices-and-watches": [
    "Appareils de navigation et montres",
    "Classée parmi les instruments de navigation avec des fabricants d’armes ; elle vend au grand public et à l’aviation civile.",
  ],
  "engineering-and-construction": [
    "Ingénierie et construction",
    "Classée dans les services militaires et publics ; elle conçoit, construit ou contrôle des ouvrages civils.",
  ],
  "non-alcoholic-beverages": [
    "Boissons sans alcool",
    "Classée avec les brasseurs et les distillateurs ; elle vend du café ou de l’eau de coco.",
  ],
  "fertility-care": [
    "Soins de fertilité",
    "Classée avec les assureurs santé ; elle organise des soins pour des employeurs et n’assure aucun risque.",
  ],
  "resorts-and-hotels": [
    "Complexes touristiques et hôtels",
    "Classée avec les casinos, les loisirs ou les constructeurs de logements ; elle exploite des complexes touristiques et des hôtels.",
  ],
  "parks-and-sports": [
    "Parcs et sports",
    "Classée avec les machines à sous ; elle exploite des parcs ou un club sportif.",
  ],
  gambling: [
    "Jeux d’argent",
    "Classée dans les loisirs ou les logiciels ; les paris, les loteries, les machines à sous ou les services aux bookmakers sont son activité.",
  ],
  "music-and-shows": [
    "Musique et spectacles",
    "Classée dans les loisirs, les logiciels ou l’électronique ; la musique est l’une de ses activités principales.",
  ],
  entertainment: [
    "Divertissement",
    "Classée dans les loisirs, les sites web ou la publicité ; les films sont l’une de ses activités principales.",
  ],
  cinemas: [
    "Salles de cinéma",
    "Classée avec les producteurs de films ; elle exploite des cinémas dans des bâtiments loués.",
  ],
  "shared-offices": [
    "Bureaux partagés",
    "Classée avec les bailleurs ou les services immobiliers ; elle loue elle-même les bureaux qu’elle donne en location.",
  ],
  "outdoor-advertising": [
    "Affichage publicitaire",
    "Classée avec les agences de publicité ; elle loue les emplacements de ses panneaux.",
  ],
  "casino-property": ["Immobilier de casinos", "Classée comme société foncière ; ses locataires sont des casinos."],
  "cinema-property": [
    "Immobilier de cinémas",
    "Classée comme société foncière ; des cinémas et d’autres lieux de divertissement paient une grande partie de ses loyers.",
  ],
  cannabis: [
    "Cannabis",
    "Classée dans l’immobilier ou les médicaments ; le cannabis est son activité ou paie ses loyers.",
  ],
  "adult-entertainment": [
    "Divertissement pour adultes",
    "Classée dans la restauration ou les loisirs ; le divertissement pour adultes est son activité.",
  ],
  "materials-for-electronics-and-industry": [
    "Matériaux pour l’électronique et l’industrie",
    "Classée comme conglomérat ; elle fabrique des matériaux et des filtres à eau.",
  ],
  alcohol: [
    "Alcool",
    "Classée avec toutes les boissons ou dans la chimie ; elle brasse de la bière ou distille des alcools à boire.",
  ],
  pork: [
    "Porc",
    "Classée dans l’alimentation ou les produits agricoles ; le porc est un produit principal d’après ses propres rapports.",
  ],
  "meat-and-packaged-foods": [
    "Viande et aliments emballés",
    "Classée dans les aliments emballés ; du porc figure parmi ses marques et n’est pas déclaré à part.",
  ],
  "weapons-and-defense": [
    "Armement et défense",
    "Les armes ou la défense sont son activité, ou, d’après ses propres rapports, bien plus de 5 % de ses ventes.",
  ],
  "services-and-parts-for-defense-and-space": [
    "Services et pièces pour la défense et l’espace",
    "Classée dans une autre branche ; il est de notoriété générale que la défense est l’un des marchés qu’elle sert.",
  ],
  "payment-processing": [
    "Traitement des paiements",
    "Classée avec les prêteurs, les services aux entreprises ou les logiciels ; elle achemine des paiements contre une commission.",
  ],
  "conventional-investment-banking-and-brokerage": [
    "Banque d’investissement et courtage conventionnels",
    "Classée dans les marchés de capitaux ; le prêt sur marge et le commerce de dettes font partie de son métier.",
  ],
  "advice-on-transactions": [
    "Conseil en transactions",
    "Classée dans les marchés de capitaux ; elle conseille contre une commission.",
  ],
  "market-infrastructure": [
    "Infrastructure de marché",
    "Classée dans les marchés de capitaux ; elle exploite un marché, un dépositaire ou un registre.",
  ],
  "digital-assets": [
    "Actifs numériques",
    "Classée dans la finance ; elle mine, détient ou négocie des actifs numériques, ou sert ceux qui le font.",
  ],
  "interest-based-lending": [
    "Prêt à intérêt",
    "Classée dans la gestion d’actifs ; elle prête à intérêt à des entreprises.",
  ],
  "interest-based-lending-at-large": [
    "Prêt à intérêt",
    "Classée dans la finance en général ; elle prête, fait du crédit-bail ou achète des dettes à intérêt.",
  ],
  "mortgage-lending": [
    "Prêt hypothécaire",
    "Classée comme société foncière ; elle détient des hypothèques et des prêts.",
  ],
  "real-estate": ["Immobilier", "Classée avec les prêteurs hypothécaires ; elle possède et loue des immeubles."],
  "hotel-property": ["Immobilier hôtelier", "Classée comme société foncière ; elle possède des hôtels."],
  "conventional-banking": [
    "Banque conventionnelle",
    "Classée dans la gestion d’actifs, les services ou la finance en général ; c’est une banque.",
  ],
  "conventional-insurance": [
    "Assurance conventionnelle",
    "Classée dans la gestion d’actifs, la finance en général, les logiciels ou les soins ; l’assurance en est une part principale.",
  ],
  "conventional-finance": ["Finance conventionnelle", "Un groupe financier : banque, courtage, assurance et prêts."],
  "group-of-unlike-businesses": [
    "Groupe d’activités disparates",
    "Classée dans l’une de ses activités ; elle en a beaucoup d’autres.",
  ],
  "cooperative-insurance": [
    "Assurance coopérative",
    "La loi saoudienne n’admet que des assureurs sur le modèle coopératif.",
  ],
  "platform-for-cooperative-insurance": [
    "Plateforme d’assurance coopérative",
    "Elle vend les polices d’assureurs coopératifs saoudiens.",
  ],
  "industrial-products": [
    "Produits industriels",
    "Classée comme conglomérat ; elle fabrique des produits industriels, médicaux ou électroniques.",
  ],
  supplies: [
    "Fournitures",
    "Classée avec les vendeurs d’aliments ou les drugstores ; elle fournit des entreprises, ou des médicaments à des maisons de retraite.",
  ],
  shops: [
    "Magasins",
    "Classée avec les stations-service ou les épiceries ; elle vend des véhicules de camping, ou des beignets.",
  ],
  resorts: [
    "Complexes touristiques",
    "Classée avec les casinos ; elle exploite des complexes touristiques en Arabie saoudite, où il n’y a ni casinos ni alcool.",
  ],
  "trade-and-industry": [
    "Commerce et industrie",
    "Aucune source ne nomme sa catégorie ; elle extrait, fabrique des emballages ou de l’acier, vend du carburant, soigne des patients, conseille, ou exploite des logiciels et des centres de données.",
  ],
  "asset-management": ["Gestion d’actifs", "Aucune source ne nomme sa catégorie ; elle gère des placements."],
  "cement-fertilizer-and-industry": [
    "Commerce et industrie",
    "Aucune source ne la classe ; son activité est connue par son nom : industrie, commerce ou transport.",
  ],
  "software-and-telecommunication": [
    "Logiciels et télécommunications",
    "Aucune source ne la classe ; son activité est connue par son nom : logiciels ou télécommunications.",
  ],
  "property-development": [
    "Promotion immobilière",
    "Aucune source ne la classe ; son activité est connue par son nom : elle construit et vend des immeubles.",
  ],
  broadcasting: ["Radio et télévision", "Aucune source ne la classe ; on sait qu’elle diffuse des programmes."],
  "shell-company": ["Société sans activité", "Classée avec les hôtels ; elle n’a pas encore d’activité."],
  "luxury-goods-wines-and-spirits": [
    "Produits de luxe, vins et spiritueux",
    "Classée dans le luxe ; le champagne, les vins et les spiritueux sont l’une de ses branches.",
  ],
  "drinks-and-snacks-alcohol-among-them": [
    "Boissons et en-cas, dont de l’alcool",
    "Classée dans les sodas ou les sucreries ; elle fabrique ou vend aussi des boissons alcoolisées.",
  ],
  "sugar-ethanol-and-liquor": [
    "Sucre, éthanol et spiritueux",
    "Classée dans la confiserie ; ses distilleries mettent aussi des spiritueux en bouteille.",
  ],
  "ethanol-and-alcohols": [
    "Éthanol et alcools",
    "Classée dans la chimie ; une partie de son alcool entre dans des boissons.",
  ],
  "property-and-pubs": [
    "Immobilier et pubs",
    "Classée dans l’immobilier ; elle possède les pubs et la brasserie de Greene King.",
  ],
  "airports-and-duty-free-shops": [
    "Aéroports et boutiques hors taxes",
    "Classée dans les aéroports ; ses boutiques hors taxes vendent de l’alcool et du tabac.",
  ],
  "clothing-and-food": [
    "Vêtements et alimentation",
    "Classée dans les grands magasins ; l’alimentation, avec du vin et du porc, est une grande part de ses ventes.",
  ],
  "convenience-stores-and-soft-drinks": [
    "Commerces de proximité et sodas",
    "Classée avec les brasseurs ; elle a vendu sa brasserie il y a longtemps et exploite des magasins qui vendent de la bière parmi bien d’autres choses.",
  ],
  "fuel-stations-and-convenience-stores": [
    "Stations-service et commerces de proximité",
    "Classée dans le commerce spécialisé ; le tabac et l’alcool sont une grande part de ce que vendent ses magasins.",
  ],
  "meals-beside-other-trade": [
    "Repas à côté d’un autre commerce",
    "Classée dans les services, l’habillement ou l’ameublement ; elle exploite aussi des restaurants, des bars ou des cantines.",
  ],
  "animal-by-products": [
    "Sous-produits animaux",
    "Classée dans les aliments emballés ; elle transforme des sous-produits de viande, dont ceux de porcs.",
  ],
  "delivery-of-meals-and-groceries": [
    "Livraison de repas et de courses",
    "Classée dans les logiciels ou le commerce en ligne ; elle livre ce que vendent restaurants et magasins.",
  ],
  "property-and-hotels": ["Immobilier et hôtels", "Classée dans l’immobilier ; les hôtels sont l’un de ses secteurs."],
  cruises: ["Croisières", "Classée dans le transport maritime ; elle exploite des croisières."],
  airline: ["Compagnie aérienne", "Classée dans le fret aérien ; elle transporte des passagers."],
  "business-travel": ["Voyages d’affaires", "Classée dans les transports ; elle vend des voyages."],
  "games-gambling-among-them": [
    "Jeux, dont des jeux d’argent",
    "Classée dans les jeux ou la publicité ; elle fabrique aussi des machines à sous ou prend des paris.",
  ],
  "makers-with-a-finance-company": [
    "Fabricants avec une société de financement",
    "Classée d’après ce qu’elle fabrique ou construit ; sa propre société de financement prête aux clients.",
  ],
  "homes-and-mortgages": [
    "Logements et prêts hypothécaires",
    "Classée dans le logement ; son propre prêteur accorde des hypothèques aux acheteurs.",
  ],
  "services-with-a-lender": [
    "Services avec un prêteur",
    "Classée dans le commerce, les logiciels, les transports ou les télécommunications ; elle fait aussi crédit ou possède une banque.",
  ],
  "shops-that-give-credit": [
    "Magasins qui font crédit",
    "Classée dans la distribution ; les intérêts que paient les clients, ou une part de ceux-ci, entrent dans son chiffre d’affaires.",
  ],
  "payroll-accounts-and-payments": [
    "Paie, comptes et paiements",
    "Classée dans les logiciels ; elle déclare en chiffre d’affaires les intérêts sur l’argent qu’elle garde pour ses clients.",
  ],
  "security-services-and-insurance": [
    "Services de sécurité et assurance",
    "Classée dans la sécurité ; l’assurance est l’un de ses secteurs.",
  ],
  "care-homes-let-and-lent-on": [
    "Maisons de soins, louées et financées",
    "Classées comme bailleurs de maisons de soins et d’hôpitaux ; il est de notoriété générale qu’elles prêtent aussi à intérêt à leurs locataires.",
  ],
  "self-storage-and-insurance-of-what-is-stored": [
    "Garde-meubles et assurance de ce qui y est gardé",
    "Classées comme bailleurs ; il est de notoriété générale que leurs locataires s’assurent chez elles ou par elles.",
  ],
  "employment-services-and-insurance": [
    "Services d’emploi et assurance",
    "Classées dans l’emploi ; il est de notoriété générale que l’assurance du personnel qu’elles emploient pour d’autres est une grande part de ce qu’elles vendent.",
  ],
  "software-and-data-for-lenders-and-insurers": [
    "Logiciels et données pour prêteurs et assureurs",
    "Classées dans les logiciels, les services ou les données ; il est de notoriété générale que banques, courtiers, prêteurs ou assureurs sont presque tous leurs clients.",
  ],
  "online-shops-groceries-among-what-they-sell": [
    "Boutiques en ligne, dont des courses alimentaires",
    "Classées dans le commerce en ligne ; il est de notoriété générale que des aliments, avec de l’alcool ou du porc, font partie de ce qu’elles vendent.",
  ],
  "breeding-of-pigs-and-cattle": [
    "Élevage de porcs et de bovins",
    "Classée dans la biotechnologie ; il est de notoriété générale que les porcs sont une part principale de ce qu’elle élève.",
  ],
  "software-for-hotels-and-casinos": [
    "Logiciels pour hôtels et casinos",
    "Classée dans les logiciels ; il est de notoriété générale que des casinos sont parmi ses principaux clients.",
  ],
  "services-to-lenders-and-insurers": [
    "Services aux prêteurs et aux assureurs",
    "Classée dans les logiciels, les services ou la finance ; prêteurs et assureurs la paient pour des clients ou pour le traitement de sinistres.",
  ],
  "home-service-plans": [
    "Contrats d’entretien du logement",
    "Classée dans les services à la personne ; elle vend des contrats d’entretien pour les logements.",
  ],
  "dating-services": [
    "Services de rencontre",
    "Classée dans les sites web ou les logiciels ; elle exploite des services de rencontre.",
  ],
  "video-and-live-shows": [
    "Vidéo et spectacles en direct",
    "Classée dans les sites web ou les logiciels ; elle montre des vidéos et des spectacles en direct.",
  ],
  "manager-of-property-funds": [
    "Gestionnaire de fonds immobiliers",
    "Classée comme société foncière ; il est de notoriété générale que les commissions des fonds qu’elle gère sont son revenu principal.",
  ],
  "fund-or-manager-of-funds": [
    "Fonds ou gestionnaire de fonds",
    "Classée dans les services ou la finance en général ; elle gère de l’argent, ou elle est un fonds.",
  ],
};

const ISLAMIC_INSTITUTIONS = { bank: "Banque islamique", takaful: "Takaful", finance: "Finance islamique" } as const;

export const { activityName, wordedActivities, businessRule } = businessWording({
  overrides: OVERRIDES,
  institutions: ISLAMIC_INSTITUTIONS,
  activityClassName,
  rules: ACTIVITY_RULES,
  industryText,
  inputs: INPUT_LABELS,

  byGics: (industry) => `GICS : ${industry}.`,
  byIndustry: (industry) => `Branche selon le fournisseur de données : ${industry}.`,
  bySicCode: (code) => `Code SIC ${code}.`,
  bySicCodes: (first, last) => `Codes SIC ${first} à ${last}.`,
  bySource: (source) => `Source : ${source}.`,
  withoutAlcoholAndPork: "L’alcool et le porc ne peuvent pas être vendus en Arabie saoudite.",
});
