import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderArticle } from '../../../../src/adapters/markdown/render-article.ts';
import ArticlePreview from './article-preview.tsx';

const TEXT = `1. The fire

| Day | Moon |
|:--|--:|
| 1 | full |

![Fire](/pictures/${'a1'.repeat(16)}-1320x880.webp) [rites](/yagyas) ~~old~~

<script>alert(1)</script>
`;

afterEach(cleanup);

test('the preview is what the page will show', () => {
  const { html } = renderArticle(TEXT);
  expect(html).toContain('table-scroll');
  const { container } = render(<ArticlePreview text={TEXT} />);
  const page = document.createElement('div');
  page.innerHTML = `<div class="prose-text">${html}</div>`;
  expect(container.innerHTML).toBe(page.innerHTML);
});

test('what stands before and after a change stays as it is, whatever is typed', () => {
  const { container, rerender } = render(<ArticlePreview text={TEXT} />);
  const shown = () => [...(container.firstElementChild?.childNodes ?? [])];
  for (const text of [TEXT.replace('rites', 'fires'), `${TEXT}\nAn end`, `A beginning\n\n${TEXT}`, '']) {
    rerender(<ArticlePreview text={TEXT} />);
    const before = shown();
    rerender(<ArticlePreview text={text} />);
    const { container: anew } = render(<ArticlePreview text={text} />);
    expect(container.innerHTML).toBe(anew.innerHTML);
    // A new part may bring a line end with it.
    const anewShown = shown().filter((part) => !before.includes(part));
    expect(anewShown.length).toBeLessThanOrEqual(2);
    expect(anewShown.length).toBeGreaterThanOrEqual(text ? 1 : 0);
  }
});
