import { useQuery } from '@tanstack/react-query';
import { Bitcoin, ChevronRight, CircleDollarSign, CreditCard, Gem, Handshake, type LucideIcon } from 'lucide-react';
import { COIN_FACTS, COINS, type Coin } from '#modules/payments/coin.ts';
import { isDeclined, isLookedAt } from '../../api/late/followed-order.ts';
import { useApi } from '../../api/provider.tsx';
import { formatPrice } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { coinsQuery } from './payment-calls.ts';
import { DeclinedNote, ReviewNote } from './review-screen.tsx';
import type { Payment } from './use-payment.ts';

/** The methods of payment in the order in which they are offered. */
const METHODS = [
  { method: 'card', icon: CreditCard, title: 'common.method.card', hint: 'payment.cardHint' },
  { method: 'crypto', icon: Bitcoin, title: 'common.method.crypto', hint: 'payment.cryptoHint' },
  { method: 'manual', icon: Handshake, title: 'payment.manual', hint: 'payment.manualHint' },
] as const;

/** The choice among the methods of payment that the source offers: card, crypto, or paid to a partner. */
export function ChooseMethod({ payment }: { payment: Payment }) {
  const { t } = useI18n();
  const { order, source } = payment;
  return (
    <>
      {order && order.id === source.orderId && isLookedAt(order) && <ReviewNote />}
      {order && order.id === source.orderId && isDeclined(order) && <DeclinedNote />}
      <AmountDue payment={payment} />
      <p className="mb-3 text-muted">{t('payment.howToPay')}</p>
      <div className="flex flex-col gap-3">
        {METHODS.filter(({ method }) => payment.methods.includes(method)).map(({ method, icon, title, hint }) => (
          <ChoiceButton
            key={method}
            title={t(title)}
            hint={t(hint, { partner: source.partner ?? '' })}
            icon={icon}
            onClick={() => payment.choose(method)}
          />
        ))}
      </div>
    </>
  );
}

const ICON: Record<Coin, LucideIcon> = { BTC: Bitcoin, ETH: Gem, USDT_ERC20: CircleDollarSign, USDT_TRC20: CircleDollarSign };

/**
 * The choice among the coins, each with its network in words. A press opens a payment with that coin; where nothing is due any more, the
 * server refuses it, and `usePayment` shows the transfer that was seen. A coin whose minimum is above the amount cannot be pressed, and
 * names its minimum. Until the shop has said which coins it takes, each can be tried.
 */
export function ChooseCoin({ payment }: { payment: Payment }) {
  const { t, language } = useI18n();
  const minimumOf = useQuery(coinsQuery(useApi())).data;
  const action = payment.due > 0 ? t('payment.payWith', { price: formatPrice(payment.due, language) }) : undefined;
  return (
    <>
      <AmountDue payment={payment} />
      <div className="flex flex-col gap-3">
        {COINS.filter((coin) => !minimumOf || minimumOf.has(coin)).map((coin) => {
          const minimum = minimumOf?.get(coin) ?? 0;
          const isTooLittle = payment.due > 0 && payment.due < minimum;
          const network = t(`payment.network.${coin}`);
          return (
            <ChoiceButton
              key={coin}
              title={COIN_FACTS[coin].name}
              hint={isTooLittle ? t('payment.coinFrom', { network, price: formatPrice(minimum, language) }) : network}
              disabled={isTooLittle}
              action={action}
              icon={ICON[coin]}
              onClick={() => payment.pay({ method: 'crypto', coin })}
            />
          );
        })}
      </div>
    </>
  );
}

/** Lets the payer say that a partner has received the money; the server then writes to the partner. */
export function ConfirmManual({ payment }: { payment: Payment }) {
  const { t, language } = useI18n();
  const price = formatPrice(payment.due, language);
  return (
    <>
      <AmountDue payment={payment} />
      <p className="mb-6 text-muted">{t('payment.manualText', { price, partner: payment.source.partner ?? '' })}</p>
      <Button variant="primary" onClick={() => payment.pay({ method: 'manual' })}>
        {t('payment.manualConfirm', { price })}
      </Button>
    </>
  );
}

/** The amount to pay in dollars, at the head of a screen; after a part has come, this part and the rest. */
function AmountDue({ payment: { due, received } }: { payment: Payment }) {
  const { t, language } = useI18n();
  return (
    <div className="mb-5 border-line border-b pb-4">
      {received > 0 && (
        <p className="mb-1 flex items-baseline justify-between gap-4 text-ok">
          <span>{t('payment.received')}</span>
          <span className="price">{formatPrice(received, language)}</span>
        </p>
      )}
      <p className="flex items-baseline justify-between gap-4">
        <span className="text-muted">{t(received > 0 ? 'payment.rest' : 'payment.toPay')}</span>
        <span className="price text-section">{formatPrice(due, language)}</span>
      </p>
    </div>
  );
}

interface ChoiceButtonProps {
  title: string;
  hint: string;
  icon: LucideIcon;
  /** What a press does; screen readers say it before the title. */
  action?: string | undefined;
  disabled?: boolean;
  onClick: () => void;
}

/** The button of one choice among several: an icon, a name and a hint. */
function ChoiceButton({ title, hint, icon: Icon, action, disabled = false, onClick }: ChoiceButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      disabled={disabled}
      className="group flex min-h-19 w-full items-center gap-3 rounded-card border border-line bg-bg px-4 sm:gap-4 py-3 text-left transition-colors duration-150 enabled:hover:border-outline enabled:hover:bg-soft disabled:cursor-not-allowed disabled:border-dashed"
    >
      <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-soft text-accent group-hover:bg-soft-strong">
        <Icon size={20} aria-hidden="true" />
      </span>
      <span className="grow">
        <span className="block font-semibold">
          {action && <span className="sr-only">{action} </span>}
          {title}
        </span>
        <span className="block text-muted text-sm">{hint}</span>
      </span>
      {!disabled && <ChevronRight size={20} aria-hidden="true" className="shrink-0 text-muted" />}
    </button>
  );
}
