import { useEffect, useRef } from 'react';
import { ChooseCoin } from './choose-coin.tsx';
import { ChooseMethod } from './choose-method.tsx';
import { ConfirmManual } from './confirm-manual.tsx';
import { ConfirmationScreen } from './confirmation-screen.tsx';
import { FailedScreen } from './failed-screen.tsx';
import { PaymentProgress } from './payment-progress.tsx';
import { SuccessScreen } from './success-screen.tsx';
import type { Payment } from './use-payment.ts';
import { WaitingScreen } from './waiting-screen.tsx';

export interface PaymentScreensProps {
  payment: Payment;
  /** What the success screen's last button does instead of leading to the profile. */
  onDone?: (() => void) | undefined;
  doneLabel?: string;
}

/** The current screen of the payment widget. A new screen takes the focus, so that a screen reader says its name. */
export function PaymentScreens({ payment, ...done }: PaymentScreensProps) {
  const screen = useRef<HTMLElement>(null);
  const { step } = payment.state;
  useEffect(() => {
    if (step) screen.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <section ref={screen} tabIndex={-1} aria-label={payment.title} className="flex grow flex-col">
      <Screen payment={payment} {...done} />
    </section>
  );
}

function Screen({ payment, ...done }: PaymentScreensProps) {
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
      return <WaitingScreen payment={payment} crypto={state.payment} />;
    case 'confirmation':
      return <ConfirmationScreen payment={payment} awaited={state.awaited} />;
    case 'success':
      return <SuccessScreen result={state.result} {...done} />;
    case 'error':
      return <FailedScreen payment={payment} error={state} />;
  }
}
