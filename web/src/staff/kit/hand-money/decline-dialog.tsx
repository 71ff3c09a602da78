import { orderNumber } from '#words/order-number.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { AreaField } from '../../../ui/late/field-area.tsx';
import { TwoStepDialog } from '../forms/two-step-dialog.tsx';
import { useDialogDraft } from '../forms/use-dialog-draft.ts';
import { useRecordForm } from '../forms/use-record-form.ts';
import { EvidenceField, fileIn, fileTexts, NO_FILE } from './evidence-field.tsx';
import type { SayOfMoney } from './say-of-money.ts';

interface DialogProps {
  readonly say: SayOfMoney;
  readonly number: number;
  readonly onClose: () => void;
}

/** Says that no money has come: the reason, which the customer reads, then what will happen. It is kept as the confirmation's texts are. */
export function DeclineDialog({ say: { decline, shown, send }, number, onClose }: DialogProps) {
  const { t, language } = useI18n();
  const form = useRecordForm({
    ...useDialogDraft('decline', String(number), { reason: '', ...NO_FILE }),
    shown,
    save: ({ values }) => {
      const decision = { reason: values.reason.trim() };
      return decline(values.fileId ? { ...decision, evidenceFile: values.fileId } : decision);
    },
    onSaved: onClose,
  });
  const { reason } = form.values;
  const file = fileIn(form.values);
  return (
    <TwoStepDialog
      form={form}
      onClose={onClose}
      title={t('staffPartner.declineTitle', { number: orderNumber(number, language) })}
      choose={
        <>
          <AreaField
            {...form.field('reason')}
            label={t('staff.why')}
            hint={t('staffPartner.reasonHint')}
            required
            maxLength={500}
            rows={3}
          />
          <EvidenceField send={send} value={file} onChange={(sent) => form.set(fileTexts(sent))} />
        </>
      }
      isReady={reason.trim() !== '' && !send.isPending}
      review={
        <>
          <p>{t('staffPartner.willBePending')}</p>
          <p className="wrap-anywhere whitespace-pre-line text-muted">{reason}</p>
          {file && <p className="wrap-anywhere text-muted">{file.name}</p>}
        </>
      }
      isConfirmed
      confirmLabel={t('staffPartner.declineLabel')}
    />
  );
}
