/**
 * A visitor of the shop in one of the browsers. Elements are found by what people are told of them, and each step waits until it can be
 * done; a step that cannot be done in time throws and says what it looked for.
 */
export interface Visitor {
  /** Opens a page by its path. */
  open(path: string): Promise<void>;
  reload(): Promise<void>;
  /** Presses the button or link whose name contains these words. */
  press(name: string): Promise<void>;
  /** Types into the empty field with this label. */
  type(label: string, text: string): Promise<void>;
  /** Types a day (YYYY-MM-DD) into the empty date field with this label. */
  typeDay(label: string, day: string): Promise<void>;
  /** Waits until exactly this text is to be seen. */
  sees(text: string): Promise<void>;
  /** What the browser keeps of this origin under a key; waits until there is something. */
  kept(key: string): Promise<string>;
}

const PATIENCE_MS = 20_000;
const PAUSE_MS = 100;

/**
 * Looks again and again until something is found, and returns it. A look that fails because the page changed under it (`isMoved`) is one
 * that found nothing. Throws after twenty seconds.
 */
export async function until<Found>(
  sought: string,
  look: () => Promise<Found | null | undefined | false>,
  isMoved: (error: unknown) => boolean,
): Promise<Found> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const found = await look().catch((error: unknown) => {
      if (isMoved(error)) return undefined;
      throw error;
    });
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`Not to be found or used: ${sought}`);
}

/**
 * In the page: whether it has stayed in its place since the look before, and all movements that come to an end have ended, so that a press meets
 * what it is meant for. A field that gets the focus is scrolled to, and that takes a while.
 */
export function isStill(): boolean {
  const page: { placeBefore?: number | undefined } & typeof globalThis = globalThis;
  const hasStayed = page.placeBefore === scrollY;
  const isAnimated = document.getAnimations().some(({ playState, effect }) => {
    const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
    return playState === 'running' && !isEndless;
  });
  // Forgotten once it has stayed: the next step looks twice, too.
  page.placeBefore = hasStayed ? undefined : scrollY;
  return hasStayed && !isAnimated;
}
