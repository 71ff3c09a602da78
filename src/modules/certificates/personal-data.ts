import type { Certificate } from './certificate.ts';

/** Certificates as personal data: they name nobody, and yet tell what somebody has ordered. */
export interface CertificateData {
  /** The certificates of these orders. */
  ofOrders(orderIds: readonly string[]): Promise<Certificate[]>;
  /** Deletes the certificates of these orders. */
  erase(orderIds: readonly string[]): Promise<void>;
}
