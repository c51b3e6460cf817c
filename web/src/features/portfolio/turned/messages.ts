import type { TurnNote } from "../../../../../domain/portfolio/turn.ts";
import type { TurnedPositionId } from "../../../../../domain/portfolio/turned-positions.ts";

export const turnedTexts = {
  heading: "What changed status",
  lead: "What we have read about a share that is no longer permissible. We report it; you decide: follow a scholar you trust.",
  houseOnly: "By our own method: we keep no history for other standards.",
  follow: "The position you follow",
  notChosen: "Not chosen",
  kinds: {
    haram: (day: string) => `No longer permissible since ${day}`,
    back: (day: string) => `Permissible since ${day}`,
    doubt: (day: string) => `In doubt since ${day}`,
    aged: (day: string) => `Figures out of date since ${day}`,
  },
  wasHaram: (from: string, until: string) => `It was not permissible from ${from} to ${until}.`,
  upTo: "Gain up to that day",
  after: "Gain after it",
  dividends: "Dividends after it",
  about: (amount: string) => `about ${amount}`,
  notKnown: "not known",
  notSaid: "the source does not say",
  position: "Position",
  ofGain: "Of the gain, give to charity",
  ofDividends: "Of the dividends, give to charity",
  followed: "the one you follow",
  sellBy: (day: string) => `Last day to sell: ${day}`,
  unsold: "At the latest price. You give your part of a gain when you sell.",
  notes: {
    day_price_not_known: "We do not have the price of that day. You can type it.",
    end_price_not_known: "The latest price is not known.",
    cost_not_known: "Your records do not say what the shares cost.",
    rate_not_known: "We have no exchange rate for a currency in your records.",
    rate_of_other_day: "Converted at an exchange rate of another day.",
    time_assumed: "Your records start later: the shares are assumed to have been held on that day.",
    incomplete: "Something is missing in your records, so no gain is calculated.",
    other_records: "Shares were moved or exchanged in between, so no gain is calculated.",
  } satisfies Record<TurnNote, string>,
  dayPrice: (day: string) => `Price of one share on ${day}`,
  dayPriceHint: "In US dollars. It stays on this device.",
  badPrice: "Please type a price above zero, such as 12.50.",
  remind: "Remind me on",
  remindHint:
    "You see it here from that day on, and in your calendar if you save it. It stays on this device, so we can send no notification.",
  reminded: (day: string) => `Your reminder of ${day}.`,
  saveCalendar: "Save to my calendar",
  saveTurn: "Keep",
  calendarTitle: (symbol: string) => `${symbol}: what changed status`,
  texts: "What the texts say",
  read: { text: "Read in its own words:", quotation: "Read as this source reports it:" },
  amounts: "The amounts of your own holding are in your portfolio.",
  positions: {
    sc_malaysia: {
      holder: "Shariah Advisory Council of the Securities Commission Malaysia",
      says: "If the price is at or above what you paid: sell. The gain and the dividends up to the day of the announcement are yours; what comes after goes to charity. If it is below: the share may be held until price and dividends have returned what you paid, and is then sold.",
    },
    scholars_90_days: {
      holder: "An answer in the forum of Islamic Finance Guru",
      says: "Boards differ: some say sell at once. Others say wait a time such as 90 days for it to come back, give what it earns meanwhile to charity, and then sell. The source does not say whether growth of the price is meant too.",
    },
    income_share: {
      holder: "Zoya, a screener",
      says: "Sell at once, or wait, often one or two reporting periods, for it to come back. Of the dividends or gains of that time, give to charity the part that the company’s non-compliant revenue makes.",
    },
    ojk_funds: {
      holder: "Indonesia’s rule for Shariah funds",
      says: "A fund sells as soon as it can, within ten working days after the share has left the official list. The rule is for fund managers.",
    },
    msci_index: {
      holder: "MSCI Islamic indexes",
      says: "A company whose business no longer passes leaves the index at its next review. The source does not say what a holder gives to charity.",
    },
  } satisfies Record<TurnedPositionId, { holder: string; says: string }>,
} as const;
