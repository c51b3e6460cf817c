import { counted, formatCount } from "../../../../schema/wording/fr/format.ts";
import { HttpError, NetworkError } from "../../lib/http.ts";

export const contactTexts = {
  name: "Nom",
  email: "E-mail",
  subject: "Objet",
  message: "Message",
  honeypot: "Laissez ce champ vide",
  send: "Envoyer le message",
  sending: "Envoi…",
  sentTitle: "Message envoyé",
  sent: "Merci. Votre message a été envoyé.",
  another: "Envoyer un autre message",
  promiseTitle: "Aide",
  hours: "Du lundi au vendredi, de 9 h 00 à 18 h 00 UTC",
  responseTime: "Réponse sous 24 heures",
  beforeTitle: "Avant d’écrire",
  before:
    "Un chiffre semble faux ? Indiquez l’action, le chiffre, et où vous en avez trouvé un autre. Pour un avis religieux sur votre propre cas, veuillez interroger un savant.",
} as const;

export const contactErrors = {
  nameRequired: "Veuillez saisir votre nom",
  emailRequired: "Veuillez saisir votre adresse e-mail",
  emailInvalid: "Veuillez saisir une adresse e-mail valide",
  subjectRequired: "Veuillez saisir un objet",
  messageRequired: "Veuillez saisir un message",
  tooLong: (length: number, most: number) =>
    `Veuillez raccourcir : ce texte a ${counted(length, "caractère")}, et la limite est de ${formatCount(most)}`,
} as const;

/** Why a message could not be sent: the server's own text, or a network error. */
export function sendFailure(error: unknown): string {
  if (error instanceof NetworkError) return "Erreur de réseau. Veuillez vérifier votre connexion et réessayer.";
  return (error instanceof HttpError && error.sentence) || "L’envoi du message a échoué. Veuillez réessayer.";
}
