import type { AuditFields } from '#kernel/audit-fields.ts';
import { ShopError } from '#kernel/errors.ts';
import { type IdempotentRequest, once, type Replayable } from '#kernel/idempotency.ts';
import type { Bilingual } from '#kernel/language.ts';
import { type Authorship, operatorOf, type TextKind } from './edit-texts.ts';
import type { BeginTransact, TextStores } from './ports.ts';
import { MOST_TEXTS } from './read-texts.ts';

/** A new text, and what the log of the staff tells of it besides its name. */
interface NewDraft<Content> {
  readonly id: string;
  readonly content: Content;
  readonly logged?: AuditFields;
}

/** Begins a text in a transaction of its own, once for each key. Throws as `addDraft` and `once`. */
export function beginDraft<Content extends { readonly name: Bilingual }>(
  transact: BeginTransact<Content>,
  kind: TextKind<Content>,
  authorship: Authorship,
  { idempotency, ...draft }: NewDraft<Content> & { readonly idempotency: IdempotentRequest | undefined },
): Promise<Replayable<null>> {
  return transact((stores) =>
    once(stores.idempotency, idempotency, async () => {
      await addDraft(stores, kind, authorship, draft);
      return null;
    }),
  );
}

/** Adds a text as a draft, and records it. Throws `slug_taken` and `too_many_articles`, whose name stands for texts of every kind. */
export async function addDraft<Content extends { readonly name: Bilingual }>(
  { texts, audit }: TextStores<Content>,
  { name: kind }: TextKind<Content>,
  { editor, at }: Authorship,
  { id, content, logged }: NewDraft<Content>,
): Promise<void> {
  if ((await texts.count()) >= MOST_TEXTS) throw new ShopError('too_many_articles');
  if (await texts.isTaken(id)) throw new ShopError('slug_taken');
  // `isTaken` locks nothing, so another editor may have added the text since.
  const isNew = await texts.add(id, { version: 1, event: 'saved', content, at }, editor.userId);
  if (!isNew) throw new ShopError('slug_taken');
  const after = { name: content.name, ...logged, ...operatorOf(editor) };
  await audit.record(editor, { action: `${kind}.begun`, subject: { kind, id }, before: null, after, at });
}
