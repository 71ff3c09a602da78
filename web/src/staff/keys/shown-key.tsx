import { useEffect, useRef, useState } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/late/copy-button.tsx';
import { CheckboxField } from '../../ui/late/field-checkbox.tsx';

/** Shows a new key, which is never shown again; it goes away once the person says that it is kept. */
export function ShownKey({ text, onKept }: { text: string; onKept: () => void }) {
  const { t } = useI18n();
  const [isKept, setKept] = useState(false);
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col gap-4">
      <p ref={heading} tabIndex={-1}>
        {t('staffKeys.shownOnce')}
      </p>
      <p className="flex items-center gap-1 rounded-card bg-sunk p-4">
        <code className="wrap-anywhere min-w-0 grow font-semibold">{text}</code>
        <CopyButton text={text} label={t('staffKeys.copy')} copiedLabel={t('staffKeys.copied')} />
      </p>
      <CheckboxField label={t('staffKeys.kept')} checked={isKept} onChange={({ target }) => setKept(target.checked)} />
      <Button variant="primary" disabled={!isKept} onClick={onKept}>
        {t('staffKeys.done')}
      </Button>
    </div>
  );
}
