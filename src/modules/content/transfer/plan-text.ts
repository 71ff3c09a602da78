import { type FieldCode, ShopError } from '#kernel/errors.ts';
import type { OpenedText } from '../text.ts';
import { changedFields, type FieldChange } from './changed-fields.ts';
import { haveSameFields } from './export-texts.ts';
import type { Filed } from './filed-texts.ts';
import { type FiledKind, type FiledKindName, withPlainBreaks } from './kinds.ts';

export type Stage = 'published' | 'draft';

/** A state that a text gets: shown to readers, or as a draft. */
export interface Write<Content> {
  readonly stage: Stage;
  readonly content: Content;
  readonly changes: readonly FieldChange[];
}

/** Why files cannot be taken over; `field` has the name of the contract. */
export interface Refusal {
  readonly kind: FiledKindName;
  readonly id: string;
  readonly stage: Stage;
  readonly field: string;
  readonly code: RefusalCode;
}

/**
 * A rule of the fields, or: a value that stays as it is, an id or a slug that is taken, a new ritual that is only a draft, a picture that
 * the shop does not have.
 */
export type RefusalCode = FieldCode | 'stays' | 'taken' | 'new_draft' | 'missing_picture';

/** What an import does to one text. */
export interface PlannedText<Content> {
  readonly kind: FiledKindName;
  readonly id: string;
  /** The version that was read; 0 for a new text. */
  readonly version: number;
  /** What is written, in this order; empty when nothing changes. */
  readonly writes: readonly Write<Content>[];
  /** True: a draft of somebody would be replaced, and then only the history keeps it. */
  readonly replacesDraft: boolean;
  readonly refusals: readonly Refusal[];
}

/** Compares a text with its files. `asDraft`: what the files show to readers becomes a draft as well. */
export function planText<Content extends object>(
  kind: FiledKind<Content>,
  opened: OpenedText<Content> | undefined,
  text: Filed<Content>,
  { asDraft }: { readonly asDraft: boolean },
): PlannedText<Content> {
  const writes: Write<Content>[] = [];
  const refusals: Refusal[] = [];
  let newest = opened?.newest.content;
  const planWrite = (stage: Stage, written: Content | undefined, current: Content | undefined) => {
    if (!written) return;
    // Of a new text what only files can set is taken from its file, as if it had stood there.
    const content = kind.edit(text.id, written)(newest ?? written);
    refusals.push(...refusalsOf(kind, { id: text.id, stage, written, content }));
    // For a content that is refused `requireReadable` may throw.
    const next = stage === 'published' && refusals.length === 0 ? kind.requireReadable(content) : content;
    if (current && haveSameFields(kind, current, next)) return;
    // What the files say has plain breaks already.
    const currentFields = current && kind.fields(withPlainBreaks(current));
    writes.push({ stage, content: next, changes: changedFields(currentFields, kind.fields(next)) });
    newest = next;
  };
  if (!asDraft) planWrite('published', text.published, opened?.published?.content);
  const draft = text.draft ?? (asDraft ? text.published : undefined);
  planWrite('draft', draft, newest);
  return {
    kind: kind.name,
    id: text.id,
    version: opened?.newest.version ?? 0,
    writes,
    refusals,
    replacesDraft: writes.length > 0 && hasOwnDraft(kind, opened, draft),
  };
}

/** Tells whether the shop has a draft that is neither what readers see nor the draft of the files. */
function hasOwnDraft<Content>(
  kind: FiledKind<Content>,
  opened: OpenedText<Content> | undefined,
  filed: Content | undefined,
): boolean {
  if (!opened) return false;
  const { newest, published } = opened;
  const isNewest = (content: Content | undefined) => content !== undefined && haveSameFields(kind, newest.content, content);
  return !isNewest(published?.content) && !isNewest(filed);
}

interface Written<Content> {
  readonly id: string;
  readonly stage: Stage;
  /** `written` is as the files have it, `content` as an editor can make it. */
  readonly written: Content;
  readonly content: Content;
}

function refusalsOf<Content>(kind: FiledKind<Content>, { id, stage, written, content }: Written<Content>): Refusal[] {
  const filed = kind.fields(written);
  const possible = kind.fields(content);
  const staying = kind.fixed
    // A file without a word on tiers leaves them as they are.
    .filter((field) => filed[field] !== undefined && filed[field] !== possible[field])
    .map((field) => ({ field, code: 'stays' as const }));
  const broken = stage === 'published' ? unreadable(kind, content) : [];
  return [...staying, ...broken].map((refusal) => ({ kind: kind.name, id, stage, ...refusal }));
}

/** Why readers could not read a content; empty when they could. */
function unreadable<Content>(kind: FiledKind<Content>, content: Content): { field: string; code: FieldCode }[] {
  try {
    kind.requireReadable(content);
    return [];
  } catch (error) {
    if (!(error instanceof ShopError) || !error.details.fields) throw error;
    return error.details.fields.map(({ path, code }) => ({ field: `${path[0]}`, code }));
  }
}
