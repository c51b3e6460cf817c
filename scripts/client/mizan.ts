#!/usr/bin/env node
import { run } from "./command.ts";

process.exitCode = await run(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
  environment: process.env,
  isTerminal: process.stdout.isTTY === true,
  now: () => new Date(),
});
