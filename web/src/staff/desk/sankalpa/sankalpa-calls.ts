import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract';
import { type Api, dataOf } from '../../../api/client.ts';
import { answerQuery } from '../../../api/late/answer-query.ts';
import { sankalpaFrom } from '../../../api/late/sankalpa.ts';

export type SpelledName = components['schemas']['SpelledName'];

const SPELLINGS = '/api/admin/desk/{id}/spellings';
const SHEET = '/api/admin/desk/{id}/rituals/{position}/sankalpa';

/** Which sheet is wanted: that of a ritual on a day and at an hour by the clocks at the fire. An empty day or hour is left to the shop. */
interface WantedSheet {
  readonly orderId: string;
  /** Of the ritual in the order. */
  readonly position: number;
  readonly day: string;
  readonly time: string;
}

/** All that is read aloud at a ritual. */
export function sheetQuery(api: Api, wanted: WantedSheet) {
  const { orderId, position, day, time } = wanted;
  const query = { day: day || undefined, time: time || undefined };
  return queryOptions({
    ...answerQuery(api, SHEET, { path: { id: orderId, position }, query }),
    select: sankalpaFrom,
    refetchOnWindowFocus: 'always',
    // The page, with the field of the hour, stays while the sheet for another hour is loading.
    placeholderData: keepPreviousData,
  });
}

/** The address of the sheet as a PDF. */
export function pdfAddress({ orderId, position, day, time }: WantedSheet, lang: string): string {
  const search = new URLSearchParams();
  if (day) search.set('day', day);
  if (time) search.set('time', time);
  search.set('lang', lang);
  return `/api/admin/desk/${orderId}/rituals/${position}/sankalpa.pdf?${search}`;
}

interface Spelling {
  /** The name in the international transliteration of Sanskrit. */
  readonly iast: string;
  /** A note to the customer. */
  readonly note: string;
}

/** Corrects the spelling of a name of an order, as it was read. */
export function saveSpelling(api: Api, orderId: string, { name, version }: SpelledName, { iast, note }: Spelling) {
  const params = { path: { id: orderId }, header: { 'If-Match': `"${version}"` } };
  return dataOf(api.PUT(SPELLINGS, { params, body: { name, iast: iast.trim(), note: note.trim() } }));
}
