import { type ReactNode, useState } from 'react';
import { ApiError } from '../../api/error.ts';
import AskFactor from './ask-factor.tsx';

export interface FreshFactor {
  /** True when the error asks for a fresh factor, so that nothing else has to be said about it. */
  readonly ask: (error: Error, repeat: () => void) => boolean;
  readonly demand: (act: () => void) => void;
  readonly dialog: ReactNode;
}

/**
 * For actions that need a second factor of the last ten minutes. Give `ask` the error of such an action and how to repeat it: when the shop
 * wants the factor again, `dialog` asks for it and repeats the action. `demand` asks in any case. Draw `dialog` somewhere on the page.
 */
export function useFreshFactor(): FreshFactor {
  const [repeat, setRepeat] = useState<() => void>();
  const close = () => setRepeat(undefined);
  const ask = (error: Error, again: () => void) => {
    const isWanted = error instanceof ApiError && error.problem?.code === 'second_factor_required';
    if (isWanted) setRepeat(() => again);
    return isWanted;
  };
  const done = () => {
    close();
    repeat?.();
  };
  const dialog = repeat && <AskFactor onClose={close} onDone={done} />;
  return { ask, demand: (act) => setRepeat(() => act), dialog };
}
