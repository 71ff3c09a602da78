import type { Bilingual } from '#kernel/language.ts';

/** The shop as its messages sign. */
export { BRAND as SHOP_NAME } from '#words/brand.ts';

/** Why somebody gets a mail, and that nobody reads answers to it. */
export const FOOTER: Bilingual = {
  ru: 'Это письмо отправлено автоматически в ответ на ваше действие на сайте.',
  en: 'This message was sent automatically, in answer to what you did on the site.',
};
