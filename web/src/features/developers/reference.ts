/** What a program needs to know of the endpoints that anyone may read: made from the endpoint table when the site is built. */
export type ApiReference = {
  origin: string;
  /** Of the MCP server. */
  tools: readonly { name: string; description: string }[];
  groups: readonly { title: string; rows: readonly EndpointReference[] }[];
};

export type EndpointReference = {
  method: string;
  path: string;
  summary: string;
  parameters: readonly { name: string; isRequired: boolean; text: string }[];
  body: readonly string[];
  answer: string;
  fields: readonly string[];
  cache: string;
  errors: readonly string[];
  /** An address that answers. */
  example: string | null;
};

declare const __API_REFERENCE__: ApiReference;

export const API_REFERENCE: ApiReference = __API_REFERENCE__;
