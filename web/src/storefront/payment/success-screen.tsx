import { COIN_FACTS } from '#modules/payments/coin.ts';
import { orderNumber } from '#words/order-number.ts';
import type { Order } from '../../api/queries.ts';
import { formatCoinAmount, formatPrice } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { typedContacts } from '../../memory/late/typed-contacts.ts';
import { useSignedInHint } from '../../memory/signed-in.ts';
import { ButtonLink } from '../../page/links.tsx';
import { paths } from '../../paths.ts';
import { Emblem } from '../../ui/emblem.tsx';
import type { PaymentResult } from './payment-state.ts';

/** Says that the payment has arrived, and leads to the order. */
export function SuccessScreen({ result, order }: { result: PaymentResult; order: Order | undefined }) {
  const { t, language } = useI18n();
  const isSignedIn = useSignedInHint();
  // A browser that comes back late may see that an order is paid only when its ritual goes on. Right after a payment the order is still read as unpaid.
  const begins = !order || ['pending', 'waiting', 'paid'].includes(order.status);
  return (
    <div className="flex flex-col items-center gap-3 py-6 text-center">
      <Emblem name="flame" className="size-24" />
      <div role="status" className="flex flex-col gap-2">
        <p className="font-heading font-medium text-card">{t('payment.success')}</p>
        <p className="text-muted">
          {t('payment.successText')} {begins && t('payment.successBegins')}
        </p>
        {order && <PaidOrder order={order} />}
        {begins && !isSignedIn && <p className="text-muted text-sm">{t('payment.successNext')}</p>}
        {result.received && (
          <p className="text-ok">
            {t('payment.successAmount', {
              amount: formatCoinAmount(result.received.amount, language),
              unit: COIN_FACTS[result.received.coin].unit,
            })}
          </p>
        )}
      </div>
      <div className="mt-3 flex w-full flex-col gap-2">
        <ButtonLink to={paths.order(result.orderId)} variant="primary">
          {t('payment.openOrder')}
        </ButtonLink>
        <ButtonLink to={paths.profile()} variant="quiet">
          {t('payment.toProfile')}
        </ButtonLink>
      </div>
    </div>
  );
}

/**
 * Number and total of the order, and where the receipt goes. The e-mail is masked, because whoever has the order's address may see this. In
 * the browser in which it was typed it stands in full, so that the customer sees a mistake.
 */
function PaidOrder({ order }: { order: Order }) {
  const { t, language } = useI18n();
  const { maskedEmail } = order.contact;
  return (
    <>
      <p className="font-semibold">
        {t('payment.worth', { price: formatPrice(order.total, language), number: orderNumber(order.number, language) })}
      </p>
      {maskedEmail && (
        <p className="wrap-anywhere">
          {t('payment.receiptTo', { email: typedContacts(maskedEmail)[0]?.contact.email ?? maskedEmail })}
        </p>
      )}
    </>
  );
}
