import type { InEachLanguage } from '#kernel/language.ts';

/** Titles of the columns of exported clients, in their order. */
export const CLIENT_EXPORT_TITLES: InEachLanguage<readonly string[]> = {
  ru: ['Имя', 'E-mail', 'Телефон', 'Язык', 'Клиент с (UTC)', 'Id', 'Телефон в анкете'],
  en: ['Name', 'E-mail', 'Phone', 'Language', 'Client since (UTC)', 'Id', 'Phone in the profile'],
};
