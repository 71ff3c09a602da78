import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract';
import { type Api, dataOf } from '../../../api/client.ts';
import { answerQuery } from '../../../api/late/answer-query.ts';
import { sankalpaFrom } from '../../../api/late/sankalpa.ts';

export type SpelledName = components['schemas']['SpelledName'];

const NAMES = '/api/admin/desk/{id}/spellings';

const SHEET = '/api/admin/desk/{id}/rituals/{position}/sankalpa';

/** What is read aloud on a day of a ritual, at an hour by the clocks at the fire; empty: as the shop chooses. */
export interface WantedSheet {
  readonly id: string;
  readonly position: number;
  readonly day: string;
  readonly time: string;
}

export function sheetQuery(api: Api, wanted: WantedSheet) {
  const { id, position, day, time } = wanted;
  const query = { day: day || undefined, time: time || undefined };
  return queryOptions({
    ...answerQuery(api, SHEET, { path: { id, position }, query }),
    select: sankalpaFrom,
    refetchOnWindowFocus: 'always',
    // Whoever types an hour keeps the field.
    placeholderData: keepPreviousData,
  });
}

/** The address of the sheet on paper. */
export function paperOf({ id, position, day, time }: WantedSheet, lang: string): string {
  const search = new URLSearchParams();
  if (day) search.set('day', day);
  if (time) search.set('time', time);
  search.set('lang', lang);
  return `/api/admin/desk/${id}/rituals/${position}/sankalpa.pdf?${search}`;
}

interface Typed {
  readonly iast: string;
  readonly note: string;
}

/** Corrects a name of an order. `etag` is of the correction as somebody has read it. */
export function saveSpelling(api: Api, id: string, name: string, etag: string, { iast, note }: Typed) {
  const params = { path: { id }, header: { 'If-Match': etag } };
  return dataOf(api.PUT(NAMES, { params, body: { name, iast: iast.trim(), note: note.trim() } }));
}
