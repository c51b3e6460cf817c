import worker from "../index.ts";
import type { Bindings } from "../platform/env.ts";
import { invocationBindings } from "./production-limits.ts";

// In a module of its own, which runs once however many test files share it: wrapped twice, a request would count twice.
const { fetch: serve } = worker;
worker.fetch = (request, bindings, context) => serve(request, invocationBindings(bindings as Bindings), context);
