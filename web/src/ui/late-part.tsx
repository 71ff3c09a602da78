import { type ComponentType, lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { fetchLateFaces } from './late-faces.ts';
import { loadAnew } from './load-anew.ts';

interface LatePartProps<Props> {
  /** Loads the code. Pass the same function at each draw. */
  load: () => Promise<{ default: ComponentType<Props> }>;
  props: Props;
  /** Shown while the code is loading. */
  waiting?: ReactNode;
  /** Shown when the code failed to load or to draw. `again` tries once more. */
  failed?: (again: () => void) => ReactNode;
}

/** A part of a page whose code loads when it is first drawn. Without a connection only this part is missing, and another try is possible. */
export function LatePart<Props extends object>({ load, props, waiting = null, failed }: LatePartProps<Props>) {
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew, since React keeps a refusal for good.
  const Part = useMemo(() => lazy(() => loadWithFaces(load)), [load, attempt]);
  return (
    <ErrorBoundary key={attempt} fallback={failed?.(() => setAttempt(attempt + 1))}>
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The part's letters may need font files (faces) that the page's first screen did not. */
async function loadWithFaces<Module>(load: () => Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([loadAnew(load), fetchLateFaces()]);
  return module;
}
