import { mutationOptions } from "@tanstack/react-query";
import type { ContactRequest } from "../../../../schema/contracts/contact.ts";
import { call } from "../../lib/http.ts";

export const sendMessageMutation = mutationOptions({
  mutationFn: (body: ContactRequest) => call("POST /api/contact", { body }),
});
