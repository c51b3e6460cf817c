import { expect, it } from "vitest";
import { sharedBrowser } from "./browser.ts";
import { roam, waitForHydration } from "./visitor.ts";

const open = roam(await sharedBrowser(), {});

/** The texts of the specification that a page shows without anything being done on it. */
const SHELL = [
  "Dashboard",
  "Stock Screener",
  "Zakat Calculator",
  "Learn",
  "Methodology",
  "Community",
  "Contact",
  "Donate $1/month",
  "Your comprehensive platform for Sharia-compliant investing and Islamic finance education.",
  "Donate to support us",
  "Free platform sustained by community donations",
];
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  "/": [
    ...SHELL,
    "Welcome to your free Islamic finance hub",
    "Support Our Mission",
    "$1/month",
    "Check specific stock",
    "Browse Halal stocks",
    "Company Name or Stock Symbol",
    "Check Stock",
    "Halal Stocks",
    "Questionable",
    "Non-Compliant",
    "Avoid investment",
    "Your Watchlist",
    "No recent searches yet",
    "No stocks in your watchlist yet",
    "Add New",
    "Manage full watchlist",
    "View all recent searches",
    "Calculate your obligations",
    "Islamic finance courses",
    "Ask scholars & peers",
  ],
  "/?symbol=MSFT": [
    "Business Activity Breakdown",
    "Financial Ratio Analysis",
    "Debt Ratio",
    "Cash & Interest Securities",
    "Non-Compliant Income",
    "✓ Below 33% threshold",
    "Scholarly Basis",
    "View detailed methodology",
    "Add to Watchlist",
    "Download Report",
    "Share Analysis",
  ],
  "/?market=LSE": ["Halal Stocks (", "✓ Halal"],
  "/zakat": [
    "Zakat Calculator",
    "Cash (Bank Accounts)",
    "Stocks & Investments",
    "Business Assets",
    "Real Estate (Investment)",
    "Cryptocurrency",
    "Outstanding Loans (Receivable)",
    "87.48",
    "612.36",
  ],
  "/learn": ["Start Course", "12,847", "284", "1,423"],
  "/courses/1": ["0%"],
  "/courses/999": ["Course Not Found"],
  "/courses/1/modules/999": ["Module Not Found"],
  "/community": ["All", "Screening", "Zakat", "Strategies", "General"],
  "/contact": ["Name", "Email", "Subject", "Message", "24 hours", "Monday to Friday", "9:00–18:00 UTC"],
  "/methodology": [
    "No. 21",
    "No. 20",
    "Conventional banking and insurance",
    "Alcohol",
    "Tobacco",
    "2 AM UTC",
    "Industry-average ratios",
    "33%",
    "5%",
  ],
  "/donate": [
    "Support Our Mission",
    "Monthly Support - $1/month",
    "Continue to Payment",
    "Secured by Stripe, cancel anytime, billed $1 USD every month",
  ],
  "/donate/success": ["Thank You for Your Support!", "Return to Dashboard"],
  "/automation": [
    "Automation System",
    "Status",
    "Next Update",
    "Total Stocks",
    "System Health",
    "Last Update",
    "Last weekend monthly at 2 AM UTC",
    "Trigger Manual Update",
    "4,133+",
    "40,000+",
  ],
  "/admin/contact": ["Username", "Password"],
  "/no-such-page": ["Page Not Found", "Did you forget to add the page to the router?"],
};

it.each(Object.entries(TEXTS))("%s has the texts of the specification", async (path, texts) => {
  const { page } = await open(path);
  const shown = async () => {
    const all = await page.evaluate(() =>
      [
        document.body.textContent,
        ...[...document.querySelectorAll("[title]")].map((one) => one.getAttribute("title")),
      ].join("\n"),
    );
    const words = all.toLowerCase().replace(/\s+/g, " ");
    return texts.filter((text) => !words.includes(text.toLowerCase()));
  };
  await expect.poll(shown).toEqual([]);
});

it("puts the dashboard's sections in the specification's order", async () => {
  const { page } = await open("/");
  await waitForHydration(page);
  const tops = await Promise.all(
    [
      "Support Our Mission",
      "Company Name or Stock Symbol",
      "Avoid investment",
      "No recent searches yet",
      "Ask scholars & peers",
    ].map(async (text) => (await page.getByText(text).first().boundingBox())?.y ?? -1),
  );
  expect(tops.every((top) => top >= 0)).toBe(true);
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
});

it("offers the specification's markets", async () => {
  const { page } = await open("/");
  await waitForHydration(page);
  await page.getByRole("radio", { name: "Browse Halal stocks" }).check();
  const options = page.locator("select option");
  const offered = await options.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  expect(offered).toEqual(expect.arrayContaining("NYSE NASDAQ LSE TSX ASX FRA EPA HKG TYO SAU BSE".split(" ")));
});
