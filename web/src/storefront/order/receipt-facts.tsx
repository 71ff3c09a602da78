import type { ReactNode } from 'react';
import { fieldName } from '#kernel/bilingual-fields.ts';
import { COIN_FACTS } from '#modules/payments/coin.ts';
import { orderNumber } from '#words/order-number.ts';
import type { Receipt } from '../../api/receipt.ts';
import { formatCoinAmount, formatDateTime } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Card } from '../../ui/late/card.tsx';
import { methodWord } from './order-state.ts';
import { SurplusWords } from './surplus.tsx';

/** How and when the order was paid, who paid, and who sells. */
export function ReceiptFacts({ receipt }: { receipt: Receipt }) {
  const { t, language } = useI18n();
  const { orderId, placedAt, paidAt, customer, seller } = receipt;
  const details = seller[fieldName('details', language)];
  const name = [customer.firstName, customer.maskedEmail].filter(Boolean).join(', ');
  return (
    <>
      <Facts title={t('common.payment')}>
        <Payments receipt={receipt} />
        {receipt.surplus && (
          <Fact label={t('order.surplusTitle')}>
            <SurplusWords receipt={receipt} />
          </Fact>
        )}
        <Fact label={t('common.state.paid')}>{formatDateTime(paidAt, language)}</Fact>
        <Fact label={t('order.placed')}>{formatDateTime(placedAt, language)}</Fact>
        <Fact label={t('common.order')}>
          {orderNumber(receipt.orderNumber, language)}, {orderId}
        </Fact>
        {name && (
          <Fact label={t('order.customer')}>
            <bdi>{name}</bdi>
          </Fact>
        )}
      </Facts>
      <Facts title={t('frame.seller')}>
        <Fact label={t('order.receiptSellerDetails')}>
          {details.length === 0 && t('order.receiptNoSeller')}
          {details.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </Fact>
        <Fact label={t('order.receiptQuestions')}>
          <a href={`mailto:${seller.email}`} className="text-link">
            {seller.email}
          </a>
        </Fact>
      </Facts>
    </>
  );
}

function Payments({ receipt: { payments, paymentMethod, takenBackAt } }: { receipt: Receipt }) {
  const { t, language } = useI18n();
  // Money that a person confirmed is not among the payments, but has paid the whole or the rest, as the PDF tells as well. Once the payment was
  // taken back, the order's method is the one that was chosen for the next payment.
  const isByHand =
    takenBackAt === undefined && paymentMethod !== 'crypto' && payments.every(({ method }) => method !== paymentMethod);
  const rows = payments.flatMap(({ method, currency, amount, transactionIds }, index) => [
    // biome-ignore lint/suspicious/noArrayIndexKey: the payments of a receipt never change
    <Fact key={index} label={t('common.payment')}>
      {method === 'card' && t('common.method.card')}
      {currency &&
        amount &&
        `${formatCoinAmount(amount, language)} ${COIN_FACTS[currency].unit} · ${t(`payment.network.${currency}`)}`}
    </Fact>,
    ...transactionIds.map((id) => (
      <Fact key={id} label={t('order.receiptTransaction')}>
        <span className="font-mono text-[0.8125rem]">{id}</span>
      </Fact>
    )),
  ]);
  return (
    <>
      {rows}
      {isByHand && <Fact label={t('common.payment')}>{t(methodWord(paymentMethod))}</Fact>}
    </>
  );
}

function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card title={title} className="break-inside-avoid md:px-7 md:py-5">
      <dl className="mt-3 grid gap-x-4 gap-y-1 sm:grid-cols-[10rem_1fr] sm:gap-y-2">{children}</dl>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted text-sm max-sm:mt-2">{label}</dt>
      <dd className="wrap-anywhere min-w-0">{children}</dd>
    </>
  );
}
