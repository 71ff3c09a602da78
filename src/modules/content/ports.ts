import type { AuditLog } from '#kernel/audit.ts';
import type { Place } from '#kernel/cursor.ts';
import type { IdempotencyStore } from '#kernel/idempotency.ts';
import type { Bilingual } from '#kernel/language.ts';
import type { Transact } from '#kernel/transaction.ts';
import type { Picture, PictureFile, PictureSize } from '#modules/media/index.ts';
import type { ContentPicture } from './picture.ts';
import type { OpenedText, Revision, TextChange } from './text.ts';

/** Texts of one kind, bound to a transaction. */
export interface TextStore<Content> {
  find(id: string): Promise<OpenedText<Content> | undefined>;
  /** The content as the change with this version left it; undefined when the history does not keep it. */
  contentAt(id: string, version: number): Promise<Content | undefined>;
  /**
   * Adds a change to the history, with the uploaded pictures that it shows, and forgets drafts that are old; `by` is the id of a user, for
   * whom `find` has the e-mail. Returns false, and adds nothing, when somebody else has added this version.
   */
  add(id: string, revision: Omit<Revision<Content>, 'by'>, by: string): Promise<boolean>;
  /** Shows the content to readers in place of what they see; false when another text stands at its address. */
  show(id: string, content: Content, at: Date): Promise<boolean>;
  /** Takes the text from readers. */
  hide(id: string): Promise<void>;
  /** Tells whether a text has the id, or something else at the same addresses has it. */
  isTaken(id: string): Promise<boolean>;
  /** How many texts there are, drafts too. */
  count(): Promise<number>;
}

/** Reads texts of one kind outside a transaction. */
export interface TextReader<Content> {
  find(id: string): Promise<OpenedText<Content> | undefined>;
  /** The last changes of a text, the newest first. */
  history(id: string): Promise<TextChange[]>;
  /** Up to `limit` texts, the one that was changed last first. */
  list(limit: number): Promise<OpenedText<Content>[]>;
}

/** What a change of a text needs of its transaction. */
export interface TextStores<Content> {
  readonly texts: TextStore<Content>;
  readonly audit: AuditLog;
}

export type TextTransact<Content> = Transact<TextStores<Content>>;

/** Transactions that also begin texts, each once however often its request is sent. */
export type BeginTransact<Content> = Transact<TextStores<Content> & { readonly idempotency: IdempotencyStore }>;

/** The pictures of the texts, bound to a transaction. */
export interface LibraryStore {
  findByName(name: string): Promise<ContentPicture | undefined>;
  /** Finds a picture that is uploaded once more: while nobody has described or used it, its day begins anew. */
  findAgain(name: string, at: Date): Promise<ContentPicture | undefined>;
  /** Keeps others from changing, deleting or beginning to use the picture until the transaction ends. */
  lock(id: string): Promise<ContentPicture | undefined>;
  /** Returns the picture of this name, also when somebody else has added it at the same time. */
  add(name: string, picture: Picture): Promise<ContentPicture>;
  describe(id: string, alt: Bilingual, at: Date): Promise<void>;
  remove(id: string): Promise<void>;
  /** How many there are, and how many of them this person has uploaded and nobody has described or used. */
  count(uploadedBy: string): Promise<{ readonly all: number; readonly undescribed: number }>;
}

/** Reads the pictures of the texts outside a transaction. */
export interface LibraryReader {
  /** Up to `limit` that follow a place, the newest first; without uploads that nobody has described or used. */
  list(limit: number, after: Place | undefined): Promise<ContentPicture[]>;
  file(name: string, size: PictureSize): Promise<PictureFile | undefined>;
}

export type LibraryTransact = Transact<{ readonly library: LibraryStore; readonly audit: AuditLog }>;
