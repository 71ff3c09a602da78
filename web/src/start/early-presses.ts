import { rememberLanguage } from '../memory/language.ts';

/**
 * Remembers the button that is pressed before the page has come to life, where the press would be lost. Returns how to press it
 * again when the page is alive. Links and what the browser does by itself need no such help, but for the choice of language that
 * comes with a link.
 */
export function keepEarlyPresses(): () => void {
  let pressed: HTMLButtonElement | undefined;
  const onClick = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const language = target.closest<HTMLAnchorElement>('a[hreflang]')?.hreflang;
    if (language) rememberLanguage(language);
    const button = target.closest('button');
    if (button && !button.popoverTargetElement) pressed = button;
  };
  // The browser's own submit would load the page anew, and with it lose the press and put what was typed into the address.
  const onSubmit = (event: Event) => event.preventDefault();
  document.addEventListener('click', onClick);
  document.addEventListener('submit', onSubmit);
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('submit', onSubmit);
    pressed?.click();
  };
}
