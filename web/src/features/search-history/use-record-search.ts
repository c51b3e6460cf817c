import { useMutation, useQueryClient } from "@tanstack/react-query";
import { recordSearchMutation } from "./api.ts";

/** Remembers a look-up. Nobody is told when that fails: the stock they asked for is there all the same. */
export function useRecordSearch(): (stock: { id: number }) => void {
  const recording = useMutation(recordSearchMutation(useQueryClient()));
  return ({ id }) => recording.mutate(id);
}
