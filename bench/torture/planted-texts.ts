import { contactEndpoints } from "../../schema/contracts/contact.ts";
import type { Endpoint } from "../../schema/contracts/endpoint.ts";
import { forumEndpoints } from "../../schema/contracts/forum.ts";
import { FORUM_MAX_LENGTHS } from "../../schema/contracts/forum-terms.ts";
import { complaintAboutName } from "../../schema/contracts/full-name.ts";

const CONTACT_NAME_MAX_LENGTH = 100;
const REPLIES_A_POST = 100;

/** What was planted: the ids of the discussions, in the order of their payloads, and of those with the replies. */
export type Planted = { postIds: number[]; repliedIds: number[] };

/** Sends every payload as each text that the API stores: titles, contents, replies, names, subjects and messages. */
export async function plantTexts(origin: string, payloads: readonly string[]): Promise<Planted> {
  let network = 0;
  /** Each from a network of its own, because the limits are not tested here. */
  async function send({ method, path }: Endpoint, body: object, id = 0): Promise<{ id: number }> {
    network++;
    const answer = await fetch(origin + path.replace(":id", String(id)), {
      method,
      headers: { "content-type": "application/json", "cf-connecting-ip": `10.9.${network >> 8}.${network & 255}` },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { id: number };
  }
  const postIds: number[] = [];
  for (const payload of payloads) {
    const post = { title: payload, content: payload, category: "general", fullName: nameOf(payload) };
    postIds.push((await send(forumEndpoints.createPost, post)).id);
    const name = payload.slice(0, CONTACT_NAME_MAX_LENGTH);
    const message = { name, email: "planted@example.org", subject: payload, message: payload };
    await send(contactEndpoints.sendMessage, { ...message, elapsed: 5_000 });
  }
  const repliedIds = postIds.slice(0, Math.ceil(payloads.length / REPLIES_A_POST));
  for (const [index, payload] of payloads.entries()) {
    const reply = { content: payload, fullName: nameOf(payload) };
    await send(forumEndpoints.createReply, reply, repliedIds[Math.floor(index / REPLIES_A_POST)]);
  }
  return { postIds, repliedIds };
}

/** A name may not contain symbols: only a payload's letters are left, where the forum allows them. */
export function nameOf(payload: string): string {
  const letters = payload
    .replace(/[^\p{L} ]+/gu, " ")
    .trim()
    .slice(0, FORUM_MAX_LENGTHS.fullName)
    .trim();
  return letters === "" || complaintAboutName(letters) !== undefined ? "Amina" : letters;
}
