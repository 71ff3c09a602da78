import type { components } from '#contract';
import { FIRST_LANGUAGE } from '#kernel/language.ts';
import { type Api, dataOf } from '../../api/client.ts';
import type { MessageKey } from '../../i18n/i18n.tsx';
import { useChange } from '../kit/forms/use-change.tsx';

export type Consultation = components['schemas']['HandledConsultation'];

const LIST = '/api/admin/consultations';
const ANSWERED = '/api/admin/consultations/{id}/answered';

/** Whatever changes a request is followed by a new reading of the lists. */
export const SHOWN = [[LIST]];

/** Marks a request as answered, or takes the mark away. */
export function useSetAnswered({ id }: Consultation) {
  const params = { params: { path: { id } } };
  return useChange({
    send: (api, isAnswered: boolean): Promise<unknown> => (isAnswered ? api.PUT(ANSWERED, params) : api.DELETE(ANSWERED, params)),
    shown: SHOWN,
  });
}

/** Answers by mail the request as it was read. */
export const sendAnswer = (api: Api, { id, version }: Consultation, body: components['schemas']['TypedAnswer']) =>
  dataOf(
    api.POST('/api/admin/consultations/{id}/answers', { params: { path: { id }, header: { 'If-Match': `"${version}"` } }, body }),
  );

export const addNote = (api: Api, { id }: Consultation, text: string) =>
  dataOf(api.POST('/api/admin/consultations/{id}/notes', { params: { path: { id } }, body: { text } }));

/** In which language the visitor expects an answer. */
export const languageWord = ({ language }: Pick<Consultation, 'language'>): MessageKey =>
  language === FIRST_LANGUAGE ? 'staffConsultations.inRussian' : 'staffConsultations.inEnglish';
