import { pushMessageOf, type Told } from "../push-rules.ts";
import { counted } from "./format.ts";

/** One notification for all changes of a run. */
export const pushMessage = (changes: readonly Told[]) =>
  pushMessageOf(
    {
      title: (count, isPast) => {
        const isOne = count === 1;
        const what = isOne ? "Un résultat que vous suivez" : `${counted(count, "résultat")} que vous suivez`;
        const changed = isOne ? "a changé" : "ont changé";
        const will = isOne ? "sera bientôt indéterminé" : "seront bientôt indéterminés";
        return `${what} ${isPast ? changed : will}`;
      },
      change: (symbol, text) => `${symbol} : ${text}`,
      others: (count) => `et ${counted(count, "autre")}`,
    },
    changes,
  );

/** Of a notification that came without a title. */
export const UNTITLED_PUSH = "Des résultats ont changé";

export const PUSH_TEXTS = {
  heading: "Me prévenir sur cet appareil",
  text: "Une notification quand un résultat de votre liste de suivi change ou que ses chiffres vont être périmés. Ni e-mail, ni compte.",
  on: "Activer les notifications",
  off: "Désactiver les notifications",
  isOff: "Les notifications sont désactivées sur cet appareil.",
  isOn: "Les notifications sont activées sur cet appareil.",
  none: "Les notifications ne sont pas configurées sur ce serveur.",
  unsupported:
    "Ce navigateur ne peut pas afficher les notifications d’un site. Sur un iPhone, ajoutez d’abord Mizan à l’écran d’accueil.",
  denied:
    "Votre navigateur ne laisse pas Mizan afficher de notifications. Vous pouvez les autoriser dans ses réglages pour ce site.",
  failed: "Cela n’a pas fonctionné. Veuillez réessayer.",
  quiet: "Heures calmes, selon l’horloge de cet appareil",
  quietFrom: "Aucune notification de",
  quietTo: "jusqu’à",
  hour: (hour: number) => `${String(hour).padStart(2, "0")} h 00`,
  never: "La même heure deux fois désactive les heures calmes.",
  portfolio: "Me prévenir aussi pour ces actions de mon portefeuille",
  portfolioHint: "Leurs symboles sont envoyés à ce serveur, jamais le nombre que vous en possédez.",
  portfolioNone: "aucune choisie",
  portfolioChosen: (count: number) => counted(count, "choisie"),
  noneOfThem: "Tout désélectionner",
  save: "Enregistrer",
  saved: "Enregistré.",
} as const;
