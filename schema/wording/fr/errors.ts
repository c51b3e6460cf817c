import type { ErrorSentences, Kind, Reasons } from "../../contracts/reasons.ts";
import { counted, formatCount, joined } from "./format.ts";
import { exchangeLabel } from "./places.ts";

const KINDS: Readonly<Record<Kind, string>> = {
  text: "un texte",
  number: "un nombre",
  whole_number: "un nombre entier",
  boolean: "true ou false",
  list: "une liste",
  object: "un objet",
  nothing: "vide",
  percent: "un pourcentage avec deux décimales au plus, par exemple 33",
  dollars: "un montant en dollars américains avec deux décimales au plus, par exemple 100",
  whole_dollars: "un montant entier en dollars américains, par exemple 2000000000",
  milliseconds: "un nombre de millisecondes",
  currency: "le code d’une devise, trois lettres majuscules",
  language: "un code de deux lettres",
  metal_prices: "un objet avec gold ou silver",
  time_zone: "le nom d’un fuseau horaire",
  sector: "l’un des douze secteurs",
  cursor: "le curseur donné par la réponse précédente",
  row_id: "un nombre entier supérieur à 0",
  row_ids: "une liste d’identifiants",
  stock_id: "l’identifiant d’une action, un nombre entier",
  reply_id: "l’identifiant d’une réponse",
  refresh: "le numéro d’une mise à jour",
  review: "le numéro d’une vérification",
  ban: "l’un de la liste des bannissements",
  feed_key: "une clé qui a été donnée",
  push_service: "l’adresse d’un service de notification connu",
  public_key: "une clé publique",
};

/** Of the fields that a person fills in; programs are told the names that they send. */
export const FIELD_NAMES: Readonly<Record<string, string>> = {
  assets: "biens",
  category: "catégorie",
  content: "texte",
  currency: "devise",
  email: "adresse e-mail",
  exchange: "bourse",
  fineness: "titre du métal",
  fullName: "nom complet",
  industry: "branche",
  karat: "carats",
  liabilities: "dettes",
  message: "message",
  name: "nom",
  note: "note",
  password: "mot de passe",
  q: "recherche",
  reason: "raison",
  region: "région",
  sector: "secteur",
  subject: "objet",
  symbol: "symbole",
  timeZone: "fuseau horaire",
  title: "titre",
  username: "nom d’utilisateur",
  value: "valeur",
  weightGrams: "poids en grammes",
};

const field = (name: string) => (name ? `Champ « ${name} »` : "La demande");

const NO_SUCH: Readonly<Record<Reasons["no_such_id"]["thing"], string>> = {
  report: "Il n’y a pas de signalement avec cet identifiant",
  ban: "Il n’y a pas de bannissement avec cet identifiant",
  post: "Il n’y a pas de discussion avec cet identifiant",
  reply: "Il n’y a pas de réponse avec cet identifiant",
  text: "Il n’y a pas de texte avec cet identifiant",
  message: "Il n’y a pas de message avec cet identifiant",
  stock: "Il n’y a pas d’action avec cet identifiant",
  claim: "Il n’y a pas de chiffre de lecteur avec cet identifiant",
};

