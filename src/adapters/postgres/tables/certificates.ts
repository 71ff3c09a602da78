import { defineEntity, p } from '@mikro-orm/postgresql';
import { instant, uuid } from './columns.ts';

const CertificateKey = defineEntity({
  name: 'CertificateKey',
  tableName: 'certificate_keys',
  properties: {
    id: p.text().primary(),
    publicKey: p.text(),
    since: instant(),
    until: instant().nullable(),
  },
});

const Certificate = defineEntity({
  name: 'Certificate',
  tableName: 'certificates',
  properties: {
    code: p.text().primary(),
    orderId: uuid(),
    keyId: p.text(),
    text: p.text(),
    signature: p.text(),
    issuedAt: instant(),
    revokedAt: instant().nullable(),
    revokedBy: uuid().nullable(),
    reason: p.text().nullable(),
  },
});

const CertificateDue = defineEntity({
  name: 'CertificateDue',
  tableName: 'certificate_dues',
  properties: {
    orderId: uuid().primary(),
    since: instant(),
  },
});

export const certificatesTables = [CertificateKey, Certificate, CertificateDue] as const;
