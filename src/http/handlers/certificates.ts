import { toFields } from '#kernel/bilingual-fields.ts';
import type { Caller } from '#kernel/caller.ts';
import type { Certificates, ShownCertificate } from '#modules/certificates/index.ts';
import { ok, pdfFile } from '../answers/plain-answers.ts';
import type { Handlers, Wire } from '../contract/contract.ts';

/** Certificates of performed rituals. */
export function certificateHandlers(shop: Certificates) {
  const ofOrder = async (caller: Caller, orderId: string) => {
    const items = await shop.listCertificates(caller, orderId);
    return ok({ items: items.map(ownToWire) });
  };
  return {
    getCertificate: async ({ params }) => ok(toWire(await shop.viewCertificate(params.code))),
    async getCertificatePdf({ params, query, language }) {
      const { orderNumber, pdf } = await shop.printCertificate(params.code, query.lang ?? language);
      return pdfFile(`certificate-${orderNumber}`, pdf);
    },
    listOrderCertificates: ({ caller, params }) => ofOrder(caller, params.id),
    async revokeCertificate({ caller, params, body }) {
      const { orderId } = await shop.revokeCertificate(caller, params.code, body.reason);
      return ofOrder(caller, orderId);
    },
  } satisfies Partial<Handlers>;
}

function toWire({ certificate: { revoked }, said, isSealed }: ShownCertificate): Wire['Certificate'] {
  const { code, test, order, issuedAt, key, rituals, files, seal } = said;
  return {
    ...{ code, test, orderNumber: order, issuedAt, keyId: key, files: [...files] },
    state: revoked ? 'revoked' : 'valid',
    rituals: rituals.map(({ name, parts = [], ...ritual }) => ({
      ...{ ...ritual, ...toFields({ name }) },
      parts: parts.map((part) => ({ ...part, ...toFields({ name: part.name }) })),
    })),
    seal: { ...seal, stands: isSealed },
    revocation: revoked
      ? {
          at: revoked.at.toISOString(),
          cause: revoked.byStaff ? 'shop' : 'corrected',
          reason: revoked.byStaff?.reason ?? null,
        }
      : null,
  };
}

function ownToWire({ code, issuedAt, keyId, revoked }: Awaited<ReturnType<Certificates['listCertificates']>>[number]) {
  return { code, issuedAt, keyId, revokedAt: revoked?.at ?? null, reason: revoked?.byStaff?.reason ?? null };
}
