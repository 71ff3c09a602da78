import { QRCodeSVG } from 'qrcode.react';
import { useI18n } from '../../i18n/i18n.tsx';
import type { CryptoPayment } from './payment-state.ts';

/** A QR code of the payment's URI, the same whatever code a gateway may draw. */
export default function PaymentQr({ crypto }: { crypto: CryptoPayment }) {
  const { t } = useI18n();
  return (
    <QRCodeSVG
      value={crypto.paymentUri}
      size={184}
      level="M"
      title={t('payment.qr')}
      role="img"
      bgColor="transparent"
      fgColor="currentColor"
      className="text-code-ink"
    />
  );
}
