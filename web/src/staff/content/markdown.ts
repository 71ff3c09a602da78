import type { Element, ElementContent, Root } from 'hast';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { createAnchors } from '#modules/catalogue/headings.ts';

/** Where plugins of the parser leave what they add to it. */
interface ParserData {
  micromarkExtensions?: unknown[];
  fromMarkdownExtensions?: unknown[];
}

/** Markdown as the shop's pages read it: with tables and struck text; HTML is text. */
export function shopMarkdown(this: { data(): object }): void {
  const data: ParserData = this.data();
  data.micromarkExtensions = [
    gfmTable(),
    gfmStrikethrough({ singleTilde: false }),
    { disable: { null: ['htmlFlow', 'htmlText'] } },
  ];
  data.fromMarkdownExtensions = [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown()];
}

const HEADING = /^h[1-6]$/;

/** The page has its h1 already, so headings of level 1 become level 2; each gets the anchor that it has on the page. */
export function shopHeadings() {
  return (tree: Root) => {
    const anchorOf = createAnchors();
    walk(tree.children as ElementContent[], (element) => {
      if (!HEADING.test(element.tagName)) return;
      element.properties.id = anchorOf(textOf(element).trim());
      if (element.tagName === 'h1') element.tagName = 'h2';
    });
  };
}

function walk(nodes: readonly ElementContent[], visit: (element: Element) => void): void {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    visit(node);
    walk(node.children, visit);
  }
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value.replaceAll('\n', ' ');
  if (node.type !== 'element') return '';
  if (node.tagName === 'img') return `${node.properties.alt ?? ''}`;
  return node.children.map(textOf).join('');
}
