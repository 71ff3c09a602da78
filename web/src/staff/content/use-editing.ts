import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/error.ts';
import { useApi } from '../../api/provider.tsx';
import { contentDrafts } from '../../memory/late/content-drafts.ts';
import { type Typed, useTyped } from '../kit/use-typed.ts';
import { type EditedText, type TextDesk, type TextValues, textQuery } from './text-desk.ts';

/** A step of an editor. */
type Step = { readonly kind: 'save' | 'publish' | 'unpublish' } | { readonly kind: 'restore'; readonly version: number };

export type Editing<Edited extends EditedText> = ReturnType<typeof useEditing<Edited>>;

const CHANGED = 412;

/** What is typed into a text, and the steps that store it. */
export function useEditing<Edited extends EditedText>(desk: TextDesk<Edited>, saved: Edited) {
  const api = useApi();
  const cache = useQueryClient();
  const name = `${desk.kind} ${saved.id}`;
  const stored = { version: saved.version, values: desk.valuesOf(saved) };
  const memory = {
    read: () => readDraft(name, stored.values),
    keep: ({ version, values }: Typed<TextValues>) => contentDrafts.put({ text: name, version, values }),
    drop: () => contentDrafts.drop(name),
  };
  const { values, version, isDirty, set, take, takeSaved } = useTyped(name, memory, stored);
  const calls = desk.calls(api, saved.id);
  const keep = (text: Edited, sent: TextValues) => {
    cache.setQueryData<EditedText>(textQuery(desk, api, saved.id).queryKey, text);
    takeSaved({ version: text.version, values: desk.valuesOf(text) }, sent);
    return text;
  };
  const step = useMutation({
    mutationFn: async (wanted: Step) => {
      if (wanted.kind === 'restore') return keep(await calls.restore(version, wanted.version), values);
      if (wanted.kind === 'unpublish') return calls.unpublish && keep(await calls.unpublish(version), stored.values);
      const draft = isDirty ? keep(await calls.save(version, values), values) : saved;
      return wanted.kind === 'save' ? draft : keep(await calls.publish(draft.version), desk.valuesOf(draft));
    },
    onSettled: () => cache.invalidateQueries({ queryKey: [desk.path], exact: true }),
  });
  return {
    ...{ values, isDirty, take },
    canUnpublish: calls.unpublish !== undefined,
    change: (change: TextValues) => set((all) => ({ ...all, ...change })),
    run: (wanted: Step) => step.mutate(wanted),
    isPending: step.isPending,
    failure: step.error,
    isConflict: step.error instanceof ApiError && step.error.status === CHANGED,
    forgetFailure: step.reset,
    errors: errorsOf(step.error),
  };
}

/** What was typed on this device; a former version of the shop may have kept other fields. */
function readDraft(name: string, usual: TextValues): Typed<TextValues> | undefined {
  const draft = contentDrafts.of(name);
  const fits = draft && Object.keys(usual).every((key) => typeof draft.values[key] === typeof usual[key]);
  return fits ? { version: draft.version, values: draft.values } : undefined;
}

/** The sentences of the server about fields, by their names. */
function errorsOf(error: Error | null): Record<string, string> {
  const problems = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  return Object.fromEntries(problems.map(({ pointer, detail }) => [pointer.slice(1), detail]));
}
