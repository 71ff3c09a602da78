/** How long an area that is drawn after the page may wait for font files. */
const PATIENCE_MS = 300;

/**
 * Fetches the faces that the page's first screen did not need, so that an area that comes later stands in one face from its first draw.
 * Undefined where the page stands in faces of the system; resolves after 300 ms at the latest.
 */
export function fetchLateFaces(): Promise<unknown> | undefined {
  if (typeof document === 'undefined' || document.documentElement.dataset.faces !== 'own') return undefined;
  const fetching = import('./late/fetch-faces.ts').then(({ fetchFaces }) => fetchFaces());
  // Without its faces an area is drawn all the same.
  return Promise.race([fetching.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
