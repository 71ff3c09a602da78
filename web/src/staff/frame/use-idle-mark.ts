import { useEffect } from 'react';
import { useApi } from '../../api/provider.tsx';

const IDLE_AFTER_MS = 60_000;
/** A press by a screen reader, by voice or by a switch may be a `click` alone, and dictated text an `input`. Focus moves without a person, too. */
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'click', 'input'] as const;
/** Heard before the button itself, whose request must not be marked. */
const FIRST = { passive: true, capture: true };

/** Marks what the panel asks by itself while nobody touches it, so that such requests do not keep the session alive. */
export function useIdleMark(): void {
  const api = useApi();
  useEffect(() => {
    let touchedAt = Date.now();
    const touch = () => {
      touchedAt = Date.now();
    };
    const mark = {
      onRequest({ request }: { request: Request }) {
        if (Date.now() - touchedAt > IDLE_AFTER_MS) request.headers.set('x-idle', '1');
      },
    };
    for (const event of TOUCHES) document.addEventListener(event, touch, FIRST);
    api.use(mark);
    return () => {
      for (const event of TOUCHES) document.removeEventListener(event, touch, FIRST);
      api.eject(mark);
    };
  }, [api]);
}
