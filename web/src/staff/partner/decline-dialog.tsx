import { useState } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { AreaField } from '../../ui/late/field-area.tsx';
import { TwoStepDialog } from '../kit/two-step-dialog.tsx';
import { type PartnerOrder, useSayOfMoney } from './partner-queries.ts';

interface DialogProps {
  readonly slug: string;
  readonly order: PartnerOrder;
  readonly onClose: () => void;
}

/** Says that no money has come: the reason, which the customer reads, then what will happen. */
export function DeclineDialog({ slug, order, onClose }: DialogProps) {
  const { t } = useI18n();
  const { decline } = useSayOfMoney(slug, order.id);
  const [reason, setReason] = useState('');
  return (
    <TwoStepDialog
      onClose={onClose}
      title={t('staffPartner.declineTitle', { number: order.number })}
      choose={
        <AreaField
          label={t('staffPartner.reason')}
          hint={t('staffPartner.reasonHint')}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          maxLength={500}
          rows={3}
        />
      }
      canGoOn={reason.trim() !== ''}
      review={
        <>
          <p>{t('staffPartner.willBePending')}</p>
          <p className="wrap-anywhere whitespace-pre-line text-muted">{reason}</p>
        </>
      }
      canConfirm
      confirmLabel={t('staffPartner.declineLabel')}
      onConfirm={() => decline.mutate(reason.trim(), { onSuccess: onClose })}
      isPending={decline.isPending}
      error={decline.error}
    />
  );
}
