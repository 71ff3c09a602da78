import { type ComponentType, lazy, useState } from 'react';

/** A page whose code is loaded when needed. */
export interface PageSource {
  /** The module's name in the build's manifest: its path below `web`. */
  readonly module: string;
  /** Loads the code; once done, `Page` draws at once. */
  readonly load: () => Promise<void>;
  readonly Page: ComponentType;
}

/**
 * Wraps a dynamic import, so that server and browser can load a page before their first draw and then draw without waiting, while
 * later visits suspend until its code is there.
 */
export function pageSource(module: string, importPage: () => Promise<{ default: ComponentType }>): PageSource {
  let loaded: ComponentType | undefined;
  const load = async () => {
    const page = await importPage();
    loaded = page.default;
    return page;
  };
  const Waiting = lazy(load);
  function Page() {
    // Chosen once for each visit: another component in its place would start the page afresh.
    const [Chosen] = useState(() => loaded ?? Waiting);
    return <Chosen />;
  }
  return { module, load: async () => void (await load()), Page };
}
