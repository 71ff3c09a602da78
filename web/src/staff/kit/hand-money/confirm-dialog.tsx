import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Field } from '../../../ui/late/field.tsx';
import { AreaField } from '../../../ui/late/field-area.tsx';
import { Amount } from '../amount.tsx';
import { TwoStepDialog } from '../two-step-dialog.tsx';
import { EvidenceField, type SentFile } from './evidence-field.tsx';
import type { SayOfMoney } from './say-of-money.ts';

interface DialogProps {
  readonly say: SayOfMoney;
  readonly order: { readonly number: string; readonly due: number; readonly needsSecond: boolean };
  /** The shop itself has the money, and no partner. */
  readonly isForShop?: boolean;
  readonly onClose: () => void;
}

/** Says that an order's money has come: how it is known, then what will happen. The amount is all that is missing, or nothing. */
export function ConfirmDialog({ say: { confirm, send }, order, isForShop = false, onClose }: DialogProps) {
  const { t } = useI18n();
  const form = useForm({ defaultValues: { reference: '', evidence: '', note: '' } });
  const [file, setFile] = useState<SentFile>();
  const values = form.watch();
  const submit = () => {
    const texts = { reference: values.reference.trim(), note: values.note.trim(), evidence: values.evidence.trim() };
    confirm.mutate({ amount: order.due, ...texts, ...(file && { evidenceFile: file.id }) }, { onSuccess: onClose });
  };
  const willBePaid = isForShop ? 'staffPartner.willBePaidShop' : 'staffPartner.willBePaid';
  return (
    <TwoStepDialog
      onClose={onClose}
      title={t('staffPartner.confirmTitle', { number: order.number })}
      choose={
        <>
          <p>
            {t('staffPartner.due')} <Amount dollars={order.due} className="font-heading text-lg" />
          </p>
          <Field
            {...form.register('reference')}
            label={t('staffPartner.reference')}
            hint={t('staffPartner.referenceHint')}
            maxLength={200}
          />
          <EvidenceField send={send} value={file} onChange={setFile} />
          <Field {...form.register('evidence')} label={t('staffPartner.evidence')} maxLength={200} />
          <AreaField {...form.register('note')} label={t('staffPartner.note')} maxLength={500} rows={3} />
        </>
      }
      canGoOn={values.reference.trim() !== '' && !send.isPending}
      review={
        <>
          <p>
            <Amount dollars={order.due} className="font-heading font-semibold text-3xl" />
          </p>
          <p>{t(order.needsSecond ? 'staffPartner.willWait' : willBePaid)}</p>
          <p className="wrap-anywhere text-muted">{values.reference}</p>
          {file && <p className="wrap-anywhere text-muted">{file.name}</p>}
        </>
      }
      canConfirm
      confirmLabel={t('staffPartner.confirmLabel')}
      onConfirm={submit}
      isPending={confirm.isPending}
      error={confirm.error}
    />
  );
}
