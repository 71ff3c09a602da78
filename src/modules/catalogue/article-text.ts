/** A heading in the table of contents. */
export interface TocEntry {
  /** The heading's anchor. */
  readonly id: string;
  readonly title: string;
  /** 1 to 3. */
  readonly level: number;
}

/** A markdown text made ready to be shown. */
export interface ArticleText {
  /** Sanitised; links to pages of the shop are without language prefix. Empty for an empty text. */
  readonly html: string;
  readonly toc: readonly TocEntry[];
}

/** Renders markdown. Pure; takes any text, and never throws. */
export type RenderArticle = (markdown: string) => ArticleText;
