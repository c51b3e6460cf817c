import type { ErrorSentences, Kind, Reasons } from "../../contracts/reasons.ts";
import { type CountForms, counted, formatCount, isolate } from "./format.ts";
import { exchangeLabel } from "./places.ts";

const KINDS: Readonly<Record<Kind, string>> = {
  text: "متن",
  number: "عدد",
  whole_number: "پورا عدد",
  boolean: `${isolate("true")} یا ${isolate("false")}`,
  list: "فہرست",
  object: "آبجیکٹ",
  nothing: "خالی خانہ",
  percent: "زیادہ سے زیادہ دو اعشاریہ ہندسوں والا فیصد، جیسے 33",
  dollars: "زیادہ سے زیادہ دو اعشاریہ ہندسوں والے امریکی ڈالر، جیسے 100",
  whole_dollars: "پورے امریکی ڈالر، جیسے 2000000000",
  milliseconds: "ملی سیکنڈ کی تعداد",
  currency: "کرنسی کا کوڈ، تین بڑے لاطینی حروف",
  language: "دو لاطینی حروف کا کوڈ",
  metal_prices: "سونے یا چاندی والا آبجیکٹ",
  time_zone: "ٹائم زون کا نام",
  sector: "بارہ شعبوں میں سے ایک",
  cursor: "پچھلے صفحے کا کرسر",
  row_id: "0 سے بڑا پورا عدد",
  row_ids: "شناختی نمبروں کی فہرست",
  stock_id: "شیئر کا شناختی نمبر، پورا عدد",
  reply_id: "جواب کا شناختی نمبر",
  refresh: "اپ ڈیٹ کا نمبر",
  review: "نظرِ ثانی کا نمبر",
  ban: "پابندیوں کی فہرست میں سے ایک",
  feed_key: "جاری کی گئی کلید",
  push_service: "کسی معروف اطلاعاتی سروس کا پتا",
  public_key: "پبلک کلید",
};

/** Of the fields that a person fills in. */
export const FIELD_NAMES: Readonly<Record<string, string>> = {
  assets: "اثاثے",
  category: "زمرہ",
  content: "متن",
  currency: "کرنسی",
  email: "ای میل کا پتا",
  exchange: "ایکسچینج",
  fineness: "خالص پن",
  fullName: "پورا نام",
  industry: "صنعت",
  karat: "قیراط",
  liabilities: "قرض",
  message: "پیغام",
  name: "نام",
  note: "نوٹ",
  password: "پاس ورڈ",
  q: "تلاش",
  reason: "وجہ",
  region: "خطہ",
  sector: "شعبہ",
  subject: "موضوع",
  symbol: "سمبل",
  timeZone: "ٹائم زون",
  title: "عنوان",
  username: "صارف نام",
  value: "مالیت",
  weightGrams: "وزن (گرام)",
};

const named = (field: string) => (field ? `خانہ “${isolate(field)}”` : "درخواست");
const among = (values: readonly string[]) => values.map(isolate).join("، ");

const CHARACTERS: CountForms = {
  one: "1 حرف",
  other: (count) => `${count} حروف`,
};
const STOCKS: CountForms = {
  one: "1 شیئر",
  other: (count) => `${count} شیئرز`,
};

const NO_SUCH: Readonly<Record<Reasons["no_such_id"]["thing"], string>> = {
  report: "اس شناختی نمبر کی کوئی شکایت نہیں",
  ban: "اس شناختی نمبر کی کوئی پابندی نہیں",
  post: "اس شناختی نمبر کی کوئی گفتگو نہیں",
  reply: "اس شناختی نمبر کا کوئی جواب نہیں",
  text: "اس شناختی نمبر کا کوئی متن نہیں",
  message: "اس شناختی نمبر کا کوئی پیغام نہیں",
  stock: "اس شناختی نمبر کا کوئی شیئر نہیں",
  claim: "اس شناختی نمبر کا کوئی قاری کا عدد نہیں",
};

