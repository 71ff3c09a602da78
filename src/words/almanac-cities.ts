import type { Bilingual } from '#kernel/language.ts';

/** Cities whose days the shop lists for search engines, by their slugs, with their names as in the list of all cities. */
export const ALMANAC_CITIES: readonly { readonly slug: string; readonly name: Bilingual }[] = [
  { slug: 'moscow', name: { ru: 'Москва', en: 'Moscow' } },
  { slug: 'saint-petersburg', name: { ru: 'Санкт-Петербург', en: 'Saint Petersburg' } },
  { slug: 'novosibirsk', name: { ru: 'Новосибирск', en: 'Novosibirsk' } },
  { slug: 'yekaterinburg', name: { ru: 'Екатеринбург', en: 'Yekaterinburg' } },
  { slug: 'kazan', name: { ru: 'Казань', en: 'Kazan' } },
  { slug: 'nizhny-novgorod', name: { ru: 'Нижний Новгород', en: 'Nizhny Novgorod' } },
  { slug: 'krasnodar', name: { ru: 'Краснодар', en: 'Krasnodar' } },
  { slug: 'vladivostok', name: { ru: 'Владивосток', en: 'Vladivostok' } },
  { slug: 'minsk', name: { ru: 'Минск', en: 'Minsk' } },
  { slug: 'kyiv', name: { ru: 'Киев', en: 'Kyiv' } },
  { slug: 'almaty', name: { ru: 'Алматы', en: 'Almaty' } },
  { slug: 'tashkent', name: { ru: 'Ташкент', en: 'Tashkent' } },
  { slug: 'tbilisi', name: { ru: 'Тбилиси', en: 'Tbilisi' } },
  { slug: 'new-delhi', name: { ru: 'Нью-Дели', en: 'New Delhi' } },
  { slug: 'mumbai', name: { ru: 'Мумбаи', en: 'Mumbai' } },
  { slug: 'varanasi', name: { ru: 'Варанаси', en: 'Varanasi' } },
  { slug: 'dubai', name: { ru: 'Дубай', en: 'Dubai' } },
  { slug: 'london', name: { ru: 'Лондон', en: 'London' } },
  { slug: 'new-york', name: { ru: 'Нью-Йорк', en: 'New York' } },
  { slug: 'sydney', name: { ru: 'Сидней', en: 'Sydney' } },
];

/** The only one of `CITIES` whose clocks have left out a date. */
export const CITY_WITHOUT_A_DATE = 'apia';

/** The city of the almanac for readers who name none. */
export const HOME_CITY: Bilingual = { ru: 'moscow', en: 'new-delhi' };
