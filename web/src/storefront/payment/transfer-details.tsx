import { Fragment } from 'react';
import { shortOrderId } from '#kernel/order-number.ts';
import { COIN_FACTS } from '#modules/payments/coin.ts';
import { orderNumber } from '#words/order-number.ts';
import type { Order } from '../../api/queries.ts';
import { formatCoinAmount, formatPrice } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { CopyButton } from '../../ui/late/copy-button.tsx';
import { missingAmount } from './missing-amount.ts';
import type { CryptoPayment } from './payment-state.ts';
import { TransferHelp, WalletLink } from './transfer-help.tsx';

/**
 * The exact amount and the address, each with a button that copies, and the network. After a partial payment the amount is what is
 * missing. An order that is not read yet is named by its id.
 */
export function TransferDetails({ crypto, order }: { crypto: CryptoPayment; order: Order | undefined }) {
  const { t, language } = useI18n();
  const { unit } = COIN_FACTS[crypto.currency];
  const number = order ? orderNumber(order.number, language) : shortOrderId(crypto.orderId);
  const isPartial = crypto.status === 'partial';
  const amount = isPartial ? missingAmount(crypto) : crypto.expectedAmount;
  return (
    <div className="mt-4 text-center">
      <p className="text-muted text-sm">{t(isPartial ? 'payment.sendMore' : 'payment.sendExactly')}</p>
      <div className="flex items-center justify-center">
        <span aria-hidden="true" className="w-11 shrink-0 max-[22rem]:hidden" />
        <span className="price wrap-anywhere whitespace-normal text-price">
          {formatCoinAmount(amount, language)} {unit}
        </span>
        <CopyButton text={amount} label={t('payment.copyAmount')} copiedLabel={t('frame.copied')} />
      </div>
      <p className="text-muted text-sm">
        {isPartial
          ? t('common.orderNumber', { number })
          : t('payment.worth', { price: formatPrice(crypto.amountUsd, language), number })}
      </p>
      <div className="mt-2 flex items-center gap-2 rounded-field bg-sunk py-1.5 pr-1.5 pl-3.5">
        <code className="min-w-0 grow select-all text-left font-mono text-sm" data-testid="payment-address">
          <InFours text={crypto.address} />
        </code>
        <CopyButton text={crypto.address} label={t('payment.copyAddress')} copiedLabel={t('frame.copied')} />
      </div>
      <p className="mt-2 text-sm">
        <strong className="font-semibold">{t(`payment.network.${crypto.currency}`)}.</strong>{' '}
        <span className="text-muted">{t('payment.onlyNetwork', { unit })}</span>
      </p>
      <WalletLink crypto={crypto} />
      <TransferHelp crypto={crypto} />
    </div>
  );
}

/** A long code in groups of four characters. The gaps are no text, so that a selection copies the bare code; lines break at them alone. */
function InFours({ text }: { text: string }) {
  const groups = text.match(/.{1,4}/g) ?? [];
  return groups.map((group, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the groups of a code never move, and two may be alike
    <Fragment key={index}>
      {group}
      <span className="mr-1.5" />
      <wbr />
    </Fragment>
  ));
}
