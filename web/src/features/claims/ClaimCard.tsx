import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { claimFormTexts, claimNotices, readersTexts as texts } from "#messages/claims.ts";
import { CLAIM_MAX_LENGTHS } from "../../../../domain/claims/claim.ts";
import type { Claim } from "../../../../schema/contracts/claims.ts";
import { notify } from "../../lib/notices.ts";
import { Button } from "../../ui/Button.tsx";
import { Refusal, TextField } from "../../ui/Field.tsx";
import { type Said, sayMutation, withdrawMutation } from "./api.ts";
import { ClaimFigure } from "./ClaimFigure.tsx";
import { failureText } from "./claim-sentences.ts";

type ClaimCardProps = {
  claim: Claim;
  rate: number | undefined;
  isInUse: boolean;
  said: Said | undefined;
  onOther: () => void;
};

export function ClaimCard({ claim, said, onOther, ...of }: ClaimCardProps) {
  return (
    <ClaimFigure claim={claim} {...of}>
      <Voice claim={claim} said={said} onOther={onOther} />
    </ClaimFigure>
  );
}

function Voice({ claim: { id, symbol }, said, onOther }: Pick<ClaimCardProps, "claim" | "said" | "onOther">) {
  const queryClient = useQueryClient();
  const voice = useMutation(sayMutation(queryClient, symbol, id));
  const withdrawal = useMutation({
    ...withdrawMutation(queryClient, symbol, id),
    onSettled: (_, error) => !error && notify(claimNotices.withdrawn),
  });
  const [note, setNote] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  const error = voice.error ?? withdrawal.error;
  const dispute = (event: FormEvent) => {
    event.preventDefault();
    const typed = note?.trim() ?? "";
    setRefused(typed === "");
    if (typed !== "") voice.mutate({ agrees: false, note: typed }, { onSuccess: () => setNote(undefined) });
  };
  return (
    <>
      {said === "given" ? (
        <div className="wrap-2">
          <p className="note">{texts.yours}</p>
          <Button look="secondary" size="small" disabled={withdrawal.isPending} onClick={() => withdrawal.mutate()}>
            {texts.withdraw}
          </Button>
        </div>
      ) : note === undefined ? (
        <>
          {said && <p className="note">{texts[said]}</p>}
          <div className="wrap-2">
            {said !== "agreed" && (
              <Button
                look="secondary"
                size="small"
                disabled={voice.isPending}
                onClick={() => voice.mutate({ agrees: true })}
              >
                {texts.same}
              </Button>
            )}
            <Button look="quiet" size="small" onClick={() => setNote("")}>
              {texts.different}
            </Button>
          </div>
        </>
      ) : (
        <form className="stack-4" noValidate onSubmit={dispute}>
          <TextField
            label={texts.note}
            dir="auto"
            autoComplete="off"
            maxLength={CLAIM_MAX_LENGTHS.note}
            value={note}
            error={isRefused ? claimFormTexts.noteError : undefined}
            onChange={({ target }) => setNote(target.value)}
          />
          <div className="wrap-2">
            <Button type="submit" size="small" disabled={voice.isPending}>
              {texts.send}
            </Button>
            <Button look="quiet" size="small" onClick={onOther}>
              {texts.giveOther}
            </Button>
          </div>
        </form>
      )}
      <Refusal>{error && failureText(error)}</Refusal>
    </>
  );
}
