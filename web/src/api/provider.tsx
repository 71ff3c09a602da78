import { createContext, type ReactNode, use } from 'react';
import type { Api } from './client.ts';

const ApiContext = createContext<Api | undefined>(undefined);

export function ApiProvider({ api, children }: { api: Api; children: ReactNode }) {
  return <ApiContext value={api}>{children}</ApiContext>;
}

/** The client of this page. Throws outside of `ApiProvider`. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error('useApi outside of ApiProvider');
  return api;
}
