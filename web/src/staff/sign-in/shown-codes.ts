let areShown = false;

/**
 * Whether new recovery codes are on the screen. They are shown only once, so the gate must not open the panel over them: the page that shows
 * them notes so here, and the gate asks.
 */
export const areCodesShown = () => areShown;

export function setCodesShown(shown: boolean): void {
  areShown = shown;
}
