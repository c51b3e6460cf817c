const QUALITIES = [
  ..."patient honest gentle steady thoughtful careful grateful hopeful".split(" "),
  ..."sincere modest earnest cheerful calm kind bright generous".split(" "),
  ..."curious diligent faithful humble loyal mindful noble peaceful".split(" "),
  ..."prudent quiet reliable serene simple truthful warm wise".split(" "),
];
const THINGS = [
  ..."olive date cedar river garden lantern falcon harbor".split(" "),
  ..."meadow orchard pearl caravan compass fountain gazelle horizon".split(" "),
  ..."ibex jasmine lighthouse minaret oasis palm quill reed".split(" "),
  ..."saffron sparrow spring star tamarind valley well willow".split(" "),
];
const NUMBERS = 10_000;

/** A friendly name generated from a session's hash: the same for all of a visitor's texts, and it does not reveal the session. */
export async function usernameOf(tokenHash: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`forum username ${tokenHash}`));
  const view = new DataView(digest);
  const quality = QUALITIES[view.getUint32(0) % QUALITIES.length];
  const thing = THINGS[view.getUint32(4) % THINGS.length];
  return `${quality}-${thing}-${String(view.getUint32(8) % NUMBERS).padStart(4, "0")}`;
}
