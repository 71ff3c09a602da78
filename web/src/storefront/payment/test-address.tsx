import { useI18n } from '../../i18n/i18n.tsx';
import { useSettings } from '../../page/settings.tsx';

/** Says beside an address that a shop in test mode must not be sent real money. */
export function TestAddress() {
  const { t } = useI18n();
  const mode = useSettings().testMode;
  if (!mode) return null;
  // `own`: the address is one of the shop's own test gateway. Behind another gateway's address may be a real wallet.
  return (
    <p className="mb-3 rounded-field bg-info-soft px-4 py-2.5 text-center font-medium text-info text-sm">
      {t(mode === 'own' ? 'payment.testAddress' : 'payment.testAddressForeign')}
    </p>
  );
}
