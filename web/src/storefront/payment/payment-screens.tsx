import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { isLookedAt } from '../../api/late/followed-order.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { SupportMail } from '../../page/support.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ConfirmationScreen } from './confirmation-screen.tsx';
import { ChooseCoin, ChooseMethod, ConfirmManual } from './payment-choices.tsx';
import type { PaymentState } from './payment-state.ts';
import { ReviewScreen } from './review-screen.tsx';
import { SuccessScreen } from './success-screen.tsx';
import type { Payment } from './use-payment.ts';
import { WaitingScreen } from './waiting-screen.tsx';

/** The current screen of the payment widget. The screen of a new step takes the focus, so that a screen reader says its name. */
export function PaymentScreens({ payment }: { payment: Payment }) {
  const screen = useRef<HTMLElement>(null);
  const { step } = payment.state;
  useEffect(() => {
    // Always true: the condition only makes the effect depend on the step.
    if (step) screen.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <section ref={screen} tabIndex={-1} aria-label={payment.title} className="flex grow flex-col">
      <Screen payment={payment} />
    </section>
  );
}

function Screen({ payment }: { payment: Payment }) {
  const { state } = payment;
  switch (state.step) {
    case 'method':
      return <ChooseMethod payment={payment} />;
    case 'coin':
      return <ChooseCoin payment={payment} />;
    case 'manual':
      return <ConfirmManual payment={payment} />;
    case 'resuming':
    case 'creating':
      return <PaymentProgress step={state.step} />;
    case 'waiting':
      if (payment.order && isLookedAt(payment.order)) return <ReviewScreen payment={payment} crypto={state.payment} />;
      return <WaitingScreen payment={payment} crypto={state.payment} />;
    case 'confirmation':
      return <ConfirmationScreen payment={payment} awaited={state.awaited} />;
    case 'success':
      return <SuccessScreen result={state.result} order={payment.order} />;
    case 'error':
      return <FailedScreen payment={payment} error={state} />;
  }
}

/** The outline of the next screen, while a payment is opened or an earlier payment is looked up. */
function PaymentProgress({ step }: { step: 'creating' | 'resuming' }) {
  const { t } = useI18n();
  return (
    <div className="flex flex-col items-center gap-4">
      <Skeleton className="size-52 rounded-card" />
      <p role="status" className="mt-2 text-center">
        <span className="block font-medium">{t(step === 'creating' ? 'payment.creating' : 'payment.resuming')}</span>
        {step === 'creating' && <span className="mt-1 block text-muted text-sm">{t('payment.creatingText')}</span>}
      </p>
      <Skeleton className="h-16 w-full" />
    </div>
  );
}

/** Says what failed and that nothing is lost, and offers the next step. */
function FailedScreen({ payment, error }: { payment: Payment; error: Extract<PaymentState, { step: 'error' }> }) {
  const { t } = useI18n();
  // Trying the same coin again would be refused again.
  const isTooSmall = error.problem === 'below_minimum';
  return (
    <div className="flex flex-col items-center gap-3 py-6 text-center">
      <CircleAlert size={44} strokeWidth={1.25} aria-hidden="true" className="text-danger" />
      <div role="alert" className="flex flex-col gap-2">
        <p className="font-heading font-medium text-card">{t('payment.error')}</p>
        {error.detail && <p>{error.detail}</p>}
        <p className="text-muted">{t('payment.errorText')}</p>
        <p className="text-muted text-xs">{t('payment.errorCode', { code: 'CREATE_PAYMENT_ERROR' })}</p>
      </div>
      <div className="mt-3 flex w-full flex-col gap-2">
        {isTooSmall ? (
          <>
            <Button variant="primary" onClick={payment.back}>
              {t('payment.titleCoin')}
            </Button>
            <SupportMail />
          </>
        ) : (
          <Button variant="primary" onClick={() => payment.pay(error.choice)}>
            {t('frame.retry')}
          </Button>
        )}
        <Button variant="quiet" onClick={payment.cancel}>
          {t('payment.otherMethod')}
        </Button>
      </div>
    </div>
  );
}
