import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { visitorId } from "./visitors.ts";

/**
 * Documents are the objects of the API as JSON, validated when they are written, and translations are the same by the code of a
 * language, as far as there are any. They come from schema/seed.
 */
export const courses = sqliteTable("courses", {
  id: integer("id").primaryKey(),
  document: text("document").notNull(),
  translations: text("translations"),
});

export const courseModules = sqliteTable(
  "course_modules",
  {
    id: integer("id").primaryKey(),
    courseId: integer("course_id").notNull(),
    orderIndex: integer("order_index").notNull(),
    document: text("document").notNull(),
    translations: text("translations"),
  },
  (table) => [index("course_modules_course").on(table.courseId, table.orderIndex)],
);

export const featuredContent = sqliteTable("featured_content", {
  id: integer("id").primaryKey(),
  document: text("document").notNull(),
  translations: text("translations"),
});

/** A module that a visitor has completed. */
export const moduleProgress = sqliteTable(
  "module_progress",
  {
    visitorId: visitorId(),
    moduleId: integer("module_id").notNull(),
    completedAt: integer("completed_at", { mode: "timestamp" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.visitorId, table.moduleId] })],
);
