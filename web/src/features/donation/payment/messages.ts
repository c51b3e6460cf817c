import type { Notice } from "../../../lib/notices.ts";

export const donateTexts = {
  title: "Support Our Mission",
  lead: "A dollar a month from many keeps halal investing free for all.",
  benefitsTitle: "What your dollar pays for",
  benefits: [
    {
      id: "access",
      title: "Global access",
      text: "Screening, zakat and learning for Muslim investors in every country, on any phone.",
    },
    {
      id: "education",
      title: "Authentic education",
      text: "Courses with their scholarly references, and a methodology that shows every limit and its source.",
    },
    {
      id: "data",
      title: "Real financial data",
      text: "Figures from filings and markets, each with its date, refreshed every month.",
    },
  ],
  commitmentTitle: "Our commitment",
  commitment: "Mizan stays free: no ads, no premium features, nothing held back from those who give nothing.",
  cardTitle: "Monthly Support - $1/month",
  name: "Full name (optional)",
  email: "Email",
  emailInvalid: "Please enter a valid email address",
  continue: "Continue to Payment",
  continuing: "Preparing...",
  note: "Secured by Stripe, cancel anytime, billed $1 USD every month",

  paymentTitle: "Complete Your Donation",
  paymentLead: "One US dollar a month. Nothing is charged before you confirm.",
  payment: "Payment details",
  paymentLoading: "Loading the payment form",
  paymentUnavailable: "The payment form could not be loaded.",
  submit: "Start Monthly $1 Donation",
  processing: "Processing...",
  back: "Back",
} as const;

export const thanksTexts = {
  title: "Thank You for Your Support!",
  active: "Your monthly donation of $1 is active.",
  impact: {
    title: "Your impact",
    lines: [
      "Halal screening stays free for investors everywhere.",
      "Courses and the methodology stay open to all.",
      "The figures are refreshed from real sources every month.",
    ],
  },
  next: {
    title: "What happens next",
    lines: [
      "A receipt is on its way to your email.",
      "Your card is charged $1 automatically every month.",
      "You can cancel at any time by the links in the receipt email.",
    ],
  },
  back: "Return to Dashboard",
} as const;

export const donateNotices = {
  disabled: {
    tone: "neutral",
    title: "Donations Currently Disabled",
    description: "Mizan is completely free, with no donations needed. Thank you for wanting to help!",
  },
  paymentError: { tone: "error", title: "Payment Error", description: "Something went wrong. Please try again." },
} as const satisfies Record<string, Notice>;

/** `reason` comes from the provider or from our server. */
export const paymentFailed = (reason: string): Notice => ({
  tone: "error",
  title: "Payment Failed",
  description: reason,
});
