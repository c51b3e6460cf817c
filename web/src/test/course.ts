import type { Course, CourseModule } from "../../../schema/contracts/learning.ts";

export const COURSE: Course = {
  id: 3,
  title: "Building a Portfolio",
  description: "From savings to shares.",
  icon: "TrendingUp",
  color: "blue",
  level: "Advanced",
  moduleCount: 2,
  duration: "about 30 minutes",
  category: "Investing",
};

export const makeModule = (id: number, overrides: Partial<CourseModule> = {}): CourseModule => ({
  id,
  title: `Module about ${id}`,
  orderIndex: id - 300,
  estimatedReadTime: 5,
  content: "**Bold** words.\n\n- one\n- two\n\n<script>alert(1)</script>",
  keyPoints: ["first", "second", "third", "fourth"],
  scholarlyReferences: [
    { scholar: "A scholar", source: "A book" },
    { scholar: "Another", source: "A page", url: "https://example.com/page" },
  ],
  ...overrides,
});
