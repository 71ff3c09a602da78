import type { components } from '#contract';
import { FIRST_LANGUAGE } from '#kernel/language.ts';
import type { MessageKey } from '../../i18n/i18n.tsx';
import { useChange } from '../../page/late/use-change.ts';

export type Consultation = components['schemas']['HandledConsultation'];

const ANSWERED = '/api/admin/consultations/{id}/answered';

/** The queries that are read again after each change of a request. */
export const REFRESHES = [['/api/admin/consultations']];

/** Marks a request as answered, or takes the mark away. */
export function useSetAnswered({ id }: Consultation) {
  const params = { params: { path: { id } } };
  return useChange({
    send: (api, isAnswered: boolean): Promise<unknown> => (isAnswered ? api.PUT(ANSWERED, params) : api.DELETE(ANSWERED, params)),
    refreshes: REFRESHES,
  });
}

/** In which language the visitor expects an answer. */
export function languageWord({ language }: Pick<Consultation, 'language'>): MessageKey {
  return language === FIRST_LANGUAGE ? 'staffConsultations.inRussian' : 'staffConsultations.inEnglish';
}
