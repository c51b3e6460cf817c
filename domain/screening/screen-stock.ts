import type { CompanyProfile } from "../facts/financials.ts";
import { screenBusiness } from "./business-screen.ts";
import { type ScreenFinancialsInput, screenFinancials } from "./screen-financials.ts";
import type { BusinessScreen, Screening } from "./screening.ts";

export type ScreenStockInput = Omit<ScreenFinancialsInput, "company" | "business" | "unusable"> & {
  profile: CompanyProfile;
  /** How its business was read, if it was. */
  business?: BusinessScreen;
};

/** Screens one stock: its business, then its figures. Pure, and never throws for bad data. */
export function screenStock({ profile, business, ...figures }: ScreenStockInput): Screening {
  return screenFinancials({ ...figures, company: profile, business: business ?? screenBusiness(profile).screen });
}
