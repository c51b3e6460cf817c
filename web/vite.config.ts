import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), toastStylesFromStylesheet()],
  server: { proxy: { "/api": "http://localhost:8788" } },
  build: {
    outDir: "dist",
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: "vendor", test: /node_modules\/(react|react-dom|react-router|scheduler)\// }],
        },
      },
    },
    target: ["chrome123", "edge123", "firefox128", "safari17.5"],
  },
});

/** sonner writes its styles into an inline style element, which our content security policy forbids; ui/Toaster imports its stylesheet instead. */
function toastStylesFromStylesheet(): Plugin {
  const call = /^__insertCSS\(".*"\);?$/m;
  return {
    name: "toast-styles-from-stylesheet",
    apply: "build",
    transform: {
      filter: { id: /sonner\/dist\/index\.mjs$/ },
      handler(code) {
        if (!call.test(code)) this.error("sonner no longer inserts its styles this way: look at this plugin again");
        return { code: code.replace(call, ""), map: null };
      },
    },
  };
}
