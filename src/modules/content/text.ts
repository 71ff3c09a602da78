/** What happened to a text: somebody saved a draft, showed it to readers, or took it from them. */
export type TextEvent = 'saved' | 'published' | 'unpublished';

/** A line of a text's history. */
export interface TextChange {
  /** Counts the changes of a text, from 1; also the version by which editors notice each other. */
  readonly version: number;
  readonly event: TextEvent;
  readonly at: Date;
  /** The e-mail of the author; null for the seed's texts, for what a command has imported, and when the account is gone. */
  readonly by: string | null;
}

/** A text as it stood after a change. A text that was never edited has one revision: what readers see. */
export interface Revision<Content> extends TextChange {
  readonly content: Content;
}

/** What readers see of a text. */
export interface PublishedText<Content> {
  readonly content: Content;
  readonly at: Date;
}

/** A text in the editor. */
export interface OpenedText<Content> {
  readonly id: string;
  /** The draft; the same as what readers see when nothing was saved since. */
  readonly newest: Revision<Content>;
  /** Undefined while readers do not see the text. */
  readonly published: PublishedText<Content> | undefined;
}

/** Tells whether there is a draft: something was saved since readers got the text, or they do not see the text. */
export function hasDraft<Content>({ newest, published }: Pick<OpenedText<Content>, 'newest' | 'published'>): boolean {
  return newest.event === 'saved' || !published;
}
