import { Bitcoin, CircleDollarSign, Gem, type LucideIcon } from 'lucide-react';
import { COIN_FACTS, COINS, type Coin } from '#modules/payments/coin.ts';
import { formatPrice } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { AmountDue } from './amount-due.tsx';
import { ChoiceButton } from './choice-button.tsx';
import { NETWORK } from './coins.ts';
import type { Payment } from './use-payment.ts';

const ICON: Record<Coin, LucideIcon> = { BTC: Bitcoin, ETH: Gem, USDT_ERC20: CircleDollarSign, USDT_TRC20: CircleDollarSign };

/** The coins, each with its network in words. A press opens a payment with that coin. */
export function ChooseCoin({ payment }: { payment: Payment }) {
  const { t, language } = useI18n();
  const action = t('payment.payWith', { price: formatPrice(payment.source.total, language) });
  return (
    <>
      <AmountDue total={payment.source.total} />
      <div className="flex flex-col gap-3">
        {COINS.map((coin) => (
          <ChoiceButton
            key={coin}
            title={COIN_FACTS[coin].name}
            hint={t(NETWORK[coin])}
            action={action}
            icon={ICON[coin]}
            onClick={() => payment.pay({ method: 'crypto', coin })}
          />
        ))}
      </div>
    </>
  );
}
