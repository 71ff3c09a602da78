export * from './article.ts';
export * from './article-text.ts';
export * from './catalogue.ts';
export * from './find.ts';
export * from './headings.ts';
export * from './reading-time.ts';
export * from './service.ts';
