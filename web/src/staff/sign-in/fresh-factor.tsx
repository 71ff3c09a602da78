import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { ApiError } from '../../api/error.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n, Words } from '../../i18n/i18n.tsx';
import { Modal } from '../../ui/late/modal.tsx';
import { SkeletonRows } from '../kit/notes.tsx';
import { accessQuery } from './access.ts';
import { GiveFactor } from './give-factor.tsx';

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
  const dialog = repeat && (
    <Suspense>
      <Words areas={['staffAccess']}>
        <AskAgain onClose={close} onDone={done} />
      </Words>
    </Suspense>
  );
  return { ask, demand: (act) => setRepeat(() => act), dialog };
}

function AskAgain({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { t } = useI18n();
  const { data } = useQuery(accessQuery(useApi()));
  return (
    <Modal open onClose={onClose} title={t('access.again')} closeLabel={t('frame.close')}>
      <p className="mb-4 text-muted text-sm">{t('access.againText')}</p>
      {data ? <GiveFactor access={data} onDone={onDone} /> : <SkeletonRows rows={2} />}
    </Modal>
  );
}
