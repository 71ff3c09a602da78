import { type ComponentType, lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';

export interface LatePartProps<Props> {
  /** Fetches the code. The same function at each draw. */
  load: () => Promise<{ default: ComponentType<Props> }>;
  props: Props;
  /** Stands in its place while the code is on its way. */
  waiting?: ReactNode;
  /** Stands in its place when the code did not come, or broke. `again` asks for it anew. */
  failed?: (again: () => void) => ReactNode;
}

/** A part of a page whose code comes when it is first drawn. On a dropped connection only this part is missing, and can be had later. */
export function LatePart<Props extends object>({ load, props, waiting = null, failed }: LatePartProps<Props>) {
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew, since React keeps a refusal for good.
  const Part = useMemo(() => lazy<ComponentType<Props>>(load), [load, attempt]);
  return (
    <ErrorBoundary key={attempt} fallback={failed?.(() => setAttempt(attempt + 1))}>
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
