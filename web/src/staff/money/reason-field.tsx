import { useI18n } from '../../i18n/i18n.tsx';
import { AreaField } from '../../ui/late/field-area.tsx';
import type { RecordForm } from '../kit/forms/use-record-form.ts';

/** A form with one text, such as the reason of a decision, beside what else it may hold. */
export type TextForm = Pick<RecordForm<{ readonly text: string }>, 'values' | 'field'>;

export function ReasonField({ form }: { form: TextForm }) {
  const { t } = useI18n();
  return (
    <AreaField
      {...form.field('text')}
      label={t('staffMoney.reason')}
      hint={t('staffMoney.reasonHint')}
      required
      maxLength={500}
      rows={3}
    />
  );
}
