import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { type ReactNode, useEffect } from "react";
import { MemoryRouter, useLocation } from "react-router";
import { createQueryClient } from "../lib/DataProvider.tsx";
import { type Notice, showNotices } from "../lib/notices.ts";

export function renderPage(page: ReactNode, { at = "/" } = {}) {
  const notices: Notice[] = [];
  let address = at;
  function Witness() {
    const { pathname, search } = useLocation();
    address = pathname + search;
    useEffect(
      () =>
        showNotices(
          (notice) => notices.push(notice),
          () => withdraw(notices),
        ),
      [],
    );
    return null;
  }
  const result = render(
    <MemoryRouter initialEntries={[at]}>
      <QueryClientProvider client={createQueryClient()}>
        <Witness />
        {page}
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return { ...result, notices, address: () => address };
}

function withdraw(notices: Notice[]): void {
  notices.splice(0, notices.length, ...notices.filter(({ tone }) => tone !== "error"));
}
