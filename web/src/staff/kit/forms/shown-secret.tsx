import { useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { CopyButton } from '../../../ui/late/copy-button.tsx';
import { CheckboxField } from '../../../ui/late/field-checkbox.tsx';
import { CheckedForm, SubmitButton } from './checked-form.tsx';
import { useFirstFocus } from './use-first-focus.ts';

interface ShownSecretProps {
  /** A key of the API, or the secret of a webhook. */
  kind: 'key' | 'webhook';
  /** The secret itself. */
  text: string;
  onKept: () => void;
}

/** Shows a new secret, this once; it can be put away only once the person has ticked that it is kept. */
export function ShownSecret({ kind, text, onKept }: ShownSecretProps) {
  const { t } = useI18n();
  const [isKept, setKept] = useState(false);
  return (
    <CheckedForm form={{ send: onKept, isPending: false, error: null }}>
      <p ref={useFirstFocus<HTMLParagraphElement>()} tabIndex={-1}>
        {t(`secret.shownOnce.${kind}`)}
      </p>
      <p className="flex items-center gap-1 rounded-card bg-sunk p-4">
        <code className="wrap-anywhere min-w-0 grow font-semibold">{text}</code>
        <CopyButton text={text} label={t(`secret.copy.${kind}`)} copiedLabel={t(`secret.copied.${kind}`)} />
      </p>
      <CheckboxField
        label={t(`secret.kept.${kind}`)}
        required
        checked={isKept}
        onChange={({ target }) => setKept(target.checked)}
      />
      <SubmitButton className="self-end">{t('staff.done')}</SubmitButton>
    </CheckedForm>
  );
}
