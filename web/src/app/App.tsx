import { Suspense } from "react";
import { Route, Routes } from "react-router";
import { lazyPage } from "./page-loader.tsx";
import { ROUTES } from "./routes.ts";
import { Shell } from "./shell/Shell.tsx";

const pages = ROUTES.map((route) => ({ path: route.path, Page: lazyPage(route) }));

export function App() {
  return (
    <Shell>
      <Suspense>
        <Routes>
          {pages.map(({ path, Page }) => (
            <Route key={path} path={path} caseSensitive element={<Page />} />
          ))}
        </Routes>
      </Suspense>
    </Shell>
  );
}
