import type { components } from '#contract';
import { FIRST_LANGUAGE } from '#kernel/language.ts';
import type { MessageKey } from '../../i18n/i18n.tsx';

export type Consultation = components['schemas']['HandledConsultation'];

/** The queries that are read again after each change of a request. */
export const REFRESHES = [['/api/admin/consultations']];

/** In which language the visitor expects an answer. */
export function languageWord({ language }: Pick<Consultation, 'language'>): MessageKey {
  return language === FIRST_LANGUAGE ? 'staffConsultations.inRussian' : 'staffConsultations.inEnglish';
}
