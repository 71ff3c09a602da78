export type { Article } from './article.ts';
export type { ArticleText, RenderArticle, TocEntry } from './article-text.ts';
export { type Catalogue, type CatalogueReader, type CatalogueSnapshot, createCatalogue } from './catalogue.ts';
export { findArticle, findService } from './find.ts';
export { createAnchors, promoteNumberedLines } from './headings.ts';
export { readingMinutes } from './reading-time.ts';
export { createSearchCatalogue, RITUAL_TAG, type SearchCatalogue, type SearchHit } from './search.ts';
export type { IndexedText, SearchIndex } from './search-index.ts';
export type { Service, ServicePrice } from './service.ts';
