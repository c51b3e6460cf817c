import { readStored, useStored, writeStored } from "../../../lib/storage.ts";

const EMAIL_KEY = "mizan:email";

export const saveEmail = (email: string) => writeStored(EMAIL_KEY, email);

export const hasSavedEmail = () => Boolean(readStored(EMAIL_KEY));

export const useHasSavedEmail = () => Boolean(useStored(EMAIL_KEY));
