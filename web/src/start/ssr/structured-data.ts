import type { Language } from '#kernel/language.ts';
import { centsToDollars } from '#kernel/money.ts';
import { SPECIAL_INTENTION_PRICE, SPECIAL_INTENTION_SERVICE } from '#modules/cart-pricing/index.ts';
import { BRAND } from '#words/brand.ts';
import type { Service } from '../../api/queries.ts';
import type { Offer, Reading, ReadingCard } from '../../api/reading.ts';
import type { Translate } from '../../i18n/i18n.tsx';
import { addressOf } from '../../page/late/head.ts';
import type { PageSubject } from '../../page/route.ts';
import { paths } from '../../paths.ts';

/** A node of schema.org's graph. */
export type SchemaNode = Readonly<Record<string, unknown>>;

/** A page that a list names. */
type ListedPage = readonly [name: string, path: string];

interface DescribedPage {
  readonly pathname: string;
  readonly basename: string;
  readonly origin: string;
  readonly language: Language;
  readonly t: Translate;
  readonly subject: PageSubject;
  /** Where people write to the shop. */
  readonly supportEmail: string;
  /** The data that the page shows; undefined for those that it does not show. */
  readonly services?: readonly Service[] | undefined;
  readonly cards?: readonly ReadingCard[] | undefined;
  readonly reading?: Reading | null | undefined;
}

/** What search engines are told about a page: schema.org as JSON-LD. Only the server writes it. */
export function structuredData(page: DescribedPage): SchemaNode | undefined {
  const graph = nodesOf(page);
  return graph.length > 0 ? { '@context': 'https://schema.org', '@graph': graph } : undefined;
}

function nodesOf(page: DescribedPage): SchemaNode[] {
  const { services, cards, reading } = page;
  if (reading?.isLegal) return [];
  if (reading) return readingNodes(page, reading);
  if (cards) return [cardList(page, cards), breadcrumbs(page, [[page.t('frame.articles'), paths.articles()]])];
  if (page.pathname !== paths.home()) return [];
  const nodes = [organization(page), webSite(page)];
  if (services) nodes.push(serviceList(page, services));
  return nodes;
}

function organization({ origin, language, supportEmail }: DescribedPage): SchemaNode {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: BRAND[language],
    url: `${origin}/`,
    logo: `${origin}/apple-touch-icon.png`,
    email: supportEmail,
  };
}

function webSite(page: DescribedPage): SchemaNode {
  const { origin, language } = page;
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: BRAND[language],
    url: address(page, paths.home()),
    inLanguage: language,
    publisher: { '@id': `${origin}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${address(page, paths.articles())}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

function serviceList(page: DescribedPage, services: readonly Service[]): SchemaNode {
  return itemList(
    page,
    services.map(({ slug, name }) => [name[page.language], paths.ritual(slug)]),
  );
}

function cardList(page: DescribedPage, cards: readonly ReadingCard[]): SchemaNode {
  return itemList(
    page,
    cards.map(({ name, source, slug }) => [name, source === 'services' ? paths.ritual(slug) : paths.article(slug)]),
  );
}

function itemList(page: DescribedPage, listed: readonly ListedPage[]): SchemaNode {
  return { '@type': 'ItemList', numberOfItems: listed.length, itemListElement: listItems(page, listed, 'url') };
}

/** The numbered pages of a list. `link` is the property that holds the address of each. */
function listItems(page: DescribedPage, listed: readonly ListedPage[], link: 'url' | 'item'): SchemaNode[] {
  return listed.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    [link]: address(page, path),
  }));
}

function readingNodes(page: DescribedPage, reading: Reading): SchemaNode[] {
  const { t, pathname } = page;
  const trail = breadcrumbs(page, [
    [t('frame.articles'), paths.articles()],
    [reading.title, pathname],
  ]);
  const nodes = [trail, article(page, reading)];
  if (reading.offer) nodes.push(service(page, reading, reading.offer));
  return nodes;
}

/** The way from the home page to this one, by the pages between. */
function breadcrumbs(page: DescribedPage, listed: readonly ListedPage[]): SchemaNode {
  const trail: readonly ListedPage[] = [[page.t('frame.home'), paths.home()], ...listed];
  return { '@type': 'BreadcrumbList', itemListElement: listItems(page, trail, 'item') };
}

function article(page: DescribedPage, reading: Reading): SchemaNode {
  const { origin, language, subject, pathname } = page;
  return {
    '@type': 'Article',
    headline: reading.title,
    description: subject.description,
    image: `${origin}/share/${language}/${subject.image}.png`,
    // The API tells only when a text last changed.
    datePublished: reading.updatedAt,
    dateModified: reading.updatedAt,
    inLanguage: language,
    author: { '@type': 'Person', name: reading.author },
    publisher: { '@type': 'Organization', name: BRAND[language], url: `${origin}/` },
    mainEntityOfPage: address(page, pathname),
    timeRequired: `PT${Math.max(1, reading.minutes)}M`,
  };
}

function service(page: DescribedPage, reading: Reading, offer: Offer): SchemaNode {
  // A special intention costs a fixed price. The price in the catalogue's row is never charged.
  const price = offer.id === SPECIAL_INTENTION_SERVICE ? centsToDollars(SPECIAL_INTENTION_PRICE) : offer.price;
  return {
    '@type': 'Service',
    name: reading.title,
    description: page.subject.description,
    url: address(page, page.pathname),
    provider: { '@type': 'Organization', name: BRAND[page.language], url: `${page.origin}/` },
    offers: {
      '@type': 'Offer',
      price: price.toFixed(2),
      priceCurrency: 'USD',
      availability: `https://schema.org/${offer.onSale ? 'InStock' : 'OutOfStock'}`,
      url: address(page, page.pathname),
    },
  };
}

function address({ origin, basename }: DescribedPage, path: string): string {
  return addressOf(origin, basename, path);
}
