import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { AskDialog } from '../kit/forms/form-dialog.tsx';
import { ShownSecret } from '../kit/forms/shown-secret.tsx';
import { useChange } from '../kit/forms/use-change.ts';
import { type ApiKey, type KeyPlace, useKeyCalls } from './key-queries.ts';

export type KeyEnd = 'rotate' | 'revoke';

const WORDS: Record<KeyEnd, readonly [title: MessageKey, label: MessageKey, text: MessageKey]> = {
  rotate: ['staffKeys.rotateTitle', 'staffKeys.rotate', 'staffKeys.rotateText'],
  revoke: ['staffKeys.revokeTitle', 'staff.revoke', 'staffKeys.revokeText'],
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
  const { rotate, revoke, shown } = useKeyCalls(place);
  const end = useChange({
    shown,
    send: async () => (what === 'rotate' ? rotate(id) : void (await revoke(id))),
    onDone: (made) => made ?? onClose(),
  });
  const [title, label, text] = WORDS[what];
  return (
    <AskDialog
      form={end}
      onClose={onClose}
      title={t(title, { name })}
      action={t(label)}
      after={end.data && <ShownSecret kind="key" text={end.data.key} onKept={onClose} />}
    >
      <p>{t(text)}</p>
    </AskDialog>
  );
}
