/** Loads code. Browsers keep a failure for the address of a module, so after a failure the same code is asked for under another one. */
export function loadAnew<Module>(load: () => Promise<Module>): Promise<Module> {
  return load().catch((error: unknown) => {
    const [address] = /http\S+/.exec(`${error}`) ?? [];
    if (!address) throw error;
    return import(/* @vite-ignore */ `${address}?${performance.now()}`);
  });
}
