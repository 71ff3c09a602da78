import { createContext, type ReactNode, use } from 'react';

/**
 * A shop without real money. `own`: its addresses of coins are certainly unreal, those of the sandbox's gateway or of a rehearsal's stand-in;
 * `foreign`: another gateway gives them, and they may be real.
 */
export type TestMode = 'own' | 'foreign';

/** The settings of the server on which every page depends. */
export interface ShopSettings {
  /** True in sandbox mode, in which the sandbox's pages exist. */
  readonly sandbox: boolean;
  /** Absent where real money is taken. */
  readonly testMode?: TestMode | undefined;
  /** Measurement id of the analytics; without it nothing is counted, and no visitor is asked for consent. */
  readonly analyticsId?: string | undefined;
  /** The shop's contacts; the messenger's handle as people write it: @shop. */
  readonly support: { readonly email: string; readonly messenger: string };
}

const SettingsContext = createContext<ShopSettings | undefined>(undefined);

export function SettingsProvider({ settings, children }: { settings: ShopSettings; children: ReactNode }) {
  return <SettingsContext value={settings}>{children}</SettingsContext>;
}

/** Throws outside of `SettingsProvider`. */
export function useSettings(): ShopSettings {
  const settings = use(SettingsContext);
  if (!settings) throw new Error('useSettings outside of SettingsProvider');
  return settings;
}
