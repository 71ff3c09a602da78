import { createContext, type ReactNode, use } from 'react';

/** A shop without real money. `own`: its coins are those of its own gateway; `foreign`: another gateway gives addresses, maybe real ones. */
export type TestMode = 'own' | 'foreign';

const TestModeContext = createContext<TestMode | undefined>(undefined);

export function TestModeProvider({ mode, children }: { mode: TestMode | undefined; children: ReactNode }) {
  return <TestModeContext value={mode}>{children}</TestModeContext>;
}

/** Undefined in a shop that takes real money. */
export function useTestMode(): TestMode | undefined {
  return use(TestModeContext);
}