export const ERROR_SENTENCES: ErrorSentences = {
  too_many_requests: "Trop de demandes. Veuillez patienter quelques minutes et réessayer.",
  saved_enough: "Rien de plus ne peut être enregistré aujourd’hui. Veuillez réessayer demain.",
  not_saved: "Rien ne peut être enregistré pour le moment. Veuillez réessayer plus tard.",
  not_shown: "Ceci ne peut pas être affiché pour le moment. Veuillez réessayer plus tard.",
  not_loaded: "Le chargement a échoué. Veuillez réessayer.",
  session_ended: "Votre session a pris fin entre-temps. Veuillez réessayer.",
  internal: "Une erreur s’est produite de notre côté. Veuillez réessayer.",

  symbol_unknown: ({ symbol }) =>
    `${symbol} n’est pas un symbole d’action valide. Veuillez vérifier l’orthographe et réessayer.`,
  symbol_ambiguous: ({ symbol, listings, exchanges }) => {
    const choices = listings.map((listing, place) => `${listing} (${exchangeLabel(exchanges[place] ?? "")})`);
    return `${symbol} est coté sur plus d’un marché : ${choices.join(", ")}. Veuillez en choisir un.`;
  },
  fund_unknown: ({ symbol }) => `${symbol} n’est pas un fonds que Mizan connaît.`,
  watchlist_full: ({ max }) =>
    `Votre liste de suivi contient au plus ${counted(max, "action")}. Veuillez d’abord en retirer une.`,
  not_watched: "Cette action n’est pas dans votre liste de suivi",
  no_such_feed: "Il n’y a pas de flux à cette adresse. Son propriétaire l’a peut-être renouvelée ou supprimée.",
  no_such_course: "Ce cours n’existe pas",
  no_such_module: "Ce module n’existe pas dans ce cours",
  no_push: "Les notifications ne sont pas configurées sur ce serveur.",
  no_database: "La base de données ne répond pas",
  no_dataset: "Aucun jeu de données n’a encore été publié",

  required: ({ field: name }) => (name ? `${field(name)} : à remplir` : "La demande est vide"),
  invalid: ({ field: name }) => (name ? `${field(name)} : non valide` : "La demande n’est pas valide"),
  wrong_kind: ({ field: name, kind }) => `${field(name)} : doit être ${KINDS[kind] ?? kind}`,
  too_long: ({ field: name, max }) => `${field(name)} : au plus ${counted(max, "caractère")}`,
  too_many_marks: ({ field: name }) => `${field(name)} : trop de signes sur une même lettre`,
  cannot_be_stored: ({ field: name }) => `${field(name)} : contient un caractère qui ne peut pas être enregistré`,
  email_invalid: "Veuillez saisir une adresse e-mail valide",
  too_fast: "Envoi trop rapide. Patientez un instant et renvoyez.",
  name_on_lines: ({ field: name }) => `${field(name)} : doit tenir sur une ligne`,
  name_hidden_character: ({ field: name }) => `${field(name)} : contient un caractère invisible`,
  name_signs: ({ field: name }) => `${field(name)} : doit être fait de lettres ; n’y mettez ni signes ni images`,
  name_of_mizan: ({ field: name }) => `${field(name)} : ne doit pas être le nom de la plateforme`,
  name_claims_office: ({ field: name }) =>
    `${field(name)} : ne doit pas revendiquer une fonction ou une vérification que Mizan n’a pas faite ; retirez le mot`,
  banned:
    "Vous ne pouvez pas écrire sur le forum pour le moment. Si c’est une erreur, veuillez passer par la page de contact.",
  no_such_discussion: "Cette discussion n’existe pas",

  claim_outranked: "Un chiffre plus récent ou plus sûr est déjà utilisé",
  claim_implausible:
    "Ce chiffre ne s’accorde pas avec les autres chiffres de la société. Veuillez vérifier le montant, l’unité et la devise.",
  claim_unit: ({ times }) =>
    times < 1
      ? `C’est environ le chiffre connu divisé par ${formatCount(1 / times)}. Est-il imprimé dans une autre unité ?`
      : `C’est environ ${formatCount(times)} fois le chiffre connu. Est-il imprimé dans une autre unité ?`,
  claim_future: "La période n’est pas encore terminée",
  claim_old: "Le rapport est trop ancien, car un chiffre compte pendant trois ans après sa période",
  claim_closed: "Ce chiffre n’est plus à vérifier",
  claim_own: "Vous avez donné ce chiffre vous-même. Un autre lecteur doit le vérifier.",
  claim_shared: "Un autre lecteur a aussi trouvé ce chiffre, c’est donc un administrateur qui en décidera.",
  claim_unchecked: ({ missing }) =>
    `Il faut d’abord que ${counted(missing, "autre lecteur le retrouve", "autres lecteurs le retrouvent")} dans le rapport`,
  claim_not_screened: "Cette action n’est pas encore examinée",
  report_address: "L’adresse du rapport doit commencer par https:// et désigner un site public",

  no_assets: "Veuillez ajouter au moins un bien pour calculer la zakat",
  asset_type: ({ values }) => `Type d’un bien : doit être l’un de ${values.join(", ")}`,
  value_or_weight: "La valeur ou le poids en grammes doit être saisi, l’un des deux",
  with_weight: ({ field }) => `${FIELD_NAMES[field] ?? field} : à saisir avec le poids en grammes`,
  percent_with_method:
    "La part zakatable doit être saisie avec la méthode du patrimoine zakatable, et seulement avec elle",

  donations_disabled:
    "Les dons sont actuellement désactivés. La plateforme est entièrement gratuite et n’en a pas besoin. Merci !",
  donations_unreachable: "Le prestataire de paiement est injoignable. Veuillez réessayer plus tard.",
  donation_changed: "Cette Idempotency-Key a servi à un autre don",
  idempotency_key: "Idempotency-Key doit avoir de 16 à 64 lettres, chiffres et tirets",
  wrong_signature: "La signature ne correspond pas au contenu",
  not_an_event: "Le contenu n’est pas un événement",
  event_incomplete: "L’événement ne contient pas ce que son type annonce",

  unauthorized: "Accès non autorisé",
  login_not_set_up:
    "La connexion d’administration n’est pas configurée : les secrets ADMIN_USERNAME et ADMIN_PASSWORD manquent",
  too_many_logins: "Trop de tentatives de connexion. Veuillez réessayer dans 15 minutes.",
  wrong_credentials: "Identifiants incorrects",
  no_such_id: ({ thing }) => NO_SUCH[thing],
  author_without_session: "Son auteur n’a plus de session",
  network_not_known: "Le réseau d’origine n’est pas connu",
  no_such_review: "Cette vérification n’existe pas",
  review_closed: "Cette vérification n’est plus ouverte",
  review_without_stock: "Son action n’est plus dans les listes",
  decided_meanwhile: "Une autre mise à jour ou une autre décision est passée avant",
  no_such_refresh: "Cette mise à jour n’existe pas",
  refresh_running: ({ run }) => `La mise à jour ${run} est déjà en cours`,
  refresh_not_running: ({ run }) => `La mise à jour ${run} n’est pas en cours`,
  refresh_not_resumable: ({ run }) => `La mise à jour ${run} ne peut pas être reprise`,
  refresh_not_started: "La mise à jour n’a pas pu être lancée. Veuillez réessayer dans quelques minutes.",
  no_workflow: "Cette installation n’a pas de Workflow pour lancer une mise à jour",
  no_market_data: "Il n’y a pas ici de données de marché à mettre à jour : définissez MARKET_DATA=live",

  either: ({ field: name, values }) => `${field(name)} : doit être ${joined(values, "ou")}`,
  one_of: ({ field: name, values }) => `${field(name)} : doit être l’un de ${values.join(", ")}`,
  too_many: ({ field: name, max }) => `${field(name)} : au plus ${formatCount(max)}`,
  list_too_long: ({ field: name }) => `${field(name)} : trop long`,
  whole_number: ({ field: name, max }) => `${field(name)} : doit être un nombre entier de 1 à ${formatCount(max)}`,
  between: ({ field: name, min, max }) => `${field(name)} : doit être un nombre de ${min} à ${formatCount(max)}`,
  above_zero: ({ field: name, max }) =>
    `${field(name)} : doit être un nombre supérieur à 0 et d’au plus ${formatCount(max)}`,
  page_beyond: ({ max }) => `page doit être un nombre entier de 1 à ${max} ; au-delà, suivez l’en-tête Link`,
  sort_unknown: ({ values }) =>
    `sort doit être l’un de ${values.join(", ")}, précédé d’un signe moins pour l’autre sens`,
  unknown_word: ({ field: name, word }) => `${field(name)} : ne connaît pas « ${word} »`,
  content_id: ({ thing }) =>
    `l’identifiant d’un ${thing === "course" ? "cours" : "module"} doit être un nombre entier à partir de 1`,
  text_ids: "postId et replyId doivent être des identifiants",
  one_text_id: "postId ou replyId est nécessaire",
  one_place: "Donnez une bourse, un secteur ou un symbole, l’un des trois",
  body_without: ({ field: name }) => `le contenu doit être un objet avec ${name}`,
  not_json_type: "Le contenu doit être envoyé comme application/json",
  not_json: "Le contenu n’est pas du JSON valide",
  body_too_large: ({ kibibytes }) => `Le contenu doit avoir au plus ${kibibytes} Kio`,
  other_site: "Cette demande vient d’un autre site",
  no_such_address: "Il n’y a rien à cette adresse",
  other_method: ({ methods }) => `Cette adresse n’accepte que ${methods.join(", ")}`,
};
