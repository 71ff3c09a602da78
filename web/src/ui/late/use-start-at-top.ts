import { useEffect, useRef } from 'react';

/** Scrolls to the top and moves the focus there when another view is shown, as a browser does for another page. */
export function useStartAtTop(view: string | undefined): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current !== undefined && shown.current !== view) {
      const content = document.getElementById('content');
      content?.focus({ preventScroll: true });
      content?.scrollIntoView({ behavior: 'instant' });
    }
    shown.current = view;
  }, [view]);
}
