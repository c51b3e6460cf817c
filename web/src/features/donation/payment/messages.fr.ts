import type { Notice } from "../../../lib/notices.ts";

export const donateTexts = {
  title: "Soutenir notre mission",
  lead: "Un dollar par mois de beaucoup garde l’investissement halal gratuit pour tous.",
  benefitsTitle: "Ce que paie votre dollar",
  benefits: [
    {
      id: "access",
      title: "Un accès mondial",
      text: "Le filtrage, la zakat et les cours pour les investisseurs musulmans de tous les pays, sur n’importe quel téléphone.",
    },
    {
      id: "education",
      title: "Un enseignement authentique",
      text: "Des cours avec leurs références savantes, et une méthodologie qui montre chaque seuil et sa source.",
    },
    {
      id: "data",
      title: "Des données financières réelles",
      text: "Des chiffres tirés de documents déposés et des marchés, chacun avec sa date, mis à jour chaque mois.",
    },
  ],
  commitmentTitle: "Notre engagement",
  commitment: "Mizan reste gratuit : ni publicité, ni fonctions payantes, rien de retenu à ceux qui ne donnent rien.",
  cardTitle: "Soutien mensuel : 1 $ par mois",
  name: "Nom complet (facultatif)",
  email: "E-mail",
  emailInvalid: "Veuillez saisir une adresse e-mail valide",
  continue: "Continuer vers le paiement",
  continuing: "Préparation…",
  note: "Sécurisé par Stripe, résiliable à tout moment, 1 $ US prélevé chaque mois",

  paymentTitle: "Terminez votre don",
  paymentLead: "Un dollar américain par mois. Rien n’est prélevé avant votre confirmation.",
  payment: "Détails du paiement",
  paymentLoading: "Chargement du formulaire de paiement",
  paymentUnavailable: "Le formulaire de paiement n’a pas pu être chargé.",
  submit: "Commencer le don mensuel de 1 $",
  processing: "En cours…",
  back: "Retour",
} as const;

export const thanksTexts = {
  title: "Merci de votre soutien !",
  active: "Votre don mensuel de 1 $ est actif.",
  impact: {
    title: "Votre effet",
    lines: [
      "Le filtrage halal reste gratuit pour les investisseurs partout.",
      "Les cours et la méthodologie restent ouverts à tous.",
      "Les chiffres sont mis à jour chaque mois à partir de sources réelles.",
    ],
  },
  next: {
    title: "La suite",
    lines: [
      "Un reçu est en route vers votre e-mail.",
      "Votre carte est débitée de 1 $ chaque mois, automatiquement.",
      "Vous pouvez résilier à tout moment par les liens de l’e-mail du reçu.",
    ],
  },
  back: "Retour au tableau de bord",
} as const;

export const donateNotices = {
  disabled: {
    tone: "neutral",
    title: "Dons actuellement désactivés",
    description: "Mizan est entièrement gratuit et n’a pas besoin de dons. Merci de vouloir aider !",
  },
  paymentError: {
    tone: "error",
    title: "Erreur de paiement",
    description: "Une erreur s’est produite. Veuillez réessayer.",
  },
} as const satisfies Record<string, Notice>;

/** `reason` comes from the provider or from our server. */
export const paymentFailed = (reason: string): Notice => ({
  tone: "error",
  title: "Le paiement a échoué",
  description: reason,
});
