import { ADDS_MARK, earlyAdditions } from '../memory/early-additions.ts';
import { rememberLanguage } from '../memory/language.ts';

/**
 * Remembers the button that is pressed last before hydration, when nothing listens yet. Returns a function that presses the button again
 * after hydration. What a button adds to the cart is remembered beyond the page instead, until a page is hydrated: its cart takes it.
 * Links and popovers work without hydration, but the language that a visitor chooses by a link is remembered here.
 */
export function keepEarlyPresses(): () => void {
  let pressed: HTMLButtonElement | undefined;
  const onClick = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const language = target.closest<HTMLAnchorElement>('a[hreflang]')?.hreflang;
    if (language) rememberLanguage(language);
    const button = target.closest('button');
    if (button && !button.popoverTargetElement && !keepAddition(button)) pressed = button;
  };
  // The browser itself would submit the form by loading the page again: that loses the press and puts typed text into the address.
  const onSubmit = (event: Event) => event.preventDefault();
  document.addEventListener('click', onClick);
  document.addEventListener('submit', onSubmit);
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('submit', onSubmit);
    pressed?.click();
  };
}

/** Remembers what a button adds to the cart, once. False when the button adds nothing, or when the browser remembers nothing. */
function keepAddition(button: HTMLButtonElement): boolean {
  const addition = button.getAttribute(ADDS_MARK);
  if (!addition) return false;
  earlyAdditions.keep([...new Set([...earlyAdditions.read(), addition])]);
  return earlyAdditions.read().includes(addition);
}
