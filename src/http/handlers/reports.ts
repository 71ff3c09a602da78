import { toFields } from '#kernel/bilingual-fields.ts';
import type { Caller } from '#kernel/caller.ts';
import type { Report, ReportOfItem, ReportPlace, Reports, UnreportedOrder } from '#modules/reports/index.ts';
import { pick } from '../answers/pick.ts';
import { created, ok, page, tagged } from '../answers/plain-answers.ts';
import { renameFields } from '../answers/rename-fields.ts';
import type { Handlers, Wire } from '../contract/contract.ts';
import { pictureAnswer } from './picture-answer.ts';

/** Reports of rituals, and their pictures. */
export function reportHandlers(shop: Reports) {
  return {
    ...writingHandlers(shop),
    listOwnReports: async ({ caller, params }) => ok({ items: (await shop.viewOwnReports(caller, params.id)).map(ownToWire) }),
    async getOwnPicture({ caller, params: { id, picture, size }, ifNoneMatch }) {
      return pictureAnswer(await shop.viewOwnPicture(caller, id, picture, size), fileNameOf(picture), ifNoneMatch);
    },
    async getOrderPicture({ params: { id, picture, size }, ifNoneMatch }) {
      return pictureAnswer(await shop.viewPublicPicture(id, picture, size), fileNameOf(picture), ifNoneMatch);
    },
  } satisfies Partial<Handlers>;
}

/** For those who write reports: which rituals still lack them, the pictures, the reports themselves. */
function writingHandlers(shop: Reports) {
  const reportAnswer = async (caller: Caller, place: ReportPlace) => {
    const found = await shop.viewReport(caller, place);
    return tagged(found.report?.version ?? 0, staffToWire(found, place));
  };
  return {
    uploadReportPicture: async ({ caller, raw }) => created(await shop.uploadPicture(caller, raw.body)),
    async getReportPicture({ caller, params: { id, size }, ifNoneMatch }) {
      return pictureAnswer(await shop.viewPicture(caller, id, size), fileNameOf(id), ifNoneMatch);
    },
    listUnreported: async ({ caller, query }) => page(await shop.listUnreported(caller, query), unreportedToWire),
    openReport: ({ caller, params }) => reportAnswer(caller, placeOf(params)),
    async saveReport({ caller, params, version, body: { date: day, ...content } }) {
      await shop.saveReport(caller, placeOf(params), version, { ...content, day }).catch(nameDate);
      return reportAnswer(caller, placeOf(params));
    },
    async sendReport({ caller, params, version }) {
      await shop.sendReport(caller, placeOf(params), version);
      return reportAnswer(caller, placeOf(params));
    },
  } satisfies Partial<Handlers>;
}

const placeOf = ({ id, item }: { id: string; item: number }): ReportPlace => ({ orderId: id, position: item });
/** The name under which a browser saves a picture. */
const fileNameOf = (id: string) => `ritual-${id.slice(0, 8)}`;

function staffToWire({ order, report }: ReportOfItem, { position }: ReportPlace): Wire['StaffReport'] {
  const item = order.items[position];
  if (!item) throw new Error('a report on an item that is not there');
  return {
    orderId: order.id,
    orderNumber: order.number,
    item: position,
    status: order.status,
    performedAt: item.performedAt?.toISOString() ?? null,
    ...toFields({ name: item.name }),
    weeks: item.weeks,
    customerName: order.contact?.name ?? null,
    customerLanguage: order.language,
    version: report?.version ?? 0,
    text: report?.text ?? '',
    date: report?.day ?? null,
    place: report?.place ?? '',
    pictures: report?.pictures ?? [],
    savedAt: report?.savedAt ?? null,
    sentAt: report?.sentAt ?? null,
    correctedAt: report?.correctedAt ?? null,
  };
}

function unreportedToWire(order: UnreportedOrder): Wire['UnreportedOrder'] {
  return {
    ...pick(order, 'createdAt', 'status', 'customerName'),
    orderId: order.id,
    orderNumber: order.number,
    // The contract has `sentAt`, which no listed report has.
    items: order.items.map(({ position, name, savedAt = null, ...item }) => {
      return { ...item, item: position, ...toFields({ name }), savedAt, sentAt: null };
    }),
  };
}

/** A report as its customer reads it. Only sent reports are read here; the type allows others, so `savedAt` stands in. */
function ownToWire({ position, text, day, place, savedAt, sentAt = savedAt, correctedAt, pictures }: Report) {
  return {
    item: position,
    text,
    date: day,
    place,
    sentAt,
    correctedAt: correctedAt ?? null,
    pictures: pictures.map(({ id, caption }) => ({ id, caption })),
  };
}

/** The contract names the day otherwise than the module does. */
const nameDate = renameFields((path) => (path[0] === 'day' ? ['date'] : path));
