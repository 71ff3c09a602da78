import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/error.ts';
import { useApi } from '../../api/provider.tsx';
import { contentDrafts } from '../../memory/late/content-drafts.ts';
import { type Typed, useTyped } from '../kit/use-typed.ts';
import { type ArticleValues, articleCalls, articleQuery, articlesQuery, type EditedArticle, valuesOf } from './article-calls.ts';

/** A step of an editor. */
type Step = { readonly kind: 'save' | 'publish' | 'unpublish' } | { readonly kind: 'restore'; readonly version: number };

export type Editing = ReturnType<typeof useEditing>;

const CHANGED = 412;

/** What is typed into an article, and the steps that store it. */
export function useEditing(saved: EditedArticle) {
  const api = useApi();
  const cache = useQueryClient();
  const name = `article ${saved.id}`;
  const memory = {
    read: () => readDraft(name, saved),
    keep: ({ version, values }: Typed<ArticleValues>) => contentDrafts.put({ text: name, version, values }),
    drop: () => contentDrafts.drop(name),
  };
  const { values, version, isDirty, set, take } = useTyped(name, memory, { version: saved.version, values: valuesOf(saved) });
  const calls = articleCalls(api, saved.id);
  const keep = (article: EditedArticle) => {
    cache.setQueryData(articleQuery(api, saved.id).queryKey, article);
    take({ version: article.version, values: valuesOf(article) });
    return article;
  };
  const step = useMutation({
    mutationFn: async (wanted: Step) => {
      if (wanted.kind === 'restore') return keep(await calls.restore(version, wanted.version));
      if (wanted.kind === 'unpublish') return keep(await calls.unpublish(version));
      const draft = isDirty ? keep(await calls.save(version, values)) : { version };
      return wanted.kind === 'save' ? draft : keep(await calls.publish(draft.version));
    },
    onSettled: () => cache.invalidateQueries({ queryKey: articlesQuery(api).queryKey, exact: true }),
  });
  return {
    ...{ values, isDirty, take },
    change: (change: Partial<ArticleValues>) => set((all) => ({ ...all, ...change })),
    run: (wanted: Step) => step.mutate(wanted),
    isPending: step.isPending,
    failure: step.error,
    isConflict: step.error instanceof ApiError && step.error.status === CHANGED,
    forgetFailure: step.reset,
    errors: errorsOf(step.error),
  };
}

/** What was typed on this device; a former version of the shop may have kept other fields. */
function readDraft(name: string, saved: EditedArticle): Typed<ArticleValues> | undefined {
  const draft = contentDrafts.of(name);
  const usual = valuesOf(saved);
  const keys = Object.keys(usual) as (keyof ArticleValues)[];
  const fits = draft && keys.every((key) => typeof draft.values[key] === typeof usual[key]);
  return fits ? { version: draft.version, values: { ...usual, ...draft.values } as ArticleValues } : undefined;
}

/** The sentences of the server about fields, by their names. */
function errorsOf(error: Error | null): Record<string, string> {
  const problems = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  return Object.fromEntries(problems.map(({ pointer, detail }) => [pointer.slice(1), detail]));
}
