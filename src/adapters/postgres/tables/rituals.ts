import { p } from '@mikro-orm/postgresql';
import type { PostponementAsk } from '#modules/office/index.ts';
import type { Invitation, LineAnswer } from '#modules/plans/index.ts';
import type { RiteNote } from '#modules/rituals/index.ts';
import type { Answer } from '#modules/sankalpa/index.ts';
import { birth, day, inLanguages, instant, uuid } from './columns.ts';

export const ritualsTables = {
  plans: {
    id: uuid().primary(),
    userId: uuid(),
    startDate: day(),
    specialWishes: p.text(),
    participants: p.text(),
    /** The SEQUENCE of its events in the customer's calendar. */
    moves: p.integer(),
    calendarVersion: p.integer(),
    updatedAt: instant(),
  },

  participants: {
    id: uuid().primary(),
    userId: uuid(),
    name: p.text(),
    relation: p.text(),
    ...birth(),
    readAs: p.text(),
    consentVersion: p.text().nullable(),
    consentGivenAt: instant().nullable(),
    version: p.integer(),
    createdAt: instant().defaultRaw('clock_timestamp()'),
  },

  invitations: {
    id: uuid().primary(),
    planId: uuid(),
    number: p.integer(),
    label: p.text(),
    note: p.text(),
    email: p.text(),
    state: p.text().$type<Invitation['state']>(),
    tokenHash: p.text().nullable(),
    expiresAt: instant().nullable(),
    invitedAt: instant(),
    answeredAt: instant().nullable(),
    name: p.text(),
    ...birth(),
    readAs: p.text(),
    guardian: p.text(),
    consentVersion: p.text().nullable(),
    consentGivenAt: instant().nullable(),
    version: p.integer(),
    lineState: p.text().$type<LineAnswer['state']>().nullable(),
    linePrint: p.text(),
    lineWords: p.text(),
    lineAnsweredAt: instant().nullable(),
  },

  /** How the names of an order are read aloud. */
  name_readings: {
    orderId: uuid().primary(),
    name: p.text().primary(),
    readAs: p.text(),
    writtenAt: instant(),
    writtenBy: uuid(),
  },

  /** How a customer's names are spelled for Sanskrit where somebody has corrected the rules; `source` is the text that was corrected. */
  name_spellings: {
    userId: uuid().primary(),
    name: p.text().primary(),
    source: p.text(),
    iast: p.text(),
    note: p.text(),
    byStaff: p.boolean(),
    version: p.integer(),
    writtenAt: instant(),
  },

  /** What customers said of the lines that are read for them; `print` tells of which lines. */
  sankalpa_answers: {
    orderId: uuid().primary(),
    position: p.integer().primary(),
    print: p.text(),
    state: p.text().$type<Answer['state']>(),
    words: p.text(),
    version: p.integer(),
    at: instant(),
  },

  /** On which days a ritual was performed. */
  ritual_days: {
    orderId: uuid().primary(),
    position: p.integer().primary(),
    day: day().primary(),
    tickedAt: instant(),
    tickedBy: uuid(),
  },

  /** What the desk notes as a rite goes: `notedAt` is when somebody pressed, `arrivedAt` when the shop heard of it. */
  rite_notes: {
    id: uuid().primary(),
    orderId: uuid(),
    position: p.integer(),
    kind: p.text().$type<RiteNote['kind']>(),
    day: day(),
    part: p.text(),
    ...inLanguages(() => p.text(), 'name'),
    ahutis: p.integer().nullable(),
    notedAt: instant(),
    arrivedAt: instant(),
    notedBy: uuid(),
    takenBackAt: instant().nullable(),
    takenBackBy: uuid().nullable(),
    reason: p.text().default(''),
  },

  postponement_asks: {
    id: uuid().primary(),
    orderId: uuid(),
    startDate: day(),
    reason: p.text(),
    askedAt: instant(),
    state: p.text().$type<PostponementAsk['state']>(),
    endedAt: instant().nullable(),
    answeredBy: uuid().nullable(),
    answer: p.text(),
    items: p.json<PostponementAsk['items']>(),
  },

  reports: {
    orderId: uuid().primary(),
    position: p.integer().primary(),
    text: p.text(),
    day: day(),
    place: p.text(),
    version: p.integer(),
    savedAt: instant(),
    savedBy: uuid(),
    sentAt: instant().nullable(),
    correctedAt: instant().nullable(),
  },

  report_pictures: {
    pictureId: uuid().primary(),
    orderId: uuid(),
    position: p.integer(),
    rank: p.integer(),
    caption: p.text(),
    isPublic: p.boolean(),
  },

  /** Who wants a letter before the next day with the same month (`masa`) and `tithi` by the Moon. */
  year_reminders: {
    orderId: uuid().primary(),
    masa: p.integer(),
    isAdhika: p.boolean(),
    tithi: p.integer(),
    day: day(),
    wantedAt: instant(),
    sentAt: instant().nullable(),
  },

  /** What customers tell the shop of completed orders. A row without a mark was taken back: its version alone is left. */
  order_feedback: {
    orderId: uuid().primary(),
    mark: p.integer().nullable(),
    text: p.text(),
    consentWords: p.text().nullable(),
    consentAt: instant().nullable(),
    writtenAt: instant(),
    version: p.integer(),
  },

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
