import type { Bilingual } from '#kernel/language.ts';
import { BRAND } from './brand.ts';
import { wordsIn } from './words-in.ts';

/** Stands for the seller's details in a sandbox, which sells nothing. */
export const NO_SELLER: Bilingual = {
  ru: 'Это тестовый магазин: здесь ничего не продаётся, и продавца нет.',
  en: 'This is a test shop: nothing is sold here, and there is no seller.',
};

/**
 * The words of the files for machines: the manifest, the feeds, the share images. `home`, `articles` and `almanacTitle` are the titles that these
 * pages have; `article`, `ritual` and `almanac` name the kind of a page on its share image.
 */
export const SITE_WORDS = wordsIn({
  ru: {
    brand: BRAND.ru,
    home: 'Огненные ритуалы, совершённые для вас',
    description: 'Закажите ведическую ягу с вашим именем и намерением: выберите ритуал, его срок и день начала.',
    articles: 'Статьи о ритуалах и практике',
    articlesText: 'Что такое яга, как её выбрать и как подготовиться, как читают день по Луне. По источникам и без обещаний.',
    article: 'Статья',
    ritual: 'Ритуал',
    almanac: 'Панчанга',
    almanacTitle: 'Панчанга сегодня: лунный день, накшатра, хорошие часы',
  },
  en: {
    brand: BRAND.en,
    home: 'Fire rituals performed for you',
    description:
      'Order a Vedic yagya performed with your name and intention: choose the ritual, its length and the day it begins.',
    articles: 'Articles about rituals and practice',
    articlesText:
      'What a yagya is, how to choose one and how to prepare, how a day is read by the Moon. Written from the sources, without promises.',
    article: 'Article',
    ritual: 'Ritual',
    almanac: 'Almanac',
    almanacTitle: 'Vedic almanac today: lunar day, star of the Moon, good hours',
  },
});
