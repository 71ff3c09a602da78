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

const operation = {
  operationId: 'quoteCart',
  method: 'post',
  path: '/api/cart/quote',
  tags: ['cart'],
  summary: 'Quote a cart',
  parameters: [],
  responses: { 200: { description: 'Prices in $& more', content: { 'application/json': { schema: { type: 'object' } } } } },
} as unknown as DocumentedOperation;

test('the description of an answer stands below the heading of its body, whatever signs it holds', () => {
  expect(operationHtml(operation, drawing)).toContain('<code>application/json</code></h3><p>Prices in $&amp; more</p>');
});

test.each([
  [{ minute: 60, hour: 300 }, '<li>At most 60 calls a minute and 300 an hour</li>'],
  [{ minute: 30 }, '<li>At most 30 calls a minute</li>'],
])('a call with limits tells them: %j', (limits, told) => {
  expect(operationHtml({ ...operation, 'x-limits': limits }, drawing)).toContain(told);
  expect(operationHtml(operation, drawing)).not.toContain('At most');
});
