import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderArticle } from '../../../../src/adapters/markdown/render-article.ts';
import ArticlePreview from './article-preview.tsx';

const TEXT = `1. The fire

| Day | Moon |
|:--|--:|
| 1 | full |

![Fire](/pictures/${'a1'.repeat(16)}-1320x880.webp) [rites](/yagyas) ~~old~~

<script>alert(1)</script>
`;

test('the preview is what the page will show', () => {
  const { html } = renderArticle(TEXT);
  expect(html).toContain('table-scroll');
  expect(renderToStaticMarkup(<ArticlePreview text={TEXT} />)).toBe(`<div class="prose-text">${html}</div>`);
});
