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

test.each([
  ['at the beginning', `A beginning\n\n${TEXT}`],
  ['in the middle', TEXT.replace('rites', 'fires')],
  ['at the end', `${TEXT}\nAn end`],
])('what is typed %s draws that part alone anew, and leaves the others as they are', (_, text) => {
  const { container, rerender } = render(<ArticlePreview text={TEXT} />);
  const parts = () => [...(container.firstElementChild?.childNodes ?? [])];
  const before = parts();
  rerender(<ArticlePreview text={text} />);
  const { container: whole } = render(<ArticlePreview text={text} />);
  expect(container.innerHTML).toBe(whole.innerHTML);
  const anew = parts().filter((part) => !before.includes(part));
  expect(anew.length).toBeGreaterThanOrEqual(1);
  // A part that is added may bring a line end with it.
  expect(anew.length).toBeLessThanOrEqual(2);
});

test('when all that was typed is taken out the preview is empty', () => {
  const { container, rerender } = render(<ArticlePreview text={TEXT} />);
  rerender(<ArticlePreview text="" />);
  expect(container.textContent).toBe('');
});
