import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderArticle } from '../../../../src/adapters/markdown/render-article.ts';
import { readArticles } from '../../../../src/seed/read-articles.ts';
import { readServices } from '../../../../src/seed/read-catalogue.ts';
import { readLegalTexts } from '../../../../src/seed/read-legal-texts.ts';
import { markdownAttacks } from '../../../../test/support/markdown-attacks.ts';
import ArticlePreview from './article-preview.tsx';

const seedTexts = [
  ...[...readArticles(), ...readLegalTexts()].flatMap(({ id, content }) =>
    Object.entries(content).map(([language, text]) => ({ name: `${id}, ${language}`, text })),
  ),
  ...readServices().flatMap(({ id, articleContent }) =>
    Object.entries(articleContent).map(([language, text]) => ({ name: `${id}, ${language}`, text })),
  ),
];

/** What a reader finds in a drawn text: its headings with their anchors, its links and its pictures, in their order. */
function foundIn(html: string) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('h1, h2, h3, h4, h5, h6, a, img')].map((element) =>
    [
      element.localName,
      ...['id', 'href', 'target', 'rel', 'src', 'alt', 'width', 'height', 'srcset', 'sizes'].map((name) =>
        element.getAttribute(name),
      ),
      element.textContent.replaceAll(/\s+/g, ' ').trim(),
    ].join(' | '),
  );
}

const preview = (text: string) => renderToStaticMarkup(<ArticlePreview text={text} />);

test.each(seedTexts)('the preview of $name has the outline, links and pictures of the page', ({ text }) => {
  expect(foundIn(preview(text))).toEqual(foundIn(renderArticle(text).html));
});

test('there are more than 200 attacks', () => expect(markdownAttacks.length).toBeGreaterThan(200));

test.each(markdownAttacks)('the preview of %j has what the page has, and nothing that runs', (attack) => {
  const html = preview(attack);
  expect(foundIn(html)).toEqual(foundIn(renderArticle(attack).html));
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  expect(body.querySelectorAll('script, iframe, object, embed, form, svg, style, link, meta, base').length).toBe(0);
  for (const element of body.querySelectorAll('*'))
    expect([...element.attributes].filter(({ name }) => name.startsWith('on') || name === 'style')).toEqual([]);
});

test('an uploaded picture of the shop is shown in its sizes, and one of another host is its words', () => {
  const name = 'a1'.repeat(16);
  const text = `![Fire](/pictures/${name}-1320x880.webp) ![Far](https://evil.test/pictures/${name}-1320x880.webp)`;
  expect(foundIn(preview(text))).toEqual(foundIn(renderArticle(text).html));
  const [picture, ...others] = new DOMParser().parseFromString(preview(text), 'text/html').querySelectorAll('img');
  expect(others).toEqual([]);
  expect(picture?.getAttribute('srcset')).toBe(`/pictures/${name}-small.webp 660w, /pictures/${name}-1320x880.webp 1320w`);
  expect([picture?.width, picture?.height]).toEqual([1320, 880]);
});
