import type { StaffAction } from '#kernel/audit.ts';
import type { Message } from '#kernel/messages.ts';
import { memoryAudit, memoryCounter, memoryOutbox, memoryState, memoryTransact } from '#kernel/testing/memory.ts';
import type { Picture } from '#modules/media/picture.ts';
import { aFile, memoryPictures } from '#modules/media/testing/memory-pictures.ts';
import type { Order, StatusChange } from '#modules/orders/order.ts';
import { memoryOrders } from '#modules/orders/testing/memory-orders.ts';
import type { ReportReader, ReportStore } from '../ports.ts';
import type { Report, ReportPlace } from '../report.ts';

const aPicture = (id: string): Picture => {
  const uploadedAt = new Date('2026-11-20T09:00:00Z');
  return { id, purpose: 'report', uploadedBy: 'priest', uploadedAt, files: { large: aFile, small: aFile } };
};

/** Reports of some orders in memory, with uploaded pictures of these ids. */
export function createReportsMemory(orders: Order[], ...pictures: string[]) {
  const state = {
    ...memoryState(),
    orders,
    history: [] as (StatusChange & { orderId: string })[],
    receipts: 0,
    lastNumber: 1041,
    reports: [] as Report[],
    pictures: pictures.map(aPicture),
    used: new Set<string>(),
    /** Orders whose certificates were revoked. */
    unproved: [] as string[],
    actions: [] as (StaffAction & { by: string })[],
    messages: [] as Message[],
    counts: new Map<string, number>(),
  };
  const isAt = (place: ReportPlace) => (report: ReportPlace) =>
    report.orderId === place.orderId && report.position === place.position;
  const sent = async (orderId: string) => state.reports.filter((report) => report.orderId === orderId && report.sentAt);
  const reports = {
    find: async (place) => state.reports.find(isAt(place)),
    sentOf: async (orderId) => (await sent(orderId)).map(({ position }) => position),
    save: async (report) => {
      if (!state.locks.has(report.orderId)) throw new Error('a report is saved without a lock of its order');
      state.reports = [...state.reports.filter((other) => !isAt(report)(other)), report];
    },
  } satisfies ReportStore;
  const reader = {
    findOrder: async (id) => state.orders.find((order) => order.id === id),
    find: reports.find,
    unreported: async () => [],
    sent,
    picture: async (orderId, id) => {
      const shown = (await sent(orderId)).flatMap((report) => report.pictures).find((picture) => picture.id === id);
      return shown && { file: aFile, isPublic: shown.isPublic };
    },
  } satisfies ReportReader;
  const transact = memoryTransact(state, {
    orders: memoryOrders(state),
    reports,
    pictures: memoryPictures(state),
    certificates: { revoke: async (orderId: string) => void state.unproved.push(orderId) },
    audit: memoryAudit(state),
    messages: memoryOutbox(state),
    counter: memoryCounter(state),
  });
  return { state, reader, transact };
}