export const ERROR_SENTENCES: ErrorSentences = {
  too_many_requests: "بہت زیادہ درخواستیں۔ براہِ کرم چند منٹ انتظار کر کے دوبارہ کوشش کریں۔",
  saved_enough: "آج مزید کچھ محفوظ نہیں کیا جا سکتا۔ براہِ کرم کل دوبارہ کوشش کریں۔",
  not_saved: "اس وقت کچھ محفوظ نہیں کیا جا سکتا۔ براہِ کرم بعد میں دوبارہ کوشش کریں۔",
  not_shown: "یہ اس وقت دکھایا نہیں جا سکتا۔ براہِ کرم بعد میں دوبارہ کوشش کریں۔",
  not_loaded: "یہ لوڈ نہیں ہو سکا۔ براہِ کرم دوبارہ کوشش کریں۔",
  session_ended: "اس دوران آپ کا سیشن ختم ہو گیا۔ براہِ کرم دوبارہ کوشش کریں۔",
  internal: "ہماری طرف سے کوئی خرابی ہوئی۔ براہِ کرم دوبارہ کوشش کریں۔",

  symbol_unknown: ({ symbol }) => `${isolate(symbol)} درست اسٹاک سمبل نہیں۔ براہِ کرم ہجے دیکھ کر دوبارہ کوشش کریں۔`,
  symbol_ambiguous: ({ symbol, listings, exchanges }) => {
    const choices = listings.map((listing, place) => `${isolate(listing)} (${exchangeLabel(exchanges[place] ?? "")})`);
    return `${isolate(symbol)} ایک سے زیادہ مارکیٹوں میں لسٹڈ ہے: ${choices.join("، ")}۔ براہِ کرم ایک چنیں۔`;
  },
  fund_unknown: ({ symbol }) => `${isolate(symbol)} ایسا فنڈ نہیں جسے میزان جانتا ہو۔`,
  watchlist_full: ({ max }) =>
    `آپ کی واچ لسٹ میں زیادہ سے زیادہ ${counted(max, STOCKS)} رکھے جا سکتے ہیں۔ براہِ کرم پہلے کسی ایک کو ہٹائیں۔`,
  not_watched: "یہ شیئر آپ کی واچ لسٹ میں نہیں",
  no_such_feed: "اس لنک پر کوئی فیڈ نہیں۔ ہو سکتا ہے کہ مالک نے اسے بدل دیا ہو یا ختم کر دیا ہو۔",
  no_such_course: "ایسا کوئی کورس نہیں",
  no_such_module: "اس کورس میں ایسا کوئی ماڈیول نہیں",
  no_push: "اس سرور پر اطلاعات کا انتظام نہیں۔",
  no_database: "ڈیٹا بیس جواب نہیں دے رہا",
  no_dataset: "ابھی تک کوئی ڈیٹا شائع نہیں ہوا",

  required: ({ field }) => `${named(field)} لازم ہے`,
  invalid: ({ field }) => `${named(field)} درست نہیں`,
  wrong_kind: ({ field, kind }) => `${named(field)}: یہ درکار ہے: ${KINDS[kind] ?? isolate(kind)}`,
  too_long: ({ field, max }) => `${named(field)}: زیادہ سے زیادہ ${counted(max, CHARACTERS)}`,
  too_many_marks: ({ field }) => `${named(field)}: ایک حرف پر بہت زیادہ علامات ہیں`,
  cannot_be_stored: ({ field }) => `${named(field)}: اس میں ایسا حرف ہے جو محفوظ نہیں ہو سکتا`,
  email_invalid: "براہِ کرم درست ای میل پتا درج کریں",
  too_fast: "یہ بہت جلدی بھیجا گیا۔ براہِ کرم ذرا انتظار کر کے دوبارہ بھیجیں۔",
  name_on_lines: ({ field }) => `${named(field)}: ایک ہی سطر میں ہونا چاہیے`,
  name_hidden_character: ({ field }) => `${named(field)}: اس میں ایسا حرف ہے جو نظر نہیں آتا`,
  name_signs: ({ field }) => `${named(field)}: صرف حروف لکھیں، نشانات اور تصویریں نہیں`,
  name_of_mizan: ({ field }) => `${named(field)}: پلیٹ فارم کا اپنا نام نہیں ہو سکتا`,
  name_claims_office: ({ field }) =>
    `${named(field)}: اس میں ایسے عہدے یا تصدیق کا دعویٰ نہ ہو جس کی جانچ میزان نے نہیں کی: وہ لفظ نکال دیں`,
  banned: "آپ اس وقت فورم میں نہیں لکھ سکتے۔ اگر یہ غلطی ہے تو رابطے کا صفحہ استعمال کریں۔",
  no_such_discussion: "ایسی کوئی گفتگو نہیں",

  claim_outranked: "اس سے نیا یا زیادہ قابلِ اعتماد عدد پہلے سے استعمال میں ہے",
  claim_implausible: "یہ عدد کمپنی کے دوسرے اعداد سے میل نہیں کھاتا۔ براہِ کرم رقم، اکائی اور کرنسی دیکھ لیں۔",
  claim_unit: ({ times }) =>
    times < 1
      ? `یہ معلوم عدد کا تقریباً ${isolate(`1/${formatCount(1 / times)}`)} ہے۔ کیا یہ کسی اور اکائی میں چھپا ہے؟`
      : `یہ معلوم عدد کا تقریباً ${formatCount(times)} گنا ہے۔ کیا یہ کسی اور اکائی میں چھپا ہے؟`,
  claim_future: "یہ مدت ابھی ختم نہیں ہوئی",
  claim_old: "رپورٹ پرانی ہو چکی ہے: عدد اپنی مدت کے بعد تین سال تک شمار ہوتا ہے",
  claim_closed: "یہ عدد اب جانچ کے لیے کھلا نہیں",
  claim_own: "یہ عدد آپ نے خود دیا ہے۔ اسے کسی اور قاری کو جانچنا ہوگا۔",
  claim_shared: "یہ عدد کسی اور قاری کو بھی ملا ہے، اس لیے اس کا فیصلہ منتظم کرے گا۔",
  claim_unchecked: ({ missing }) => `پہلے مزید ${formatCount(missing)} قاریوں کو یہ رپورٹ میں ملنا چاہیے`,
  claim_not_screened: "اس شیئر کی جانچ نہیں ہوئی",
  report_address: `رپورٹ کا لنک کسی عام سائٹ کا اور ${isolate("HTTPS")} پر ہونا چاہیے`,

  no_assets: "زکوٰۃ کا حساب لگانے کے لیے کم از کم ایک اثاثہ شامل کریں",
  asset_type: ({ values }) => `اثاثے کی قسم ان میں سے ایک ہونی چاہیے: ${among(values)}`,
  value_or_weight: "مالیت یا گرام میں وزن، دونوں میں سے ایک دینا لازم ہے",
  with_weight: ({ field }) => `${named(field)}: یہ گرام میں وزن کے ساتھ ہی دیا جا سکتا ہے`,
  percent_with_method: "قابلِ زکوٰۃ فیصد قابلِ زکوٰۃ اثاثوں کے طریقے کے ساتھ دینا لازم ہے، اور صرف اسی کے ساتھ",

  donations_disabled: "عطیات اس وقت بند ہیں۔ پلیٹ فارم بالکل مفت ہے اور اسے ان کی ضرورت نہیں۔ شکریہ!",
  donations_unreachable: "ادائیگی کی سروس سے رابطہ نہیں ہو سکا۔ براہِ کرم بعد میں دوبارہ کوشش کریں۔",
  donation_changed: `یہ ${isolate("Idempotency-Key")} کسی اور عطیے کے لیے استعمال ہو چکی ہے`,
  idempotency_key: `${isolate("Idempotency-Key")} میں 16 سے 64 لاطینی حروف، ہندسے اور ڈیش ہونے چاہییں`,
  wrong_signature: "دستخط متن سے میل نہیں کھاتے",
  not_an_event: "متن کوئی ایونٹ نہیں",
  event_incomplete: "ایونٹ میں وہ موجود نہیں جو اس کی قسم بتاتی ہے",

  unauthorized: "اجازت نہیں",
  login_not_set_up: `ایڈمن لاگ ان کا انتظام نہیں: ${isolate("ADMIN_USERNAME")} اور ${isolate("ADMIN_PASSWORD")} موجود نہیں`,
  too_many_logins: "لاگ ان کی بہت زیادہ کوششیں۔ براہِ کرم 15 منٹ بعد دوبارہ کوشش کریں۔",
  wrong_credentials: "لاگ ان کی معلومات درست نہیں",
  no_such_id: ({ thing }) => NO_SUCH[thing],
  author_without_session: "اس کے لکھنے والے کا اب کوئی سیشن نہیں",
  network_not_known: "جس نیٹ ورک سے یہ آیا وہ معلوم نہیں",
  no_such_review: "ایسی کوئی نظرِ ثانی نہیں",
  review_closed: "یہ نظرِ ثانی اب کھلی نہیں",
  review_without_stock: "اس کا شیئر اب لسٹڈ نہیں",
  decided_meanwhile: "اس سے پہلے کوئی اور اپ ڈیٹ یا کوئی اور فیصلہ ہو گیا",
  no_such_refresh: "ایسی کوئی اپ ڈیٹ نہیں",
  refresh_running: ({ run }) => `اپ ڈیٹ ${run} پہلے سے چل رہی ہے`,
  refresh_not_running: ({ run }) => `اپ ڈیٹ ${run} نہیں چل رہی`,
  refresh_not_resumable: ({ run }) => `اپ ڈیٹ ${run} دوبارہ جاری نہیں کی جا سکتی`,
  refresh_not_started: "اپ ڈیٹ شروع نہیں ہو سکی۔ براہِ کرم چند منٹ بعد دوبارہ کوشش کریں۔",
  no_workflow: `اس تنصیب میں اپ ڈیٹ چلانے کے لیے ${isolate("Workflow")} نہیں`,
  no_market_data: `یہاں اپ ڈیٹ کے لیے مارکیٹ کا ڈیٹا نہیں: ${isolate("MARKET_DATA=live")} مقرر کریں`,

  either: ({ field, values }) => `${named(field)} ان میں سے ایک ہونا چاہیے: ${among(values)}`,
  one_of: ({ field, values }) => `${named(field)} ان میں سے ایک ہونا چاہیے: ${among(values)}`,
  too_many: ({ field, max }) => `${named(field)}: زیادہ سے زیادہ ${formatCount(max)}`,
  list_too_long: ({ field }) => `${named(field)}: بہت لمبی فہرست`,
  whole_number: ({ field, max }) => `${named(field)}: 1 سے ${formatCount(max)} تک کا پورا عدد ہونا چاہیے`,
  between: ({ field, min, max }) => `${named(field)}: ${min} سے ${formatCount(max)} تک کا عدد ہونا چاہیے`,
  above_zero: ({ field, max }) => `${named(field)}: 0 سے بڑا اور زیادہ سے زیادہ ${formatCount(max)} ہونا چاہیے`,
  page_beyond: ({ max }) =>
    `صفحے کا نمبر 1 سے ${max} تک کا پورا عدد ہونا چاہیے؛ اس سے آگے ${isolate("Link")} ہیڈر دیکھیں`,
  sort_unknown: ({ values }) =>
    `ترتیب ان میں سے ایک ہونی چاہیے: ${among(values)}؛ دوسری سمت کے لیے اس سے پہلے منفی کا نشان لگائیں`,
  unknown_word: ({ field, word }) => `${named(field)}: “${isolate(word)}” معلوم نہیں`,
  content_id: ({ thing }) =>
    `${thing === "course" ? "کورس" : "ماڈیول"} کا شناختی نمبر 1 سے شروع ہونے والا پورا عدد ہونا چاہیے`,
  text_ids: `${isolate("postId")} اور ${isolate("replyId")} شناختی نمبر ہونے چاہییں`,
  one_text_id: `${isolate("postId")} اور ${isolate("replyId")} میں سے ایک لازم ہے`,
  one_place: "ایکسچینج، شعبہ یا سمبل، ان میں سے ایک دیں",
  body_without: ({ field }) => `متن ایسا آبجیکٹ ہونا چاہیے جس میں ${isolate(field)} ہو`,
  not_json_type: `متن ${isolate("application/json")} کے طور پر بھیجنا لازم ہے`,
  not_json: `متن درست ${isolate("JSON")} نہیں`,
  body_too_large: ({ kibibytes }) => `متن زیادہ سے زیادہ ${isolate(`${kibibytes} KiB`)} کا ہو سکتا ہے`,
  other_site: "یہ درخواست کسی اور سائٹ سے آئی ہے",
  no_such_address: "اس پتے پر کچھ نہیں",
  other_method: ({ methods }) => `یہ پتا صرف یہ قبول کرتا ہے: ${among(methods)}`,
};
