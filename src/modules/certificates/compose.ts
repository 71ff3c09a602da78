import type { PortsOf } from '#kernel/ports.ts';
import { createIssueCertificates } from './issue-certificates.ts';
import { createEndNamesLink, createMakeNamesLink, createReadLinkedNames, createViewNamesLink } from './names-link.ts';
import type { CertificateReader } from './ports.ts';
import { createRevokeCertificate } from './revoke-certificate.ts';
import {
  createListCertificates,
  createListKeys,
  createPrintCertificate,
  createReadSigned,
  createViewCertificate,
} from './view-certificate.ts';

type Ports = PortsOf<
  typeof createIssueCertificates | typeof createRevokeCertificate | typeof createPrintCertificate | typeof createMakeNamesLink
> & {
  readonly certificates: CertificateReader;
};

export type Certificates = ReturnType<typeof composeCertificates>;

/** Proofs of performed rituals that anybody with their code can check. */
export function composeCertificates(ports: Ports) {
  const { certificates } = ports;
  return {
    issueCertificates: createIssueCertificates(ports),
    viewCertificate: createViewCertificate(certificates),
    printCertificate: createPrintCertificate(ports),
    readSigned: createReadSigned(certificates),
    listKeys: createListKeys(certificates),
    listCertificates: createListCertificates(certificates),
    revokeCertificate: createRevokeCertificate(ports),
    viewNamesLink: createViewNamesLink(ports),
    makeNamesLink: createMakeNamesLink(ports),
    endNamesLink: createEndNamesLink(ports),
    readLinkedNames: createReadLinkedNames(ports),
  };
}
