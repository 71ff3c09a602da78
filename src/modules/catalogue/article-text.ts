/** A heading in the table of contents. */
export interface TocEntry {
  /** The heading's anchor. */
  readonly id: string;
  readonly title: string;
  /** 1 to 3. */
  readonly level: number;
}

/** A rendered markdown text. */
export interface ArticleText {
  /** Sanitised HTML; links to the shop's own pages have no language prefix. Empty for an empty text. */
  readonly html: string;
  readonly toc: readonly TocEntry[];
  /** The text alone, a line for each paragraph, heading or cell. */
  readonly plain: string;
}

/** Renders markdown. A pure function that accepts any text and never throws. */
export type RenderArticle = (markdown: string) => ArticleText;
