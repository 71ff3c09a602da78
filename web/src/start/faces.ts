/*
 * Runs in the head, when the style sheet is there and before anything is drawn. The shop's faces are in many files; a text whose letters
 * come from two of them would stand in two faces while one is missing. So the page is drawn in the shop's faces when all files that
 * its head names are there, and in those of the system otherwise, to the end of the visit to this document: no text ever moves.
 */
{
  /** How long the first draw may wait for files, beyond the style sheet: what is won is worth no more. */
  const PATIENCE_MS = 200;
  const { dataset } = document.documentElement;
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]');
  const files = [...links].map(({ href }) => new FontFace('shop', `url(${href})`).load());
  const tooLate = new Promise((_, refuse) => setTimeout(refuse, PATIENCE_MS));
  dataset.faces = 'awaited';
  Promise.race([Promise.all(files), tooLate]).then(
    () => {
      dataset.faces = 'own';
    },
    () => {
      dataset.faces = 'system';
    },
  );
  // What comes later finds its files in the browser's cache. Safari knows no rel=prefetch, and Firefox lets default-src forbid it.
  const later = document.currentScript?.dataset.later?.split(' ').filter(Boolean) ?? [];
  addEventListener('load', () => {
    for (const file of later) new FontFace('shop', `url(${file})`).load().catch(() => undefined);
  });
}
