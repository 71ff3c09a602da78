/** The faces of the sheet. What has not been on the screen is not loaded yet, and a printer does not wait for it. */
const FACES = ['600 29px', '500 18px', 'italic 500 18px'];

/** Prints the page with the fonts that its sheet needs. */
export async function printSheet(): Promise<void> {
  const text = document.querySelector('.desk-sheet')?.textContent ?? '';
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-heading');
  // A font that cannot be had is printed in the next best.
  if (family && document.fonts) await Promise.allSettled(FACES.map((face) => document.fonts.load(`${face} ${family}`, text)));
  window.print();
}
