import { FIRST_LANGUAGE } from '#kernel/language.ts';
import type { MessageKey } from '../../i18n/i18n.tsx';
import type { Consultation } from './consultation.ts';

/** In which language the visitor expects an answer. */
export const languageWord = ({ language }: Pick<Consultation, 'language'>): MessageKey =>
  language === FIRST_LANGUAGE ? 'staffConsultations.inRussian' : 'staffConsultations.inEnglish';
