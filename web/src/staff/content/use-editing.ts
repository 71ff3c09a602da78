import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/provider.tsx';
import { contentDrafts } from '../../memory/late/content-drafts.ts';
import { fieldErrors } from '../kit/field-errors.ts';
import { isConflict, type Typed, type TypedMemory, useTyped } from '../kit/use-typed.ts';
import { type EditedText, type TextDesk, type TextValues, textQuery } from './text-desk.ts';

/** A step of an editor. */
type Step = { readonly kind: 'save' | 'publish' | 'unpublish' } | { readonly kind: 'restore'; readonly version: number };

export type Editing = ReturnType<typeof useEditing>;

/** What is typed into a text, and the steps that store it. */
export function useEditing<Edited extends EditedText>(desk: TextDesk<Edited>, saved: Edited) {
  const api = useApi();
  const cache = useQueryClient();
  const name = `${desk.kind} ${saved.id}`;
  const stored = { version: saved.version, values: desk.valuesOf(saved.draft) };
  const { version, values, isDirty, met, choose, set, takeSaved } = useTyped(
    name,
    memoryOf(name, stored.values),
    stored,
    desk.tidy,
  );
  const calls = desk.calls(api, saved.id);
  const { queryKey } = textQuery(desk, api, saved.id);
  const keep = (text: Edited, sent: TextValues) => {
    cache.setQueryData<EditedText>(queryKey, text);
    takeSaved({ version: text.version, values: desk.valuesOf(text.draft) }, sent);
    return text;
  };
  const step = useMutation({
    // An answer that is still on its way tells what stood there before this step.
    onMutate: () => cache.cancelQueries({ queryKey }),
    mutationFn: async (wanted: Step) => {
      if (wanted.kind === 'restore') return keep(await calls.restore(version, wanted.version), values);
      if (wanted.kind === 'unpublish') return calls.unpublish && keep(await calls.unpublish(version), stored.values);
      const draft = isDirty ? keep(await calls.save(version, values), values) : saved;
      return wanted.kind === 'save' ? draft : keep(await calls.publish(draft.version), desk.valuesOf(draft.draft));
    },
    onError: (error) => (isConflict(error) ? cache.invalidateQueries({ queryKey }) : undefined),
    onSettled: () => cache.invalidateQueries({ queryKey: [desk.path], exact: true }),
  });
  return {
    ...{ values, isDirty, met, choose },
    /** What readers see, as the fields would hold it; null while they see nothing. */
    published: saved.published && desk.valuesOf(saved.published),
    /** What would be saved. */
    tidied: desk.tidy?.(values) ?? values,
    canUnpublish: calls.unpublish !== undefined,
    change: (change: TextValues) => set((all) => ({ ...all, ...change })),
    run: (wanted: Step) => step.mutate(wanted),
    isPending: step.isPending,
    failure: step.error,
    errors: fieldErrors(step.error),
  };
}

function memoryOf(name: string, usual: TextValues): TypedMemory<TextValues> {
  return {
    read: () => {
      const draft = contentDrafts.of(name);
      // A former version of the shop may have kept other fields.
      const fits = draft && Object.keys(usual).every((key) => typeof draft.values[key] === typeof usual[key]);
      return fits ? draft : undefined;
    },
    keep: (typed: Typed<TextValues>) => contentDrafts.put({ text: name, ...typed }),
    drop: () => contentDrafts.drop(name),
  };
}
