export type { Certificate, CertifiedFile } from './certificate.ts';
export { type Certificates, composeCertificates } from './compose.ts';
export type { KnownKey } from './keys.ts';
export type { CertificateData } from './personal-data.ts';
export type { CertificateReader, CertificateStore } from './ports.ts';
export type { CertificateText } from './signed-text.ts';
export type { DrawCertificate, ShownCertificate } from './view-certificate.ts';
