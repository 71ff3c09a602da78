import { composing } from '#kernel/ports.ts';
import { createIssueCertificates } from './issue-certificates.ts';
import { createEndNamesLink, createMakeNamesLink, createReadLinkedNames, createViewNamesLink } from './names-link.ts';
import { createRevokeCertificate } from './revoke-certificate.ts';
import {
  createListCertificates,
  createListKeys,
  createPrintCertificate,
  createReadSigned,
  createViewCertificate,
} from './view-certificate.ts';

export type Certificates = ReturnType<typeof composeCertificates>;

/** Proofs of performed rituals that anybody with their code can check. */
export const composeCertificates = composing({
  issueCertificates: createIssueCertificates,
  viewCertificate: createViewCertificate,
  printCertificate: createPrintCertificate,
  readSigned: createReadSigned,
  listKeys: createListKeys,
  listCertificates: createListCertificates,
  revokeCertificate: createRevokeCertificate,
  viewNamesLink: createViewNamesLink,
  makeNamesLink: createMakeNamesLink,
  endNamesLink: createEndNamesLink,
  readLinkedNames: createReadLinkedNames,
});
