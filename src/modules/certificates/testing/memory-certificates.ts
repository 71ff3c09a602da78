import type { StaffAction } from '#kernel/audit.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { insistOnLock, memoryAudit, memoryState, memoryTransact } from '#kernel/testing/memory.ts';
import type { Seal } from '#modules/ledger/ports.ts';
import type { NotedPart } from '#modules/orders/index.ts';
import type { Order } from '#modules/orders/order.ts';
import { anItem, anOrder } from '#modules/orders/testing/orders.ts';
import type { Report } from '#modules/reports/report.ts';
import type { Certificate, NamesLink } from '../certificate.ts';
import type { KnownKey } from '../keys.ts';
import type { CertificateReader, CertificateStore, NamesLinkReader, NamesLinkStore } from '../ports.ts';
import type { CertifiedFile } from '../signed-text.ts';

const ORDER_ID = '00000000-0000-4000-8000-000000000100';

/** A completed order of one ritual, performed for a month. */
export const completed = anOrder('completed', {
  userId: 'anna',
  items: [anItem({ begunAt: new Date('2026-11-01T04:00:00Z'), performedAt: new Date('2026-11-28T20:00:00Z') })],
}) as Order;

export const aReport: Report = {
  orderId: ORDER_ID,
  position: 0,
  version: 2,
  text: 'Анна и Иван',
  day: '2026-11-28',
  place: 'Варанаси',
  pictures: [],
  savedAt: new Date('2026-11-29T10:00:00Z'),
  sentAt: new Date('2026-11-29T10:00:00Z'),
};

export function aSeal(number: number, day: string): Seal {
  return { number, day: day as CalendarDate, chains: 1, digest: 'd'.repeat(64), previous: null, signature: 's' };
}

/** One order, whose certificate is due since its report was sent. */
export function createCertificatesMemory(order: Order = completed, reports: Report[] = [aReport]) {
  const state = {
    ...memoryState(),
    orders: [order],
    reports,
    files: [{ ritual: 0, kind: 'picture', sha256: 'a'.repeat(64) }] as CertifiedFile[],
    parts: [] as NotedPart[],
    dues: new Map([[order.id, new Date('2026-11-29T10:00:00Z')]]),
    certificates: [] as Certificate[],
    keys: [] as KnownKey[],
    namesLinks: [] as NamesLink[],
    /** False once somebody whom a link names is kept no more. */
    areNamesKept: true,
    seals: [] as Seal[],
    actions: [] as (StaffAction & { by: string })[],
  };
  const find = async (code: string) => state.certificates.find((certificate) => certificate.code === code);
  const certificates = {
    lockKeys: async () => state.keys,
    saveKey: async (key) => {
      state.keys = [...state.keys.filter(({ id }) => id !== key.id), key];
    },
    dueSince: async (orderId) => state.dues.get(orderId),
    clearDue: async (orderId) => void state.dues.delete(orderId),
    filesOf: async () => state.files,
    partsOf: async () => state.parts,
    add: async (certificate) => {
      insistOnLock(state, certificate.orderId);
      state.certificates = [certificate, ...state.certificates];
    },
    find,
    revoke: async (orderId, revoked) => {
      insistOnLock(state, orderId);
      state.certificates = state.certificates.map((certificate) =>
        certificate.orderId === orderId && !certificate.revoked ? { ...certificate, revoked } : certificate,
      );
    },
  } satisfies CertificateStore;
  const reader = {
    find,
    ofOrder: async (orderId) => state.certificates.filter((certificate) => certificate.orderId === orderId),
    due: async (before, limit) => [...state.dues].flatMap(([id, since]) => (since < before ? [id] : [])).slice(0, limit),
    lastSeal: async () => state.seals.at(-1),
    seal: async (number) => state.seals.find((seal) => seal.number === number),
    keys: async () => state.keys,
  } satisfies CertificateReader;
  const namesLinks = {
    save: async (_, link) => {
      if (state.areNamesKept) state.namesLinks = [link];
      return state.areNamesKept;
    },
    remove: async (orderId) => {
      insistOnLock(state, orderId);
      state.namesLinks = [];
    },
    find: async (code) => state.namesLinks.find((link) => link.code === code),
  } satisfies NamesLinkStore & NamesLinkReader;
  const lock = async (id: string) => {
    state.locks.add(id);
    return state.orders.find((one) => one.id === id);
  };
  const report = async ({ orderId, position }: { orderId: string; position: number }) =>
    state.reports.find((one) => one.orderId === orderId && one.position === position);
  const stores = { orders: { lock }, reports: { find: report }, certificates, namesLinks, audit: memoryAudit(state) };
  return { state, reader, namesLinks, transact: memoryTransact(state, stores) };
}
