import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { addTexts as texts } from "#messages/portfolio.ts";
import { exchangeLabel } from "#wording/places.ts";
import { deservesSuggestions, isIsin, normalizeSymbol, TICKER_PATTERN } from "../../../../../domain/issuers/symbols.ts";
import { companiesQuery, useCompanySuggestions } from "../../../lib/company-suggestions.ts";
import { Combobox } from "../../../ui/form/Combobox.tsx";

type SymbolFieldProps = { label: string; hint?: ReactNode; value: string; onChange: (text: string) => void };

/** A field for a symbol or a company's name, and a function that says which symbol was meant; undefined where the person must choose. */
export function useSymbolField({ label, hint, value, onChange }: SymbolFieldProps) {
  const queryClient = useQueryClient();
  const [question, setQuestion] = useState<{ text: string }>();
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const { canOpen, isLoading, companies } = useCompanySuggestions(
    value,
    (text) => text === question?.text || deservesSuggestions(text),
  );
  const change = (text: string) => {
    setError(undefined);
    onChange(text);
  };
  const meantSymbol = async (): Promise<string | undefined> => {
    const text = value.trim();
    const symbol = normalizeSymbol(text);
    const isNumber = symbol !== undefined && isIsin(symbol);
    if (symbol && !isNumber && (TICKER_PATTERN.test(text) || /\d/.test(text))) return symbol;
    const found = text.length > 1 ? await queryClient.fetchQuery(companiesQuery(text)).catch(() => null) : [];
    if (!found) {
      setError(texts.noConnection);
      return undefined;
    }
    const meant = found.find((company) => company.symbol === symbol || company.isClearMatch);
    if (meant) return meant.symbol;
    if (symbol && !isNumber && found.length === 0) return symbol;
    setError(found.length > 0 ? texts.chooseCompany : texts.badSymbol);
    if (found.length > 0) setQuestion({ text });
    input.current?.focus();
    return undefined;
  };
  const field = (
    <Combobox
      label={label}
      hint={hint}
      error={error}
      value={value}
      onValueChange={change}
      options={companies}
      optionKey={({ symbol }) => symbol}
      renderOption={({ name, symbol, exchange }) => (
        <span className="wrap items-baseline gap-0-3">
          <span>{name}</span>{" "}
          <strong>
            <bdi>{symbol}</bdi>
          </strong>{" "}
          <small className="soft">{exchangeLabel(exchange)}</small>
        </span>
      )}
      onChoose={({ symbol }) => change(symbol)}
      onEnter={() => input.current?.form?.requestSubmit()}
      canOpen={canOpen && (companies.length > 0 || isLoading)}
      question={question}
      status={isLoading ? texts.searching : texts.suggestions(companies.length)}
      emptyState={null}
      inputRef={input}
      inputProps={{ maxLength: 80 }}
    />
  );
  return { field, input, meantSymbol };
}
