/*
 * Runs in the head, when the style sheet is there and before anything is drawn. The shop's faces are in many files; a text whose letters
 * come from two of them would stand in two faces while one is missing. So the page is drawn in the shop's faces when all files that
 * its head names are there, and in those of the system otherwise. That holds until the document is left: no text ever moves.
 * The block keeps its names out of the page's global scope.
 */
{
  /** So long after the style sheet is there the first draw waits for the font files that the head names. */
  const PATIENCE_MS = 200;
  /** So long after the page is loaded it counts as painted, also in a browser that resists fingerprints and never says when it was. */
  const PAINTED_MS = 500;
  const { dataset } = document.documentElement;
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]');
  // They are not added to the document, so their name is used nowhere: loading tells when the files are there.
  const files = [...links].map(({ href }) => new FontFace('shop', `url(${href})`).load());
  const tooLate = new Promise((_, refuse) => setTimeout(refuse, PATIENCE_MS));
  // The style sheet reads it: no text is drawn, or text in the shop's faces, or in those of the system.
  dataset.faces = 'awaited';
  Promise.race([Promise.all(files), tooLate]).then(
    () => {
      dataset.faces = 'own';
    },
    () => {
      dataset.faces = 'system';
    },
  );
  // What comes later finds its files in the browser's cache; the first picture waits for none of them. They are loaded as faces because
  // Safari knows no rel=prefetch, and Firefox lets default-src forbid it.
  const later = document.currentScript?.dataset.later?.split(' ').filter(Boolean) ?? [];
  // The list is emptied, because the paint and the timer both come.
  const fetchLater = () => {
    for (const file of later.splice(0)) new FontFace('shop', `url(${file})`).load().catch(() => undefined);
  };
  addEventListener('load', () => {
    new PerformanceObserver(fetchLater).observe({ type: 'paint', buffered: true });
    setTimeout(fetchLater, PAINTED_MS);
  });
}
