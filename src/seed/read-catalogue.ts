import { type Cents, cents } from '#kernel/money.ts';
import type { Service } from '#modules/catalogue/index.ts';
import { readDocuments } from './read-documents.ts';

/**
 * The services in the order in which the home page shows them: id, last part of the address, US cents for a month, emblem. The price of
 * `z-special-intention` is that of the price list and is never charged: `SPECIAL_INTENTION_PRICE` is.
 */
const SERVICES: readonly { id: string; slug: string; price: Cents; icon: string }[] = [
  { id: 'maha-mrityunjaya', slug: 'maha-mrityunjaya', price: cents(50_000), icon: 'maha-mrityunjaya' },
  { id: 'ganesha', slug: 'ganesha', price: cents(30_000), icon: 'ganesha' },
  { id: 'lakshmi', slug: 'mahalakshmi', price: cents(40_000), icon: 'lakshmi' },
  { id: 'saraswati', slug: 'saraswati', price: cents(35_000), icon: 'saraswati' },
  { id: 'navagraha', slug: 'navagraha', price: cents(60_000), icon: 'navagraha' },
  { id: 'z-special-intention', slug: 'z-special-intention', price: cents(25_000), icon: 'intentions' },
];

/** The rituals with which a new shop opens: their texts from the markdown files in `services`. Throws when a file or a field is missing. */
export function readServices(): Service[] {
  return SERVICES.map(({ id, slug, price, icon }) => {
    const { body, text, list, shared } = readDocuments(`services/${id}`);
    return {
      id,
      slug,
      price,
      offSale: false,
      icon,
      imageUrl: `/emblems/${icon}.svg`,
      name: text('name'),
      description: text('description'),
      features: list('features'),
      articleIntro: text('article_intro'),
      articleContent: body,
      articleSeoTitle: text('article_seo_title'),
      articleSeoDescription: text('article_seo_description'),
      articleUpdatedAt: new Date(shared.text('article_updated_at')),
    };
  });
}
