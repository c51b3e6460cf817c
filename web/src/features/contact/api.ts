import { mutationOptions } from "@tanstack/react-query";
import type { ContactRequest } from "../../../../schema/contracts/contact.ts";
import { call } from "../../lib/http.ts";
import { submissionKey } from "../../lib/submission-key.ts";

export const sendMessageMutation = mutationOptions({
  mutationFn: (body: ContactRequest) => {
    const { elapsed: _, ...text } = body;
    return call("POST /api/contact", { body, headers: submissionKey(text) });
  },
});
