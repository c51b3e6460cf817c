import type { TurnNote } from "../../../../../domain/portfolio/turn.ts";
import type { TurnedPositionId } from "../../../../../domain/portfolio/turned-positions.ts";

export const turnedTexts = {
  heading: "What turned",
  lead: "What we have read about a share that is no longer permissible. We tell it and decide nothing: follow a scholar you trust.",
  houseOnly: "By our own method: of the other standards we keep no days.",
  follow: "The position you follow",
  notChosen: "Not chosen",
  kinds: {
    haram: (day: string) => `No longer permissible since ${day}`,
    back: (day: string) => `Permissible since ${day}`,
    doubt: (day: string) => `In doubt since ${day}`,
    aged: (day: string) => `Figures too old since ${day}`,
  },
  wasHaram: (from: string, until: string) => `It was not permissible from ${from} to ${until}.`,
  upTo: "Gain up to that day",
  after: "Gain after it",
  dividends: "Dividends after it",
  about: (amount: string) => `about ${amount}`,
  notKnown: "not known",
  notSaid: "not said",
  position: "Position",
  ofGain: "Of the gain, give away",
  ofDividends: "Of the dividends, give away",
  followed: "the one you follow",
  sellBy: (day: string) => `Sold by ${day}`,
  unsold: "At the latest price. What is given of a gain is due when you sell.",
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
  calendarTitle: (symbol: string) => `${symbol}: what turned`,
  texts: "What the texts say",
  read: { text: "Read in its own words:", quotation: "Read as this source reports it:" },
  amounts: "The amounts of your own holding are in your portfolio.",
  positions: {
    sc_malaysia: {
      holder: "Shariah Advisory Council of the Securities Commission Malaysia",
      says: "At its cost or above: sell. The gain and the dividends up to the day of the announcement are yours; what comes after goes to charity. Below its cost: it may be held until price and dividends have returned that cost, and is then sold.",
    },
    scholars_90_days: {
      holder: "An answer in the forum of Islamic Finance Guru",
      says: "Boards differ: some sell at once. Others wait a time such as 90 days for it to come back, give away what it earns meanwhile, and then sell. Whether the growth of the price is meant, is not said.",
    },
    income_share: {
      holder: "Zoya, a screener",
      says: "Sell at once, or wait, often one or two reporting periods, for it to come back. Of the dividends or gains of that time, give away the part that the company’s non-compliant revenue makes.",
    },
    ojk_funds: {
      holder: "Indonesia’s rule for Shariah funds",
      says: "A fund sells as soon as it can, within ten working days after the share has left the official list. The rule is for fund managers.",
    },
    msci_index: {
      holder: "MSCI Islamic indexes",
      says: "A company whose business no longer passes leaves the index at its next review. What a holder gives away, is not said.",
    },
  } satisfies Record<TurnedPositionId, { holder: string; says: string }>,
} as const;
