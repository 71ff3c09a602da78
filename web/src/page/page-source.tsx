import { type ComponentType, lazy, useState } from 'react';
import { fetchLateFaces } from '../ui/late-faces.ts';

/** A page whose code loads when it is needed. */
export interface PageSource {
  /** Names of its modules in the build's manifest: their paths below `web`. */
  readonly modules: readonly string[];
  /** Loads the code. Afterwards `Page` draws without suspending. */
  readonly load: () => Promise<void>;
  readonly Page: ComponentType;
}

/**
 * Wraps a dynamic import. The server and the browser load a page before their first draw and then draw it without suspending; later pages
 * suspend until their code is loaded, and a moment longer for their fonts. `between` names modules through which the page is imported.
 */
export function pageSource(
  module: string,
  importPage: () => Promise<{ default: ComponentType }>,
  ...between: readonly string[]
): PageSource {
  let loaded: ComponentType | undefined;
  const load = async () => {
    const page = await importPage();
    loaded = page.default;
    return page;
  };
  const LatePage = lazy(async () => {
    const [page] = await Promise.all([load(), fetchLateFaces()]);
    return page;
  });
  function Page() {
    // Chosen at the first draw alone: another component in its place would lose the page's state.
    const [Component] = useState(() => loaded ?? LatePage);
    return <Component />;
  }
  return { modules: [module, ...between], load: async () => void (await load()), Page };
}
