import { QRCodeSVG } from 'qrcode.react';

const SIZE = 132;

/** A partner's link as a QR code, on white so that every camera reads it. */
export default function LinkQr({ link, title }: { link: string; title: string }) {
  return <QRCodeSVG value={link} size={SIZE} level="M" marginSize={2} title={title} role="img" />;
}
