import { QRCodeSVG } from 'qrcode.react';
import { useI18n } from '../../i18n/i18n.tsx';

const SIZE = 132;

/** The partner's link as a QR code, on white so that every camera reads it. */
export default function LinkQr({ link }: { link: string }) {
  const { t } = useI18n();
  return <QRCodeSVG value={link} size={SIZE} level="M" marginSize={2} title={t('staffPartner.qr')} role="img" />;
}
