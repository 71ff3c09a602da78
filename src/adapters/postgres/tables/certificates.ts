import { p } from '@mikro-orm/postgresql';
import { instant, uuid } from './columns.ts';

export const certificatesTables = {
  certificate_keys: {
    id: p.text().primary(),
    publicKey: p.text(),
    since: instant(),
    until: instant().nullable(),
  },

  certificates: {
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

  /** Orders whose reports were sent or corrected since their last certificate. */
  certificate_dues: { orderId: uuid().primary(), since: instant() },

  /** Links by which the owner of a certificate shows its names; a link goes with the certificate and with the plan. */
  names_links: {
    code: p.text().primary(),
    planId: uuid().nullable(),
    tokenHash: p.text(),
    madeAt: instant(),
  },

  /** The names behind such a link; a name goes with its person. */
  shown_names: {
    code: p.text().primary(),
    position: p.integer().primary(),
    iast: p.text(),
    devanagari: p.text(),
    participantId: uuid().nullable(),
  },
};
