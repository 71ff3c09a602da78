type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** The elements that a message should not cover. */
const CONTROLS = 'main :is(a, button, input, select, textarea, output, [role="alert"])';
/** Pixels between a message and the header. */
const MARGIN = 16;

/**
 * Puts a message of the page where it covers no control and no error: at the lower edge of the window, or else below the header. Where
 * neither is free it stays at the lower edge, and the visitor can scroll the page; only `pressed`, which the visitor has just pressed, is
 * scrolled into sight.
 */
export function placeMessage(card: HTMLElement, pressed: Element | null): void {
  const list = card.parentElement;
  if (!list) return;
  list.dataset.place = 'bottom';
  const { left, right, top, bottom } = card.getBoundingClientRect();
  // A header that has been scrolled out ends above the window.
  const headerEnd = Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
  list.style.setProperty('--below-header', `${headerEnd}px`);
  const isFree = (place: Box) => ![...document.querySelectorAll(CONTROLS)].some((control) => overlaps(control, place));
  if (isFree({ left, right, top, bottom })) return;
  if (isFree({ left, right, top: headerEnd, bottom: headerEnd + MARGIN + bottom - top })) list.dataset.place = 'top';
  else if (pressed && overlaps(pressed, card.getBoundingClientRect())) pressed.scrollIntoView({ block: 'nearest' });
}

function overlaps(element: Element, box: Box): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
}
