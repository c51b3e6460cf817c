import { existsSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** The parts of MDN's HTTP Observatory that grade a site's answers; see docs/decisions/0099. */
type Verdict = { result: string; pass: boolean };
type Constants = { ALL_TESTS: readonly ((requests: object) => Verdict)[] };
type Grader = { getGradeForScore: (score: number) => { grade: string }; getScoreModifier: (result: string) => number };
type Types = { Requests: new (hostname: string) => Record<string, object> };

const PATHS = ["/", "/screener", "/zakat", "/courses/1", "/donate", "/admin/contact", "/api/health", "/no-such-page"];
/** Bonus points count only from this score on, before the bonus. */
const BONUS_FROM = 90;

const [folder, origin = "http://localhost:8787"] = process.argv.slice(2);
if (!folder) throw new Error("Usage: npm run observatory -- FOLDER_OF_THE_PACKAGE [ORIGIN]");
const { ALL_TESTS } = await load<Constants>("src/constants.js");
const { getGradeForScore, getScoreModifier } = await load<Grader>("src/grader/grader.js");
const { Requests } = await load<Types>("src/types.js");
allowMissingPreloadList();

const rows = await Promise.all(PATHS.map(grade));
console.table(rows);
if (rows.some((row) => row.grade !== "A+")) process.exitCode = 1;

/** Grades the headers of a page of the running product as if served over HTTPS from a host of its own. */
async function grade(path: string) {
  const answer = await fetch(origin + path);
  const url = `https://mizan.example${path}`;
  const response = {
    ...{ status: answer.status, headers: Object.fromEntries(answer.headers), data: await answer.text() },
    ...{
      verified: true,
      httpEquiv: new Map(),
      config: { url },
      request: { responseURL: url, res: { responseUrl: url } },
    },
  };
  const redirects = [
    { url: new URL(url.replace("https:", "http:")), status: 301 },
    { url: new URL(url), status: 200 },
  ];
  const requests = new Requests("mizan.example");
  Object.assign(requests["responses"] ?? {}, { auto: response, http: response, https: response, cors: response });
  Object.assign(requests["responses"] ?? {}, { httpRedirects: redirects, httpsRedirects: redirects });
  Object.assign(requests, { resources: { path: response.data }, session: { url: new URL(url) } });
  const verdicts = ALL_TESTS.map((test) => test(requests));
  const points = verdicts.map(({ result }) => getScoreModifier(result));
  const withoutBonus = 100 + points.filter((point) => point < 0).reduce((sum, point) => sum + point, 0);
  const score = withoutBonus >= BONUS_FROM ? points.reduce((sum, point) => sum + point, 100) : withoutBonus;
  const failed = verdicts.filter(({ pass }) => !pass).map(({ result }) => result);
  return { path, grade: getGradeForScore(score).grade, score, failed: failed.join(", ") };
}

function load<Module>(file: string): Promise<Module> {
  return import(pathToFileURL(resolve(String(folder), file)).href) as Promise<Module>;
}

/** The package downloads the browsers' preload list on installation; without the list, a host is graded as not preloaded. */
function allowMissingPreloadList(): void {
  const list = join(String(folder), "conf/hsts-preload.json");
  if (!existsSync(list)) writeFileSync(list, "{}");
}
