import type { ComponentProps } from "react";
import { siteAddress } from "../config/paths.ts";

/** The part of React Router that a stock's report uses, for a page that is only read: a link is a plain link. */
export function Link({ to, ...props }: ComponentProps<"a"> & { to: string }) {
  return <a href={siteAddress(to)} {...props} />;
}

export function useLocation() {
  return { key: "default", pathname: "/stocks/", hash: "" };
}
