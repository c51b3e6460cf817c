import type { ProviderAccess } from "../answers/providers.ts";

/** A network with a few answers by path: a body, a status, or an error to throw. Other paths answer 404. */
export function cannedAnswers(answers: Record<string, string | number | Error>): ProviderAccess & { asked: string[] } {
  const asked: string[] = [];
  return {
    baseUrl: "https://provider.test",
    userAgent: "Mizan/test (test@example.org)",
    asked,
    fetch: async (url) => {
      const path = url.replace("https://provider.test", "");
      asked.push(path);
      const answer = answers[path] ?? 404;
      if (answer instanceof Error) throw answer;
      return typeof answer === "number" ? new Response("", { status: answer }) : new Response(answer);
    },
  };
}
