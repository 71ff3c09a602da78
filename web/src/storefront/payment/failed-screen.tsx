import { CircleAlert } from 'lucide-react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import type { PaymentState } from './payment-state.ts';
import type { Payment } from './use-payment.ts';

/** Says what failed and that nothing is lost, and offers the next step. */
export function FailedScreen({ payment, error }: { payment: Payment; error: Extract<PaymentState, { step: 'error' }> }) {
  const { t } = useI18n();
  return (
    <div className="flex flex-col items-center gap-3 py-6 text-center">
      <CircleAlert size={44} strokeWidth={1.25} aria-hidden="true" className="text-danger" />
      <div role="alert" className="flex flex-col gap-2">
        <p className="font-heading font-medium text-card">{t('payment.error')}</p>
        {error.detail && <p>{error.detail}</p>}
        <p className="text-muted">{t('payment.errorText')}</p>
        <p className="text-muted text-xs">{t('payment.errorCode', { code: error.code })}</p>
      </div>
      <div className="mt-3 flex w-full flex-col gap-2">
        <Button variant="primary" onClick={() => payment.pay(error.choice)}>
          {t('payment.retry')}
        </Button>
        <Button variant="quiet" onClick={payment.cancel}>
          {t('payment.otherMethod')}
        </Button>
      </div>
    </div>
  );
}
