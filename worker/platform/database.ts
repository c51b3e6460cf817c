import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";

export type Database = DrizzleD1Database;

export function database(binding: D1Database): Database {
  return drizzle(binding);
}
