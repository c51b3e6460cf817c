import type { ClassDecision, ClassDecisionId } from "../../../../domain/standards/class-decisions.ts";
import { activityClassName } from "./activity-rules.ts";

const TEXTS: Readonly<Record<ClassDecisionId, { kind: string; why: string }>> = {
  music: {
    kind: "Musique, concerts et cinéma",
    why: "Les savants divergent sur la musique et le cinéma. Il en va de même pour un label, une plateforme d’écoute, une salle de concert et un studio, quelle que soit la branche que nomme le fournisseur.",
  },
  videoGames: {
    kind: "Jeux vidéo et services Internet",
    why: "Les jeux sans mise d’argent sont permis. Les fabricants qui font aussi des machines à sous ont une part de jeux d’argent.",
  },
  sportsClubs: {
    kind: "Clubs sportifs",
    why: "Le sport est permis, et un club vit de billets, de droits de diffusion et de maillots. L’activité d’un sponsor n’est pas celle du club.",
  },
  airports: {
    kind: "Aéroports avec boutiques hors taxes",
    why: "Ils tiennent les boutiques ou touchent une part de leurs ventes, en partie d’alcool et de tabac, et disent rarement combien.",
  },
  hotels: {
    kind: "Hôtels et immobilier de loisirs",
    why: "La plupart servent de l’alcool, et les savants divergent. Le propriétaire d’hôtels vit des mêmes clients que l’exploitant. En Arabie saoudite, il n’en est pas servi.",
  },
  softwareForBanks: {
    kind: "Logiciels pour banques et assureurs",
    why: "Un outil fait pour le prêt à intérêt est, pour certains savants, une aide à celui-ci, et pour d’autres un simple commerce. Un logiciel que des banques ne font qu’utiliser elles aussi est permis.",
  },
  mortgages: {
    kind: "Prêteurs et courtiers hypothécaires",
    why: "Un courtier est payé pour des prêts à intérêt, comme le prêteur.",
  },
  defense: {
    kind: "Défense",
    why: "Des armes, ou, d’après ses propres rapports, des ventes aux armées qui font bien plus de 5 % du total.",
  },
  partsForDefense: {
    kind: "Pièces et services pour la défense",
    why: "Une partie de ce qu’elle fabrique est destinée aux armées, et elle ne dit pas combien : équipements de protection, moteurs, électronique.",
  },
  groups: {
    kind: "Groupes d’activités disparates",
    why: "Une part interdite est probable, et le nom de la catégorie ne dit rien. Les groupes dont toutes les activités sont connues sont jugés d’après celles-ci.",
  },
  sugarMills: {
    kind: "Sucreries qui distillent de l’alcool",
    why: "L’alcool de boisson est une part interdite. Les sucreries qui ne distillent que du carburant n’en ont pas.",
  },
  supermarkets: {
    kind: "Supermarchés",
    why: "Ils vendent de l’alcool, du tabac et du porc, et ne disent pas combien. En Arabie saoudite, l’alcool et le porc leur sont interdits.",
  },
};

/** A decision's kind of business, and how and why it is judged, with companies judged by it. */
export function decisionLine({ id, activities, examples }: ClassDecision): readonly [kind: string, text: string] {
  const { kind, why } = TEXTS[id];
  return [kind, `${activities.map(activityClassName).join(", ")}. ${why} (${examples.join(", ")})`];
}
