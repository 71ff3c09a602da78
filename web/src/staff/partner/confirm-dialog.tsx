import { useForm } from 'react-hook-form';
import { useI18n } from '../../i18n/i18n.tsx';
import { Field } from '../../ui/late/field.tsx';
import { AreaField } from '../../ui/late/field-area.tsx';
import { Amount } from '../kit/amount.tsx';
import { TwoStepDialog } from '../kit/two-step-dialog.tsx';
import { type PartnerOrder, useSayOfMoney } from './partner-queries.ts';

interface DialogProps {
  readonly slug: string;
  readonly order: PartnerOrder;
  readonly onClose: () => void;
}

/** Says that an order's money has come: how it is known, then what will happen. The amount is all that is missing, or nothing. */
export function ConfirmDialog({ slug, order, onClose }: DialogProps) {
  const { t } = useI18n();
  const { confirm } = useSayOfMoney(slug, order.id);
  const form = useForm({ defaultValues: { reference: '', evidence: '', note: '' } });
  const values = form.watch();
  const send = () =>
    confirm.mutate(
      { amount: order.due, reference: values.reference.trim(), note: values.note.trim(), evidence: values.evidence.trim() },
      { onSuccess: onClose },
    );
  return (
    <TwoStepDialog
      onClose={onClose}
      title={t('staffPartner.confirmTitle', { number: order.number })}
      choose={
        <>
          <Field
            {...form.register('reference')}
            label={t('staffPartner.reference')}
            hint={t('staffPartner.referenceHint')}
            maxLength={200}
          />
          <Field {...form.register('evidence')} label={t('staffPartner.evidence')} maxLength={200} />
          <AreaField {...form.register('note')} label={t('staffPartner.note')} maxLength={500} rows={3} />
        </>
      }
      canGoOn={values.reference.trim() !== ''}
      review={
        <>
          <p>
            <Amount dollars={order.due} className="font-heading font-semibold text-3xl" />
          </p>
          <p>{t(order.needsSecond ? 'staffPartner.willWait' : 'staffPartner.willBePaid')}</p>
          <p className="wrap-anywhere text-muted">{values.reference}</p>
        </>
      }
      canConfirm
      confirmLabel={t('staffPartner.confirmLabel')}
      onConfirm={send}
      isPending={confirm.isPending}
      error={confirm.error}
    />
  );
}
