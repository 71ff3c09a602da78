import { ChevronLeft } from 'lucide-react';
import { useI18n } from '../../i18n/i18n.tsx';
import { IconButton } from '../../ui/button.tsx';
import { PaymentScreens } from '../payment/payment-screens.tsx';
import type { Payment } from '../payment/use-payment.ts';

/** The payment widget in a page, with its title and a button that goes back. */
export function OrderPayment({ payment }: { payment: Payment }) {
  const { t } = useI18n();
  const { step } = payment.state;
  return (
    <>
      <header className="mb-3 flex items-center gap-1">
        {step !== 'method' && step !== 'success' && (
          <IconButton label={t('frame.back')} onClick={payment.back} className="-ml-2.5">
            <ChevronLeft size={22} aria-hidden="true" />
          </IconButton>
        )}
        <h2 className="text-card">{payment.title}</h2>
      </header>
      <PaymentScreens payment={payment} />
    </>
  );
}
