import { useState } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/late/copy-button.tsx';
import { CheckboxField } from '../../ui/late/field-checkbox.tsx';
import { CheckedForm, SubmitButton } from '../kit/forms/checked-form.tsx';
import { useFirstFocus } from '../kit/forms/use-first-focus.ts';

/** Shows new recovery codes, which are never shown again, and goes on once the person says that they are kept. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useI18n();
  const [areKept, setKept] = useState(false);
  const text = codes.join('\n');
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${location.host}\n${text}\n`)}`;
  return (
    <section className="flex flex-col gap-4">
      <h2 ref={useFirstFocus<HTMLHeadingElement>()} tabIndex={-1} className="text-card">
        {t('access.recoveryTitle')}
      </h2>
      <p className="text-sm">{t('access.recoveryText')}</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-2 rounded-card bg-sunk p-4">
        {codes.map((code) => (
          <li key={code}>
            <code className="font-semibold">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2">
        <a className={buttonClass('soft')} download="recovery-codes.txt" href={file}>
          {t('common.download')}
        </a>
        <CopyButton text={text} label={t('access.copyCodes')} copiedLabel={t('frame.copied')} />
      </div>
      <CheckedForm form={{ send: onKept, isPending: false, error: null }}>
        <CheckboxField
          label={t('access.codesKept')}
          required
          checked={areKept}
          onChange={({ target }) => setKept(target.checked)}
        />
        <SubmitButton>{t('access.goOn')}</SubmitButton>
      </CheckedForm>
    </section>
  );
}
