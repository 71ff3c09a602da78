import { memo, useLayoutEffect, useRef } from 'react';
import { renderArticle } from '../../../../src/adapters/markdown/render-article.ts';

/** A text as the shop's page will show it, made by the server's own renderer, which lets no HTML of the text through. */
export default memo(function ArticlePreview({ text }: { text: string }) {
  const view = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (view.current) draw(view.current, renderArticle(text).html);
  }, [text]);
  return <div ref={view} className="prose-text" />;
});

/** Draws HTML in an element. The parts before and after a change stay as they are, with their pictures and their place. */
function draw(view: HTMLElement, html: string): void {
  const template = document.createElement('template');
  template.innerHTML = html;
  const shown = [...view.childNodes];
  const wanted = [...template.content.childNodes];
  const most = Math.min(shown.length, wanted.length);
  let before = 0;
  while (before < most && shown[before]?.isEqualNode(wanted[before] ?? null)) before++;
  let after = 0;
  while (after < most - before && shown.at(-1 - after)?.isEqualNode(wanted.at(-1 - after) ?? null)) after++;
  for (const part of shown.slice(before, shown.length - after)) part.remove();
  template.content.replaceChildren(...wanted.slice(before, wanted.length - after));
  view.insertBefore(template.content, shown[shown.length - after] ?? null);
}
