import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract';
import type { Api } from '../../../api/client.ts';
import { answerQuery } from '../../../api/late/answer-query.ts';

export type SpelledName = components['schemas']['SpelledName'];

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
