import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { articleEditOf, articleFields, fieldOf, serviceEditOf, serviceFields } from './fields.ts';
import { anArticle, aService, both } from './testing/texts.ts';

const picture = { address: '/pictures/fire.webp', alt: both('Огонь', 'Fire') };

test('a ritual is written with its price in dollars and each text by its language', () => {
  const seen = { offSale: true, articleSeoTitle: both('Т', 'T'), picture };
  expect(serviceFields(aService({ price: cents(33_050), ...seen }))).toEqual({
    price: 330.5,
    on_sale: false,
    tiers: true,
    image_url: '/emblems/ganesha.svg',
    picture_url: '/pictures/fire.webp',
    picture_alt: 'Огонь',
    picture_alt_en: 'Fire',
    name: 'Ганеша-яга',
    name_en: 'Ganesha Yagya',
    description: 'О начале.',
    description_en: 'On beginnings.',
    features: ['Мантры'],
    features_en: ['Mantras'],
    article_intro: 'О Ганеше.',
    article_intro_en: 'On Ganesha.',
    article_content: 'Слово.',
    article_content_en: 'A word.',
    article_seo_title: 'Т',
    article_seo_title_en: 'T',
    article_seo_description: '',
    article_seo_description_en: '',
  });
});

test('the fields of a ritual read back give the same content, except what editors do not write', () => {
  const service = aService({ picture, articleSeoTitle: both('Т', 'T'), articleSeoDescription: both('О', 'D') });
  const { icon, ...written } = service;
  expect(serviceEditOf(serviceFields(service))).toEqual({ ...written, withoutTiers: false });
  expect(serviceEditOf({ ...serviceFields(service), on_sale: false })).toMatchObject({ offSale: true });
  expect(serviceEditOf({ ...serviceFields(service), picture_url: '' }).picture).toBeNull();
  expect(serviceEditOf({ ...serviceFields(service), picture_url: undefined }).picture).toBeUndefined();
});

test('the fields of an article read back give the same content, except what editors do not write', () => {
  const { category, author, ...written } = anArticle();
  const fields = articleFields(anArticle());
  expect(fields).toEqual({
    name: 'Санкальпа',
    name_en: 'Sankalpa',
    intro: 'О намерении.',
    intro_en: 'On intention.',
    content: 'Слово.',
    content_en: 'A word.',
    seo_title: 'Санкальпа',
    seo_title_en: 'Sankalpa',
    seo_description: 'О санкальпе.',
    seo_description_en: 'On sankalpa.',
    tags: ['sankalpa'],
    image_url: '/emblems/hand.svg',
  });
  expect(articleEditOf(fields)).toEqual(written);
});

test('a name of the contract gives the field and its language, or no language when all share the field', () => {
  const names = [...Object.keys(serviceFields(aService())), ...Object.keys(articleFields(anArticle()))];
  const shared = ['tiers', 'price', 'on_sale', 'tags', 'image_url', 'picture_url'];
  for (const name of names) {
    const field = name.replace(/_en$/, '');
    const language = name === field ? 'ru' : 'en';
    expect(fieldOf(name)).toEqual(shared.includes(name) ? { field: name, language: null } : { field, language });
  }
});
