import { expect, type Page } from '@playwright/test';

/** Records every dialog that the page opens from now on. The list must stay empty. */
export function watchDialogs(page: Page): string[] {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return dialogs;
}

/**
 * Fails when an element of the page could run a script, when a page of another host could reach back to the shop whose link has opened it, or when
 * two elements have one id; lists all such elements.
 */
export async function expectNothingForeign(page: Page): Promise<void> {
  expect(await page.evaluate(foreignPieces)).toEqual([]);
}

/** Runs in the page. */
function foreignPieces(): string[] {
  const isOwnScript = (element: Element) =>
    element.getAttribute('src')?.startsWith('/assets/') || /^application\/(ld\+)?json$/.test(element.getAttribute('type') ?? '');
  const addresses = ['href', 'src', 'srcset', 'action', 'formaction', 'data', 'poster', 'background', 'xlink:href', 'ping'];
  const runs = /^[\s\p{Cc}]*(javascript|data|vbscript|livescript|blob|file|filesystem|view-source):/iu;
  const isForeign = (element: Element): boolean => {
    const tag = element.localName;
    if (tag === 'script' && !isOwnScript(element)) return true;
    if (['iframe', 'object', 'embed', 'base', 'math', 'marquee', 'style', 'audio', 'video', 'frame', 'applet'].includes(tag))
      return true;
    if (element.hasAttribute('srcdoc') || element.hasAttribute('http-equiv')) return true;
    return [...element.attributes].some(
      ({ name, value }) =>
        /^on/i.test(name) ||
        (addresses.includes(name) && runs.test(value) && !(tag === 'img' && value.startsWith('data:image/'))),
    );
  };
  const all = [...document.querySelectorAll('*')];
  const ids = all.map(({ id }) => id).filter(Boolean);
  const strangers = [...document.links].filter(
    (link) => /^https?:$/.test(link.protocol) && link.origin !== location.origin && !link.relList.contains('noopener'),
  );
  return [
    ...all.filter(isForeign).map((element) => `runs: ${element.outerHTML.slice(0, 200)}`),
    ...strangers.map((link) => `not noopener: ${link.href}`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `twice: #${id}`),
  ];
}
