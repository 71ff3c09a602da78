import { useI18n } from '../../../i18n/i18n.tsx';
import { AreaField } from '../../../ui/late/field-area.tsx';
import { TwoStepDialog } from '../two-step-dialog.tsx';
import { useDialogDraft } from '../use-dialog-draft.ts';
import { EvidenceField, fileIn, fileTexts, NO_FILE } from './evidence-field.tsx';
import type { SayOfMoney } from './say-of-money.ts';

interface DialogProps {
  readonly say: SayOfMoney;
  readonly number: string;
  readonly onClose: () => void;
}

/** Says that no money has come: the reason, which the customer reads, then what will happen. It is kept as the confirmation's texts are. */
export function DeclineDialog({ say: { decline, send }, number, onClose }: DialogProps) {
  const { t } = useI18n();
  const { values, type, forget } = useDialogDraft('decline', number, { reason: '', ...NO_FILE });
  const { reason } = values;
  const file = fileIn(values);
  const done = () => {
    forget();
    onClose();
  };
  const body = () => ({ reason: reason.trim(), ...(file && { evidenceFile: file.id }) });
  return (
    <TwoStepDialog
      onClose={onClose}
      title={t('staffPartner.declineTitle', { number })}
      choose={
        <>
          <AreaField
            label={t('staff.why')}
            hint={t('staffPartner.reasonHint')}
            required
            value={reason}
            onChange={({ target }) => type({ reason: target.value })}
            maxLength={500}
            rows={3}
          />
          <EvidenceField send={send} value={file} onChange={(sent) => type(fileTexts(sent))} />
        </>
      }
      canGoOn={reason.trim() !== '' && !send.isPending}
      review={
        <>
          <p>{t('staffPartner.willBePending')}</p>
          <p className="wrap-anywhere whitespace-pre-line text-muted">{reason}</p>
          {file && <p className="wrap-anywhere text-muted">{file.name}</p>}
        </>
      }
      canConfirm
      confirmLabel={t('staffPartner.declineLabel')}
      onConfirm={() => decline.mutate(body(), { onSuccess: done })}
      isPending={decline.isPending}
      error={decline.error}
    />
  );
}
