import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { COURSE_FACTS as ar } from "./messages.ar.ts";
import { COURSE_FACTS as fr } from "./messages.fr.ts";
import { COURSE_FACTS as id } from "./messages.id.ts";
import { COURSE_FACTS as ms } from "./messages.ms.ts";
import { COURSE_FACTS as tr } from "./messages.tr.ts";
import { COURSE_FACTS as ur } from "./messages.ur.ts";

it.each(Object.entries({ ar, fr, id, ms, tr, ur }))(
  "every course's category and duration has words in %s",
  (_, words) => {
    const files = globSync("schema/seed/courses/*/course.yaml");
    const facts = files.flatMap((file) => [
      ...readFileSync(file, "utf8").matchAll(/^(?:category|duration): "?([^"\n]+)"?$/gm),
    ]);
    expect(facts.length).toBe(files.length * 2);
    expect(facts.map(([, fact = ""]) => fact).filter((fact) => !words[fact])).toEqual([]);
  },
);
