import { toFields } from '#kernel/bilingual-fields.ts';
import type { Caller } from '#kernel/caller.ts';
import type { Certificate, Certificates, NamesLink, OwnNames, ShownCertificate } from '#modules/certificates/index.ts';
import { done, ok, pdfFile } from '../answers/plain-answers.ts';
import type { Handlers, Wire } from '../contract/contract.ts';

/** Certificates of performed rituals. `linkOf` is the page that shows the names of one, whose token stands behind `#`. */
export function certificateHandlers(shop: Certificates, linkOf: (code: string, token: string) => string) {
  const orderAnswer = async (caller: Caller, orderId: string) => {
    const items = await shop.listCertificates(caller, orderId);
    return ok({ items: items.map(listedToWire) });
  };
  return {
    getCertificate: async ({ params }) => ok(toWire(await shop.viewCertificate(params.code))),
    async getCertificatePdf({ params, query, language }) {
      const { orderNumber, pdf } = await shop.printCertificate(params.code, query.lang ?? language);
      return pdfFile(`certificate-${orderNumber}`, pdf);
    },
    listOrderCertificates: ({ caller, params }) => orderAnswer(caller, params.id),
    async revokeCertificate({ caller, params, body }) {
      const { orderId } = await shop.revokeCertificate(caller, params.code, body.reason);
      return orderAnswer(caller, orderId);
    },
    viewNamesLink: async ({ caller, params }) => ok(ownNamesToWire(await shop.viewNamesLink(caller, params.id))),
    async makeNamesLink({ caller, params, body }) {
      const { own, code, token } = await shop.makeNamesLink(caller, params.id, body.print);
      return ok({ own: ownNamesToWire(own), link: linkOf(code, token) });
    },
    endNamesLink: async ({ caller, params }) => done(await shop.endNamesLink(caller, params.id)),
    readCertificateNames: async ({ params, body }) =>
      ok({ names: namesToWire(await shop.readLinkedNames(params.code, body.token)) }),
  } satisfies Partial<Handlers>;
}

function toWire({ certificate: { revoked }, content, isSealed }: ShownCertificate): Wire['Certificate'] {
  const { code, test, order, issuedAt, key, rituals, files, seal } = content;
  return {
    code,
    test,
    orderNumber: order,
    issuedAt,
    keyId: key,
    files: [...files],
    state: revoked ? 'revoked' : 'valid',
    rituals: rituals.map(({ name, parts = [], ...ritual }) => ({
      ...ritual,
      ...toFields({ name }),
      parts: parts.map((part) => ({ ...part, ...toFields({ name: part.name }) })),
    })),
    seal: { ...seal, stands: isSealed },
    revocation: revoked
      ? {
          at: revoked.at.toISOString(),
          // Without a person of the staff: a report was corrected.
          cause: revoked.byStaff ? 'shop' : 'corrected',
          reason: revoked.byStaff?.reason ?? null,
        }
      : null,
  };
}

const namesToWire = (names: OwnNames['names']) => names.map(({ iast, devanagari }) => ({ iast, devanagari }));

/** What a link shows, to its owner. */
export const shownToWire = ({ names, madeAt }: NamesLink) => ({ names: namesToWire(names), madeAt });

function ownNamesToWire({ names, print, link }: OwnNames): Wire['OwnCertificateNames'] {
  return { names: namesToWire(names), print, shown: link ? shownToWire(link) : null };
}

function listedToWire({ code, issuedAt, keyId, revoked }: Certificate) {
  return { code, issuedAt, keyId, revokedAt: revoked?.at ?? null, reason: revoked?.byStaff?.reason ?? null };
}
