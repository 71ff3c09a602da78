import type { Bilingual } from '#kernel/language.ts';

/** By ticking this sentence a customer allows their feedback to be published. It is stored with that feedback. */
export const FEEDBACK_CONSENT: Bilingual = {
  ru: 'Разрешаю опубликовать этот отзыв без моего имени. Разрешение можно забрать в любой день.',
  en: 'I allow this feedback to be published without my name. I can take this back on any day.',
};
