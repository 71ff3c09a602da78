import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { COIN_FACTS } from '#modules/payments/coin.ts';
import { useApi } from '../../api/provider.tsx';
import { formatTime } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { paymentStatusQuery } from './payment-calls.ts';
import type { CryptoPayment } from './payment-state.ts';

/** Opens the payer's wallet with address and amount filled in. TRON has no such link: its code is the bare address. */
export function WalletLink({ crypto }: { crypto: CryptoPayment }) {
  const { t } = useI18n();
  if (!/^(bitcoin|ethereum):/.test(crypto.paymentUri)) return null;
  return (
    <a href={crypto.paymentUri} className={buttonClass('soft', 'mt-3 w-full')}>
      {t('payment.openWallet')}
    </a>
  );
}

/** Explains why there is a clock, what the fee of an exchange does, and how long the network takes. */
export function TransferHelp({ crypto }: { crypto: CryptoPayment }) {
  const { t, language } = useI18n();
  return (
    <details className="mt-4 rounded-field bg-sunk px-4 py-1 text-sm">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">{t('payment.help')}</summary>
      <ul className="mb-3 flex list-disc flex-col gap-2 pl-4 text-muted">
        <li>{t('payment.rateText', { time: formatTime(crypto.expiresAt, language) })}</li>
        <li>{t('payment.feeText', { unit: COIN_FACTS[crypto.currency].unit })}</li>
        <li>{t(`payment.confirmTime.${crypto.network}`)}</li>
      </ul>
    </details>
  );
}

/** Lets the payer say that the money is on its way: the shop checks at once, and says what comes next. Stays in sight on a small screen. */
export function SentButton({ crypto }: { crypto: CryptoPayment }) {
  const { t } = useI18n();
  const api = useApi();
  const queryClient = useQueryClient();
  const [isPressed, setPressed] = useState(false);
  const check = () => {
    setPressed(true);
    void queryClient.invalidateQueries({ queryKey: paymentStatusQuery(api, crypto.id).queryKey });
  };
  return (
    <div className="sticky -bottom-6 -mx-6 mt-3 flex flex-col gap-2 bg-surface px-6 pt-2 pb-8">
      <p role="status" className="text-center text-muted text-sm empty:hidden">
        {isPressed && t('payment.sentText')}
      </p>
      <Button variant="primary" onClick={check}>
        {t('payment.sent')}
      </Button>
    </div>
  );
}
