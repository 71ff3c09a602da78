export type { Certificate, NamesLink, SpokenName } from './certificate.ts';
export { type Certificates, composeCertificates } from './compose.ts';
export type { KnownKey } from './keys.ts';
export type { OwnNames } from './names-link.ts';
export type { CertificateData } from './personal-data.ts';
export type { CertificateReader, CertificateStore, NamesLinkReader, NamesLinkStore } from './ports.ts';
export type { CertificateText, CertifiedFile } from './signed-text.ts';
export type { DrawCertificate, ShownCertificate } from './view-certificate.ts';
