import { Bitcoin, CreditCard, Handshake } from 'lucide-react';
import { useI18n } from '../../i18n/i18n.tsx';
import { AmountDue } from './amount-due.tsx';
import { ChoiceButton } from './choice-button.tsx';
import type { Payment } from './use-payment.ts';

/** The methods of payment that the source offers: card, crypto, or paid to a partner. */
export function ChooseMethod({ payment }: { payment: Payment }) {
  const { t } = useI18n();
  const { methods, total } = payment.source;
  return (
    <>
      <AmountDue total={total} />
      <p className="mb-3 text-muted">{t('payment.howToPay')}</p>
      <div className="flex flex-col gap-3">
        {methods.includes('card') && (
          <ChoiceButton
            title={t('payment.card')}
            hint={t('payment.cardHint')}
            icon={CreditCard}
            onClick={() => payment.pay({ method: 'card' })}
          />
        )}
        {methods.includes('crypto') && (
          <ChoiceButton
            title={t('payment.crypto')}
            hint={t('payment.cryptoHint')}
            icon={Bitcoin}
            onClick={payment.chooseCrypto}
          />
        )}
        {methods.includes('manual') && (
          <ChoiceButton
            title={t('payment.manual')}
            hint={t('payment.manualHint')}
            icon={Handshake}
            onClick={payment.chooseManual}
          />
        )}
      </div>
    </>
  );
}
