import { ChevronLeft } from 'lucide-react';
import { isPaid } from '../../api/late/followed-order.ts';
import type { Order } from '../../api/queries.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { WayOn } from '../../page/late/way-on.tsx';
import { paths } from '../../paths.ts';
import { IconButton } from '../../ui/button.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import { TermsNote } from '../checkout/terms-note.tsx';
import { PaymentScreens } from '../payment/payment-screens.tsx';
import type { Payment } from '../payment/use-payment.ts';
import { depthOf, useScreensInHistory } from '../payment/use-screens-in-history.ts';
import { OrderFrame } from './order-frame.tsx';
import { OrderHeading } from './order-heading.tsx';
import { OrderSummary } from './order-summary.tsx';
import { useOrderPayment } from './use-order-payment.ts';

/** The page of a payment link: pays an existing order. */
export default function OrderPaymentPage() {
  return <OrderFrame>{(order) => <PayOrder order={order} />}</OrderFrame>;
}

function PayOrder({ order }: { order: Order }) {
  const payment = useOrderPayment(order);
  // An order takes no more payments once it is paid; the widget then still has its thanks to show.
  const isJustPaid = payment.state.step === 'success';
  return (
    <>
      <OrderHeading order={order} title="order.paymentTitle" />
      <div className="grid items-start gap-6 md:grid-cols-[1fr_26rem]">
        <OrderSummary order={order} />
        <section className="rounded-card border border-line bg-surface p-5 shadow-card max-md:order-first md:p-6">
          {isJustPaid || order.paymentMethods.length > 0 ? <OrderPayment payment={payment} /> : <NothingToPay order={order} />}
        </section>
      </div>
    </>
  );
}

/** The payment widget in a page, with its title and a button that goes back. */
function OrderPayment({ payment }: { payment: Payment }) {
  const { t } = useI18n();
  const { step } = payment.state;
  useScreensInHistory(depthOf(payment.state), payment.back);
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
      {step === 'method' && <TermsNote />}
    </>
  );
}

/** For an order that is paid already, or cancelled: of the unpaid orders only a cancelled one has no way to pay. */
function NothingToPay({ order }: { order: Order }) {
  const { t } = useI18n();
  const paid = isPaid(order);
  return (
    <PageMessage
      level={2}
      emblem={<Emblem name="flame" className="size-20" />}
      title={t(paid ? 'order.alreadyPaid' : 'order.notPayable')}
      text={t(paid ? 'order.alreadyPaidText' : 'order.cancelledText')}
      action={<WayOn to={paths.order(order.id)}>{t('payment.openOrder')}</WayOn>}
    />
  );
}
