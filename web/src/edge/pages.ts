export { badge } from "./badge.ts";
export { dashboardPage } from "./dashboard-page.tsx";
export { embedPage, oEmbed } from "./embed-page.ts";
export { fundPage } from "./fund-page.tsx";
export { markdownPage } from "./markdown.ts";
export { sharePicture } from "./share-picture.ts";
export { brokenPage, stockPage } from "./stock-page.ts";
