import type { Element, ElementContent, Root } from 'hast';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { createAnchors } from '#modules/catalogue/headings.ts';

/** The data of the parser, to which plugins add their extensions. */
interface ParserData {
  micromarkExtensions?: unknown[];
  fromMarkdownExtensions?: unknown[];
}

/** A plugin that makes the preview read markdown as the shop's pages do: with tables and struck text, and HTML as plain text. */
export function shopMarkdown(this: { data(): object }): void {
  const data: ParserData = this.data();
  data.micromarkExtensions = [
    gfmTable(),
    gfmStrikethrough({ singleTilde: false }),
    // The parser wants the names of what it does not read under the key `null`.
    { disable: { null: ['htmlFlow', 'htmlText'] } },
  ];
  data.fromMarkdownExtensions = [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown()];
}

const HEADING = /^h[1-6]$/;

/** A plugin that draws headings as the shop's page does: each has its anchor, and level 1 becomes 2, because the page has its h1 already. */
export function shopHeadings() {
  return (tree: Root) => {
    const anchorOf = createAnchors();
    // By its type a root may also hold a doctype, which markdown never has.
    walk(tree.children as ElementContent[], (element) => {
      if (!HEADING.test(element.tagName)) return;
      element.properties.id = anchorOf(textOf(element).trim());
      if (element.tagName === 'h1') element.tagName = 'h2';
    });
  };
}

/** Visits each element below the nodes, in the order of the text. */
function walk(nodes: readonly ElementContent[], visit: (element: Element) => void): void {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    visit(node);
    walk(node.children, visit);
  }
}

/** The words of a heading, with those of its pictures. */
function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value.replaceAll('\n', ' ');
  if (node.type !== 'element') return '';
  if (node.tagName === 'img') return `${node.properties.alt ?? ''}`;
  return node.children.map(textOf).join('');
}
