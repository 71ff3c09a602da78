import { expect, test } from 'vitest';
import { CONTRACT_LANGUAGE, DOCS_WORDS } from '#words/docs.ts';
import type { Drawing } from './document.ts';
import type { DocumentedOperation } from './documented.ts';
import { operationHtml } from './operation.ts';

const drawing = {
  translation: undefined,
  words: DOCS_WORDS[CONTRACT_LANGUAGE],
  origin: 'https://shop.example',
  basename: '',
  renderText: (text: string) => ({ html: text, toc: [] }),
} as unknown as Drawing;

test('the description of an answer stands below the heading of its body, whatever signs it holds', () => {
  const operation = {
    operationId: 'quoteCart',
    method: 'post',
    path: '/api/cart/quote',
    tags: ['cart'],
    summary: 'Quote a cart',
    parameters: [],
    responses: { 200: { description: 'Prices in $& more', content: { 'application/json': { schema: { type: 'object' } } } } },
  } as unknown as DocumentedOperation;
  expect(operationHtml(operation, drawing)).toContain('<code>application/json</code></h3><p>Prices in $&amp; more</p>');
});
