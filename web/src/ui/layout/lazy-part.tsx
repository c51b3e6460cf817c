import { type ComponentType, type JSXElementConstructor, lazy, type ReactNode, Suspense } from "react";
import { useLocation } from "react-router";
import { EXTRA_FAILURE, failureTexts } from "#wording/site.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";

type PropsOf<Part> = Part extends JSXElementConstructor<infer Props> ? (unknown extends Props ? object : Props) : never;
type Loaded<Module, Name extends keyof Module> = ComponentType<PropsOf<Module[Name]>>;
type Loadable<Module, Name extends keyof Module> = Loaded<Module, Name> & {
  load: () => Promise<unknown>;
  /** A failure shows itself when the part is needed. */
  preload: () => void;
};

const loadable = <Module, Name extends keyof Module>(Part: Loaded<Module, Name>, load: () => Promise<Module>) =>
  Object.assign(Part, { load, preload: () => void load().catch(() => undefined) });

/** What is loaded when it is first shown; what is around it waits. */
export function awaited<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): Loadable<Module, Name> {
  const Part: Loaded<Module, Name> = lazy(async () => ({ default: (await load())[name] as Loaded<Module, Name> }));
  return loadable(Part, load);
}

/** The same, with what stands around it, which never waits for it. */
function within<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  around: (part: ReactNode) => ReactNode,
): Loadable<Module, Name> {
  const Part = awaited(load, name);
  return loadable((props: PropsOf<Module[Name]>) => around(<Part {...props} />), load);
}

/** What is loaded when it is first shown; until then its place is empty. */
export const later = <Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) =>
  within(load, name, (part) => <Suspense>{part}</Suspense>);

/**
 * What has no place in the page, such as a dialog, when it is first needed. If its code cannot be loaded, the page stays and a notice
 * appears at the bottom of the window, unless nobody asked for it.
 */
export function Extra({ isUnasked = false, children }: { isUnasked?: boolean; children: ReactNode }) {
  return (
    <ErrorBoundary resetKey="" place={isUnasked ? "nowhere" : "foot"} {...EXTRA_FAILURE}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}

export const extra = <Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name, isUnasked = false) =>
  within(load, name, (part) => <Extra isUnasked={isUnasked}>{part}</Extra>);

type When = {
  /** It is fetched at once in the browser unless this says that it is not wanted yet; what is around it then waits with it. */
  isWanted?: () => boolean;
  /** It is never fetched before. */
  time?: Promise<void> | undefined;
  fallback?: ReactNode;
};

/**
 * A part of a page that reads the API. The prerendered page shows it; its code and the data library load after the page's own, so
 * that the text and the shell do not wait for them, and again after a failure. If it fails for good, the rest of the page stays.
 */
export function lazyPart<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  { isWanted, time, fallback }: When = {},
): Loadable<Module, Name> {
  const loadPart = async () => {
    await time;
    const [{ [name]: loaded }, { DataProvider }] = await Promise.all([load(), import("../../lib/DataProvider.tsx")]);
    const Part = loaded as Loaded<Module, Name>;
    return {
      default: (props: PropsOf<Module[Name]>) => (
        <DataProvider>
          <Part {...props} />
        </DataProvider>
      ),
    };
  };
  const early = !isWanted || isWanted() ? loadPart().catch(() => undefined) : undefined;
  const Part = lazy(async () => (await early) ?? loadPart());
  function LazyPart(props: PropsOf<Module[Name]>) {
    const { key } = useLocation();
    const part = <Part {...props} />;
    return (
      <ErrorBoundary resetKey={key} title={failureTexts.part}>
        {isWanted ? part : <Suspense fallback={fallback}>{part}</Suspense>}
      </ErrorBoundary>
    );
  }
  return loadable(LazyPart, load);
}
