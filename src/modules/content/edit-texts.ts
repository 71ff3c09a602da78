import { isDeepStrictEqual } from 'node:util';
import type { AuditActor } from '#kernel/audit.ts';
import type { AuditFields } from '#kernel/audit-fields.ts';
import type { Caller } from '#kernel/caller.ts';
import type { WriteDeps } from '#kernel/deps.ts';
import { requireFound, ShopError } from '#kernel/errors.ts';
import { requireFreshPermission, requirePermission } from '#kernel/permissions.ts';
import type { TextStores, TextTransact } from './ports.ts';
import type { OpenedText, TextEvent } from './text.ts';

/** What is special about a kind of texts. */
export interface TextKind<Content> {
  /** The area of its actions in the log of the staff. */
  readonly name: string;
  /** Returns the content as readers will see it. Throws `invalid_request` for what they could not read. */
  readonly requireReadable: (content: Content) => Content;
  /** True: readers rely on the text as on a contract, so whoever publishes it needs a fresh second factor. */
  readonly isBinding?: boolean;
  /** Tells whether readers must always see this text, so that it cannot be taken from them. */
  readonly isPermanent?: (id: string) => boolean;
  /** Short values whose changes the log of the staff tells when the text is published. */
  readonly loggedFields?: (content: Content) => AuditFields;
}

export interface EditDeps<Content> extends WriteDeps<TextTransact<Content>> {
  readonly kind: TextKind<Content>;
}

/** What becomes of a text, and what the log of the staff says of it. */
interface Step<Content> {
  readonly event: TextEvent;
  readonly content: Content;
  readonly action: string;
  readonly after: AuditFields;
  readonly before?: AuditFields;
}

/** Decides what becomes of a text; `contentAt` reads a former version of it. */
export type Decide<Content> = (
  text: OpenedText<Content>,
  contentAt: (version: number) => Promise<Content | undefined>,
) => Promise<Step<Content>>;

/** Who changes texts; `operator` names who runs a command. */
export interface Editor extends AuditActor {
  readonly operator?: string;
}

/** Who changes a text, and when. */
export interface Authorship {
  readonly editor: Editor;
  readonly at: Date;
}

/** Saves a draft, which readers do not see. Throws as `change` does. */
export function createSaveDraft<Content extends object>(deps: EditDeps<Content>) {
  return (caller: Caller, id: string, version: number, edit: (former: Content) => Content) =>
    change(deps, caller, id, version, saving(edit));
}

/** The step that saves a draft. */
export function saving<Content extends object>(edit: (former: Content) => Content): Decide<Content> {
  return async ({ newest }) => {
    const content = edit(newest.content);
    return { event: 'saved', content, action: 'saved', after: { fields: differing(newest.content, content) } };
  };
}

/** Shows the draft to readers. Throws as `change` and `requireReadable` do, and like `requireFreshFactor` for a text that binds. */
export function createPublish<Content extends object>(deps: EditDeps<Content>) {
  return async (caller: Caller, id: string, version: number) => {
    if (deps.kind.isBinding) requireFreshPermission(caller, 'content.write', deps.clock());
    await change(deps, caller, id, version, publishing(deps.kind));
  };
}

/** The step that shows the draft to readers. */
export function publishing<Content extends object>(kind: TextKind<Content>): Decide<Content> {
  return async ({ newest, published }) => {
    const content = kind.requireReadable(newest.content);
    const fields = published ? differing(published.content, content) : [];
    // What is shown for the first time has no former values, so none of them changes.
    const before = kind.loggedFields?.(published?.content ?? content) ?? {};
    const after = kind.loggedFields?.(content) ?? {};
    const changed = differing(before, after);
    return {
      event: 'published',
      content,
      action: 'published',
      before: pick(before, changed),
      after: { fields, ...pick(after, changed) },
    };
  };
}

/** Takes a text from readers; the draft stays. Throws as `change` does, and `illegal_transition` for one that they do not see. */
export function createUnpublish<Content extends object>(deps: EditDeps<Content>) {
  return (caller: Caller, id: string, version: number) =>
    change(deps, caller, id, version, async ({ newest, published }) => {
      if (!published || deps.kind.isPermanent?.(id)) throw new ShopError('illegal_transition');
      return { event: 'unpublished', content: newest.content, action: 'unpublished', after: {} };
    });
}

/** Makes a former version the draft. What stood in the draft stays in the history. Throws as `change` does. */
export function createRestore<Content extends object>(deps: EditDeps<Content>) {
  return (caller: Caller, id: string, version: number, formerVersion: number) =>
    change(deps, caller, id, version, async (_, contentAt) => {
      const content = requireFound(await contentAt(formerVersion));
      return { event: 'saved', content, action: 'restored', after: { from: formerVersion } };
    });
}

/** Makes the next version of a text in a transaction of its own. Throws like `requirePermission`, and as `changeText` does. */
async function change<Content extends object>(
  { transact, clock, kind }: EditDeps<Content>,
  caller: Caller,
  id: string,
  version: number,
  decide: Decide<Content>,
): Promise<void> {
  const staff = requirePermission(caller, 'content.write');
  await transact((stores) => changeText(stores, kind, { editor: staff, at: clock() }, id, version, decide));
}

/**
 * Makes the next version of a text, of which the editor has read `version`, and records it. Throws `not_found`, `changed_meanwhile` when
 * somebody else has changed the text since, and `slug_taken` when another stands at the address where readers would see it.
 */
export async function changeText<Content extends object>(
  { texts, audit }: TextStores<Content>,
  kind: TextKind<Content>,
  { editor, at }: Authorship,
  id: string,
  version: number,
  decide: Decide<Content>,
): Promise<void> {
  const text = requireFound(await texts.find(id));
  if (text.newest.version !== version) throw new ShopError('changed_meanwhile');
  const { event, content, action, before, after } = await decide(text, (formerVersion) => texts.contentAt(id, formerVersion));
  const next = { version: version + 1, event, content, at };
  if (!(await texts.add(id, next, editor.userId))) throw new ShopError('changed_meanwhile');
  if (event === 'published' && !(await texts.show(id, content, at))) throw new ShopError('slug_taken');
  if (event === 'unpublished') await texts.hide(id);
  await audit.record(editor, {
    action: `${kind.name}.${action}`,
    subject: { kind: kind.name, id },
    before: { version, ...before },
    after: { version: next.version, ...after, ...operatorOf(editor) },
    at,
  });
}

/** What the log of the staff says of whoever ran a command. */
export function operatorOf({ operator }: Editor): AuditFields {
  return operator === undefined ? {} : { operator };
}

/** The names of the fields that changed. The history keeps what stood in them, which is too long for the log. */
function differing<Content extends object>(before: Content, after: Content): (keyof Content)[] {
  // Compared deeply, because the database keeps the languages of a text in an order of its own. Older texts lack `picture`, and then have none,
  // and `withoutTiers`, and then are sold with tiers.
  const isSame = (field: keyof Content) => isDeepStrictEqual(before[field] ?? false, after[field] ?? false);
  return (Object.keys({ ...before, ...after }) as (keyof Content)[]).filter((field) => !isSame(field));
}

const pick = (fields: AuditFields, names: readonly (keyof AuditFields)[]): AuditFields =>
  Object.fromEntries(names.map((name) => [name, fields[name]]));
