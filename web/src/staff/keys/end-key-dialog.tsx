import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/late/modal.tsx';
import { FormError } from '../kit/form-error.tsx';
import { type ApiKey, type KeyPlace, useKeyChanges } from './key-queries.ts';
import { ShownKey } from './shown-key.tsx';

export type KeyEnd = 'rotate' | 'revoke';

const WORDS: Record<KeyEnd, readonly [title: MessageKey, label: MessageKey, text: MessageKey]> = {
  rotate: ['staffKeys.rotateTitle', 'staffKeys.rotate', 'staffKeys.rotateText'],
  revoke: ['staffKeys.revokeTitle', 'staffKeys.revoke', 'staffKeys.revokeText'],
};

interface DialogProps {
  readonly place: KeyPlace;
  readonly apiKey: ApiKey;
  readonly what: KeyEnd;
  readonly onClose: () => void;
}

/** Says what exchanging or revoking a key means, and does it; an exchange then shows the new key. */
export function EndKeyDialog({ place, apiKey: { id, name }, what, onClose }: DialogProps) {
  const { t } = useI18n();
  const { rotate, revoke } = useKeyChanges(place);
  const isPending = rotate.isPending || revoke.isPending;
  const error = rotate.error ?? revoke.error;
  const [title, label, text] = WORDS[what];
  const run = () => {
    if (what === 'rotate') rotate.mutate(id);
    else revoke.mutate(id, { onSuccess: onClose });
  };
  return (
    <Modal open onClose={() => !rotate.data && onClose()} title={t(title, { name })} closeLabel={t('frame.close')}>
      {rotate.data ? (
        <ShownKey text={rotate.data.key} onKept={onClose} />
      ) : (
        <div className="flex flex-col gap-4">
          <p>{t(text)}</p>
          <FormError error={error} />
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="quiet" onClick={onClose}>
              {t('account.cancel')}
            </Button>
            <Button variant="primary" isBusy={isPending} onClick={run}>
              {t(label)}
            </Button>
          </div>
        </div>
      )}
    </Modal>
  );
}
