let areShown = false;

/**
 * Whether new recovery codes are on the screen. They are shown only once, so the gate must not open the panel over them: the page that shows
 * them says so here, and the gate asks.
 */
export const recoveryCodes = {
  show: () => {
    areShown = true;
  },
  hide: () => {
    areShown = false;
  },
  areShown: () => areShown,
} as const;
