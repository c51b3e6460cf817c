export { dashboardPage } from "./dashboard-page.tsx";
export { fundPage } from "./fund-page.tsx";
export { markdownPage } from "./markdown.ts";
export { sharePicture } from "./share-picture.ts";
export { stockPage } from "./stock-page.ts";
