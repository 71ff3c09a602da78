import type { WithOrders } from '#modules/orders/index.ts';
import type { Certificate, NamesLink } from './certificate.ts';

/** A certificate with the link by which its owner shows names. */
export interface OwnCertificate extends Certificate {
  readonly namesLink: NamesLink | undefined;
}

/** Certificates as personal data: they name nobody, and yet tell what somebody has ordered. */
export type CertificateData = WithOrders<OwnCertificate>;
