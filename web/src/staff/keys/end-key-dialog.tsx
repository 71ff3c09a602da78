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
  readonly end: KeyEnd;
  readonly onClose: () => void;
}

/** Says what exchanging or revoking a key means, and does it; an exchange then shows the new key. */
export function EndKeyDialog({ place, apiKey: { id, name }, end, onClose }: DialogProps) {
  const { t } = useI18n();
  const { rotate, revoke, shown } = useKeyCalls(place);
  const change = useChange({
    shown,
    send: async () => {
      if (end === 'rotate') return rotate(id);
      await revoke(id);
      return undefined;
    },
    // The dialog stays for a new key, which it shows.
    onDone: (newKey) => newKey ?? onClose(),
  });
  const [title, label, text] = WORDS[end];
  return (
    <AskDialog
      form={change}
      onClose={onClose}
      title={t(title, { name })}
      action={t(label)}
      after={change.data && <ShownSecret kind="key" text={change.data.key} onKept={onClose} />}
    >
      <p>{t(text)}</p>
    </AskDialog>
  );
}
