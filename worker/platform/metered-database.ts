/** A database that is only spoken to in batches and counts what they cost. */
export type MeteredDatabase = {
  prepare: (sql: string) => D1PreparedStatement;
  batch: <Row = unknown>(statements: D1PreparedStatement[]) => Promise<D1Result<Row>[]>;
  cost: () => { queries: number; rowsWritten: number };
};

export function meteredDatabase(db: D1Database): MeteredDatabase {
  const cost = { queries: 0, rowsWritten: 0 };
  return {
    prepare: (sql) => db.prepare(sql),
    async batch<Row>(statements: D1PreparedStatement[]) {
      cost.queries += statements.length;
      const results = await db.batch<Row>(statements);
      for (const { meta } of results) cost.rowsWritten += meta.rows_written ?? 0;
      return results;
    },
    cost: () => ({ ...cost }),
  };
}
