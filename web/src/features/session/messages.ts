import { NetworkError } from "../../lib/http.ts";

export const yourDataTexts = {
  title: "Your data",
  lead: "Mizan asks for no account. What you do is kept under an anonymous session of this browser, until a year after your last change.",
  keptTitle: "What is kept for you",
  kept: [
    "Your watchlist and your searches",
    "Your zakat calculations",
    "The course modules you completed",
    "What you wrote and reported in the community",
    "Your notifications, and the address of your watchlist's feed",
  ],
  hereTitle: "In this browser only",
  here: [
    "The email you entered to open the screener",
    "The last stocks you opened, to be read offline",
    "Your portfolio",
    "Light or dark",
  ],
  apart: "Messages to us and donations are not tied to this browser. Write to us about those.",
  download: "Download a copy",
  downloading: "Preparing...",
  forget: "Delete my data",
  askTitle: "Delete everything?",
  ask: "Your watchlist, searches, calculations, progress and portfolio are deleted at once, and nobody can restore them.",
  askForum:
    "What you wrote in the community stays for those who answered it, under its generated username; the full name you gave is removed.",
  confirm: "Yes, delete everything",
  forgetting: "Deleting...",
  keep: "Keep it",
  forgottenTitle: "Everything is deleted",
  forgotten: "Your data has been deleted. The next thing you save begins a new session.",
  done: "Done",
} as const;

export const downloadFailed = (error: unknown): string => `The copy could not be made. ${advice(error)}`;
export const forgetFailed = (error: unknown): string => `Your data could not be deleted. ${advice(error)}`;

function advice(error: unknown): string {
  return error instanceof NetworkError ? "Please check your connection and try again." : "Please try again.";
}
