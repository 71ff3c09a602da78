import { orderNumber } from '#words/order-number.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Field } from '../../../ui/late/field.tsx';
import { AreaField } from '../../../ui/late/field-area.tsx';
import { TwoStepDialog } from '../forms/two-step-dialog.tsx';
import { useDialogDraft } from '../forms/use-dialog-draft.ts';
import { useRecordForm } from '../forms/use-record-form.ts';
import { Amount } from '../values/amount.tsx';
import { EvidenceField, fileIn, fileTexts, NO_FILE } from './evidence-field.tsx';
import type { SayOfMoney } from './say-of-money.ts';

interface DialogProps {
  readonly say: SayOfMoney;
  readonly order: { readonly number: number; readonly due: number; readonly needsSecond: boolean };
  /** The shop itself has the money, and no partner. */
  readonly isForShop?: boolean;
  readonly onClose: () => void;
}

const BLANK = { reference: '', evidence: '', note: '', ...NO_FILE };

/**
 * Says that an order's money has come: how it is known, then what will happen. The amount is all that is missing, or nothing. What was typed
 * survives a reload and an ended session, with the file that was sent.
 */
export function ConfirmDialog({ say: { confirm, shown, send }, order, isForShop = false, onClose }: DialogProps) {
  const { t, language } = useI18n();
  const form = useRecordForm({
    ...useDialogDraft('confirm', String(order.number), BLANK),
    shown,
    save: ({ values: { reference, note, evidence, fileId } }) => {
      const texts = { reference: reference.trim(), note: note.trim(), evidence: evidence.trim() };
      const payment = { amount: order.due, ...texts };
      return confirm(fileId ? { ...payment, evidenceFile: fileId } : payment);
    },
    onSaved: onClose,
  });
  const { values, field } = form;
  const file = fileIn(values);
  const willBePaid = isForShop ? 'staffPartner.willBePaidShop' : 'staffPartner.willBePaid';
  return (
    <TwoStepDialog
      form={form}
      onClose={onClose}
      title={t('staffPartner.confirmTitle', { number: orderNumber(order.number, language) })}
      choose={
        <>
          <p>
            {t('staffPartner.due')} <Amount dollars={order.due} className="font-heading text-lg" />
          </p>
          <Field
            {...field('reference')}
            label={t('staffPartner.reference')}
            hint={t('staffPartner.referenceHint')}
            required
            maxLength={200}
          />
          <EvidenceField send={send} value={file} onChange={(sent) => form.set(fileTexts(sent))} />
          <Field {...field('evidence')} label={t('staffPartner.evidence')} maxLength={200} />
          <AreaField {...field('note')} label={t('staffPartner.note')} maxLength={500} rows={3} />
        </>
      }
      isReady={values.reference.trim() !== '' && !send.isPending}
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
      isConfirmed
      confirmLabel={t('staffPartner.confirmLabel')}
    />
  );
}
