import { useMutation, useQueryClient } from "@tanstack/react-query";
import { recordSearchMutation } from "./api.ts";

/** Saves a look-up in the visitor's history. A failure is not reported, because the stock is shown all the same. */
export function useRecordSearch(): (stock: { id: number }) => void {
  const recording = useMutation(recordSearchMutation(useQueryClient()));
  return ({ id }) => recording.mutate(id);
}
