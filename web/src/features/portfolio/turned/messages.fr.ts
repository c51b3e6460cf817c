import type { TurnNote } from "../../../../../domain/portfolio/turn.ts";
import type { TurnedPositionId } from "../../../../../domain/portfolio/turned-positions.ts";

export const turnedTexts = {
  heading: "Ce qui a changé",
  lead: "Ce que nous avons lu au sujet d’une action qui n’est plus permise. Nous le rapportons sans rien décider : suivez un savant en qui vous avez confiance.",
  houseOnly: "Selon notre propre méthode : pour les autres normes, nous ne conservons pas les jours.",
  follow: "La position que vous suivez",
  notChosen: "Aucune choisie",
  kinds: {
    haram: (day: string) => `N’est plus permise depuis le ${day}`,
    back: (day: string) => `Permise depuis le ${day}`,
    doubt: (day: string) => `Indéterminée depuis le ${day}`,
    aged: (day: string) => `Chiffres trop anciens depuis le ${day}`,
  },
  wasHaram: (from: string, until: string) => `Elle n’était pas permise du ${from} au ${until}.`,
  upTo: "Gain jusqu’à ce jour",
  after: "Gain après ce jour",
  dividends: "Dividendes après ce jour",
  about: (amount: string) => `environ ${amount}`,
  notKnown: "pas connu",
  notSaid: "pas précisé",
  position: "Position",
  ofGain: "À donner sur le gain",
  ofDividends: "À donner sur les dividendes",
  followed: "celle que vous suivez",
  sellBy: (day: string) => `Vendue au plus tard le ${day}`,
  unsold: "Au dernier cours. Ce qui est à donner d’un gain l’est au moment de la vente.",
  notes: {
    day_price_not_known: "Nous n’avons pas le cours de ce jour. Vous pouvez le saisir.",
    end_price_not_known: "Le dernier cours n’est pas connu.",
    cost_not_known: "Vos opérations ne disent pas ce que les actions ont coûté.",
    rate_not_known: "Nous n’avons pas de taux de change pour une monnaie de vos opérations.",
    rate_of_other_day: "Converti au taux de change d’un autre jour.",
    time_assumed: "Vos opérations commencent plus tard : nous supposons que vous déteniez les actions ce jour-là.",
    incomplete: "Il manque quelque chose dans vos opérations ; aucun gain n’est donc calculé.",
    other_records: "Des actions ont été transférées ou échangées entre-temps ; aucun gain n’est donc calculé.",
  } satisfies Record<TurnNote, string>,
  dayPrice: (day: string) => `Cours d’une action le ${day}`,
  dayPriceHint: "En dollars américains. Il reste sur cet appareil.",
  badPrice: "Veuillez saisir un cours supérieur à zéro, par exemple 12,50.",
  remind: "Me le rappeler le",
  remindHint:
    "Vous le verrez ici à partir de ce jour, et dans votre calendrier si vous l’y enregistrez. La date reste sur cet appareil : nous ne pouvons donc envoyer aucune notification.",
  reminded: (day: string) => `Votre rappel du ${day}.`,
  saveCalendar: "Enregistrer dans mon calendrier",
  saveTurn: "Conserver",
  calendarTitle: (symbol: string) => `${symbol} : ce qui a changé`,
  texts: "Ce que disent les textes",
  read: { text: "Lu dans le texte même :", quotation: "Lu tel que cette source le rapporte :" },
  amounts: "Les montants pour vos propres titres sont dans votre portefeuille.",
  positions: {
    sc_malaysia: {
      holder: "Conseil de la charia de la Securities Commission Malaysia",
      says: "À son coût ou au-dessus : vendre. Le gain et les dividendes jusqu’au jour de l’annonce vous reviennent ; ce qui vient après va à des œuvres de bienfaisance. Au-dessous de son coût : elle peut être gardée jusqu’à ce que le cours et les dividendes aient rendu ce coût, puis elle est vendue.",
    },
    scholars_90_days: {
      holder: "Une réponse sur le forum d’Islamic Finance Guru",
      says: "Les comités divergent : certains vendent aussitôt. D’autres attendent un temps, par exemple 90 jours, que l’action redevienne permise, donnent ce qu’elle rapporte entre-temps, puis vendent. Il n’est pas précisé si la hausse du cours est comprise.",
    },
    income_share: {
      holder: "Zoya, un service d’examen des actions",
      says: "Vendre aussitôt, ou attendre, souvent une ou deux périodes comptables, que l’action redevienne permise. Des dividendes ou des gains de cette période, donner la part que représentent les revenus non conformes de la société.",
    },
    ojk_funds: {
      holder: "La règle indonésienne pour les fonds conformes à la charia",
      says: "Un fonds vend dès que possible, dans les dix jours ouvrables après la sortie de l’action de la liste officielle. La règle s’adresse aux gérants de fonds.",
    },
    msci_index: {
      holder: "Les indices islamiques de MSCI",
      says: "Une société dont l’activité n’est plus admise quitte l’indice à la révision suivante. Ce que donne un détenteur n’est pas précisé.",
    },
  } satisfies Record<TurnedPositionId, { holder: string; says: string }>,
} as const;
