/** The fonts of the sheet. The screen has not shown them, so they are not loaded yet, and a printer would not wait for them. */
const FACES = ['600 29px', '500 18px', 'italic 500 18px'];

/** Prints the page with the fonts that its sheet needs. */
export async function printSheet(): Promise<void> {
  const text = document.querySelector('.desk-sheet')?.textContent ?? '';
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-heading');
  // A font that cannot be loaded is replaced by the next one of its family.
  if (family && document.fonts) await Promise.allSettled(FACES.map((face) => document.fonts.load(`${face} ${family}`, text)));
  window.print();
}
