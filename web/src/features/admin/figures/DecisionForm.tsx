import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { figuresNotices, figuresTexts as texts } from "#messages/admin/figures.ts";
import { claimFormTexts } from "#messages/claims.ts";
import { CLAIM_MAX_LENGTHS, PRINTED_UNITS, type PrintedUnit } from "../../../../../domain/claims/claim.ts";
import type { Claim } from "../../../../../schema/contracts/claims.ts";
import { amountText, parseAmount } from "../../../lib/amount-text.ts";
import type { EndpointName } from "../../../lib/http.ts";
import { useTyped } from "../../../lib/use-typed.ts";
import { AmountField } from "../../../ui/AmountField.tsx";
import { Button } from "../../../ui/Button.tsx";
import { SelectField, TextField } from "../../../ui/Field.tsx";
import { callAsAdmin } from "../admin-session.ts";
import { useChange } from "../use-change.ts";
import styles from "./Figures.module.css";

export type Decision = "accept" | "correct" | "decline" | "revoke";

const UNITS = (Object.keys(PRINTED_UNITS) as PrintedUnit[]).map((value) => ({
  value,
  label: claimFormTexts.units[value],
}));

type DecisionFormProps = {
  claim: Claim;
  decision: Decision;
  /** The lists that the decision changes. */
  reload: readonly EndpointName[];
  onClose: () => void;
  onDecided: () => void;
};

/** The reason of a decision, and for a correction the figure as the report has it. */
export function DecisionForm({ claim, decision, reload, onClose, onDecided }: DecisionFormProps) {
  const [reason, setReason] = useState("");
  const [isRefused, setRefused] = useState(false);
  const { typed, field: typedField } = useTyped({
    amount: amountText(claim.amount),
    unit: claim.unit,
    currency: claim.currency,
    periodEnd: claim.periodEnd,
    url: claim.url,
    page: String(claim.page),
  });
  const form = useRef<HTMLFormElement>(null);
  const { isChanging, change } = useChange();
  useEffect(() => form.current?.querySelector<HTMLElement>("input, textarea")?.focus(), []);

  const [amount, page] = [parseAmount(typed.amount), parseAmount(typed.page)];
  const figure =
    amount === undefined || page === undefined || typed.periodEnd === "" ? undefined : { ...typed, amount, page };
  const isCorrection = decision === "correct";
  const field = (name: keyof typeof typed) => ({ label: claimFormTexts[name], ...typedField(name) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    flushSync(() => setRefused(true));
    if (reason.trim() === "" || (isCorrection && !figure))
      return form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    const body = { decision, reason: reason.trim(), ...(isCorrection && { figure }) };
    void change(
      async () => {
        await callAsAdmin("POST /api/admin/claims/:id", { params: { id: String(claim.id) }, body });
        onDecided();
      },
      { notice: figuresNotices[decision], reload },
    );
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      {isCorrection && (
        <div className="fields">
          <AmountField
            {...field("amount")}
            error={isRefused && amount === undefined ? texts.figureRequired : undefined}
          />
          <SelectField {...field("unit")} options={UNITS} />
          <TextField {...field("currency")} maxLength={3} dir="ltr" />
          <TextField
            {...field("periodEnd")}
            type="date"
            error={isRefused && typed.periodEnd === "" ? texts.figureRequired : undefined}
          />
          <TextField {...field("url")} type="url" dir="ltr" list="addresses" />
          <datalist id="addresses">{claim.voices.map(({ url }) => url && <option key={url} value={url} />)}</datalist>
          <AmountField {...field("page")} error={isRefused && page === undefined ? texts.figureRequired : undefined} />
        </div>
      )}
      <TextField
        label={texts.reason}
        dir="auto"
        autoComplete="off"
        maxLength={CLAIM_MAX_LENGTHS.reason}
        value={reason}
        error={isRefused && reason.trim() === "" ? texts.reasonRequired : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="wrap-2">
        <Button type="submit" size="small" disabled={isChanging}>
          {isCorrection ? texts.acceptCorrected : texts[decision]}
        </Button>
        <Button look="quiet" size="small" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
