let areShown = false;

/**
 * While new recovery codes are on the screen, the gate must not go on: they are shown only once. The page that shows them says so, and
 * the gate asks.
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
