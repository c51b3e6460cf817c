import type { Notice } from "../../lib/notices.ts";

/** Categories and durations of courses by their English names; in English as they are. */
export const COURSE_FACTS: Readonly<Record<string, string>> = {};

export const hubTexts = {
  coursesTitle: "Courses",
  enterCourse: (percent: number) =>
    percent >= 100 ? "Review Course" : percent > 0 ? `Continue Course (${Math.round(percent)}%)` : "Start Course",
  named: (action: string, title: string) => `${action}: ${title}`,
  modules: (count: number) => `${count} ${count === 1 ? "module" : "modules"}`,
  noCourses: "No courses yet.",
  featuredTitle: "Featured content",
  noFeatured: "Nothing featured yet.",
  verified: "Verified",
  comingTitle: "Coming soon",
  comingSoon: (title: string) => `"${title}" will be available soon.`,
  understood: "OK",
  coursesFailed: "The courses could not be loaded.",
  featuredFailed: "The featured content could not be loaded.",
  loading: "Loading",
} as const;

export const courseTexts = {
  shellTitle: "Course",
  shellDescription: "A free course on Islamic finance, module by module.",
  back: "Back to Learning Hub",
  notFound: "Course Not Found",
  notFoundText: "There is no such course, or it has moved.",
  toHub: "Return to the Learning Hub",
  failed: "The course could not be loaded.",
  retry: "Try again",
  modulesTitle: "Modules",
  moduleNumber: (number: number) => `Module ${number}`,
  minutes: (minutes: number) => `${minutes} min read`,
  completed: "Completed",
  progressTitle: "Your progress",
  progressOf: (completed: number, all: number) => `${completed} of ${all} modules completed`,
  progressFailed: "Your progress could not be loaded.",
  begin: "Start the first module",
  continue: "Continue",
  informationTitle: "Course information",
  level: "Level",
  levels: { Beginner: "Beginner", Intermediate: "Intermediate", Advanced: "Advanced" },
  category: "Category",
  duration: "Duration",
  moduleCount: "Modules",
} as const;

export const moduleTexts = {
  shellTitle: "Module",
  shellDescription: "A module of a free course on Islamic finance.",
  description: (course: string, keyPoint: string) => `A module of the free course “${course}”. ${keyPoint}`,
  back: (course: string) => `Back to ${course}`,
  notFound: "Module Not Found",
  notFoundText: "There is no such module in this course.",
  toCourse: "Return to the course",
  keyTakeaways: "Key takeaways",
  references: "Scholarly references",
  opensElsewhere: "(opens in a new tab)",
  previous: "Previous",
  next: "Next",
  completeCourse: "Complete Course",
  markCompleted: "Mark as completed",
  completed: "Completed",
  sidebarTitle: "In this course",
} as const;

export const learningNotices = {
  progressNotSaved: {
    tone: "error",
    title: "Your progress was not saved",
    description: "Please check your connection and try again.",
  },
} as const satisfies Record<string, Notice>;
