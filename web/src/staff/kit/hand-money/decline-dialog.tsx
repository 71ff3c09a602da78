import { useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { AreaField } from '../../../ui/late/field-area.tsx';
import { TwoStepDialog } from '../two-step-dialog.tsx';
import { EvidenceField, type SentFile } from './evidence-field.tsx';
import type { SayOfMoney } from './say-of-money.ts';

interface DialogProps {
  readonly say: SayOfMoney;
  readonly number: string;
  readonly onClose: () => void;
}

/** Says that no money has come: the reason, which the customer reads, then what will happen. */
export function DeclineDialog({ say: { decline, send }, number, onClose }: DialogProps) {
  const { t } = useI18n();
  const [reason, setReason] = useState('');
  const [file, setFile] = useState<SentFile>();
  const body = () => ({ reason: reason.trim(), ...(file && { evidenceFile: file.id }) });
  return (
    <TwoStepDialog
      onClose={onClose}
      title={t('staffPartner.declineTitle', { number })}
      choose={
        <>
          <AreaField
            label={t('staffPartner.reason')}
            hint={t('staffPartner.reasonHint')}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            maxLength={500}
            rows={3}
          />
          <EvidenceField send={send} value={file} onChange={setFile} />
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
      onConfirm={() => decline.mutate(body(), { onSuccess: onClose })}
      isPending={decline.isPending}
      error={decline.error}
    />
  );
}
