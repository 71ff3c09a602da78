import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import type { CryptoPayment } from './payment-state.ts';
import { pngAddress } from './png-address.ts';

/** Pixels. */
const SIZE = 184;

/** The QR code of the gateway if it is a valid picture; otherwise a QR code drawn from the payment's URI. */
export default function PaymentQr({ crypto }: { crypto: CryptoPayment }) {
  const { t } = useI18n();
  const [isBroken, setBroken] = useState(false);
  const pngUrl = isBroken ? undefined : pngAddress(crypto.qrCodeData);
  if (pngUrl) {
    return <img src={pngUrl} alt={t('payment.qr')} width={SIZE} height={SIZE} onError={() => setBroken(true)} />;
  }
  return (
    <QRCodeSVG
      value={crypto.paymentUri}
      size={SIZE}
      level="M"
      title={t('payment.qr')}
      role="img"
      bgColor="transparent"
      fgColor="currentColor"
      className="text-code-ink"
    />
  );
}
