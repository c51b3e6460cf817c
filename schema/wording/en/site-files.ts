/** What the site says of itself outside its pages: on the pictures of shared links, and to a device that installs it. */
export const shareImageTexts = {
  mizan: { title: "Know what you own", lead: "Halal screening, zakat and learning. Free." },
  stocks: { title: "Is this stock halal?", lead: "The verdict, its ratios, and the filings behind them." },
  funds: { title: "Is this fund halal?", lead: "Holding by holding: how much of it passes, and what does not." },
  screener: { title: "Screen the market", lead: "By verdict, exchange, sector and region." },
  zakat: { title: "Work out your zakat", lead: "Savings, gold, shares and trade, each by its own rule." },
  learn: { title: "Islamic finance, from the ground up", lead: "Free courses with every figure worked out." },
  methodology: {
    title: "How a share is judged",
    lead: "Every limit, source and estimate, and the standards side by side.",
  },
  community: { title: "Ask, answer, compare notes", lead: "Muslim investors and scholars. No account needed." },
  donate: { title: "One dollar a month", lead: "Keeps Mizan free for everyone." },
};

export const manifestTexts = {
  description: "Halal stock screening with its evidence, purification, zakat and learning. Free.",
  /** Names of the shortcuts in web/public/manifest.webmanifest, in its order. */
  shortcuts: ["Stock Screener", "Zakat Calculator", "Learning Hub"],
};

/** While `npm start` still builds a language. */
export const untilBuiltTexts = {
  title: "Mizan in English is being prepared",
  text: "Mizan has just been started on this computer and builds one language after another. This page opens by itself in about half a minute.",
  english: "Read it in English now",
};
