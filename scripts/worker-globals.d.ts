import type * as workers from "@cloudflare/workers-types";

/** The Worker's global types that scripts need when they import its code; the rest would clash with Node's. */
declare global {
  type D1Database = workers.D1Database;
  type D1PreparedStatement = workers.D1PreparedStatement;
  type D1Result<Row = unknown> = workers.D1Result<Row>;
  type ExecutionContext = workers.ExecutionContext;
  type KVNamespace = workers.KVNamespace;
  namespace Rpc {
    type Serializable<Value> = workers.Rpc.Serializable<Value>;
  }
  type Workflow<Parameters = unknown> = workers.Workflow<Parameters>;
}
