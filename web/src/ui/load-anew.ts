/**
 * Loads code. Browsers remember that a module's address failed, so after a failure the same code is asked for under another address. The
 * failed address stands in the error's text.
 */
export function loadAnew<Module>(load: () => Promise<Module>): Promise<Module> {
  return load().catch((error: unknown) => {
    const [address] = /http\S+/.exec(`${error}`) ?? [];
    if (!address) throw error;
    return import(/* @vite-ignore */ `${address}?${performance.now()}`);
  });
}
