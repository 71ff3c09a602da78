import { useState } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { staffNoteDraft } from '../../memory/late/staff-note-draft.ts';
import { AreaField } from '../../ui/late/field-area.tsx';

/** The reason of a decision; it survives a reload and an ended session until the decision is made. */
export function useReason(about: string) {
  const [text, setText] = useState(() => {
    const draft = staffNoteDraft.read();
    return draft?.about === about ? draft.text : '';
  });
  return {
    text,
    isGiven: text.trim() !== '',
    change: (typed: string) => {
      setText(typed);
      staffNoteDraft.keep({ about, text: typed });
    },
    forget: () => staffNoteDraft.forget(),
  };
}

export function ReasonField({ reason: { text, change } }: { reason: ReturnType<typeof useReason> }) {
  const { t } = useI18n();
  return (
    <AreaField
      label={t('staffMoney.reason')}
      hint={t('staffMoney.reasonHint')}
      required
      maxLength={500}
      rows={3}
      value={text}
      onChange={({ target }) => change(target.value)}
    />
  );
}
