import { queryOptions } from '@tanstack/react-query';
import { type Api, dataOf } from '../../api/client.ts';
import { useApi } from '../../api/provider.tsx';
import { contentDrafts } from '../../memory/late/content-drafts.ts';
import { useRecordForm } from '../kit/forms/use-record-form.ts';
import type { Typed, TypedMemory } from '../kit/forms/use-typed.ts';
import type { EditedText, TextKind, TextValues } from './text-kind.ts';

export type Editing = ReturnType<typeof useEditing>;

/** What is typed into a text, and the steps that store it. */
export function useEditing<Edited extends EditedText>(kind: TextKind<Edited>, text: Edited) {
  const api = useApi();
  const name = `${kind.name} ${text.id}`;
  const open = ({ version, draft }: EditedText) => ({ version, values: kind.valuesOf(draft) });
  const saved = open(text);
  const calls = textCalls(kind, api, text.id);
  const form = useRecordForm<TextValues, number, EditedText>({
    name,
    memory: memoryOf(name, saved.values),
    saved,
    tidy: kind.tidy,
    open,
    read: textQuery(kind, api, text.id).queryKey,
    shown: [[kind.path]],
    save: (_, { version, values }) => calls.save(version, values),
  });
  return {
    ...form,
    /** What readers see, as the fields would hold it; null while they see nothing. */
    published: text.published && kind.valuesOf(text.published),
    /** What would be saved. */
    tidied: kind.tidy?.(form.values) ?? form.values,
    mayBeHidden: kind.mayBeHidden ?? false,
    publish: () => form.sendThen(calls.publish),
    unpublish: () => form.act(calls.unpublish),
    restore: (former: number) => form.act((version) => calls.restore(version, former)),
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

/** What is read of one text, and its changes over the version that was read. */
function textCalls<Edited extends EditedText>({ path, editOf = sameValues }: TextKind<Edited>, api: Api, id: string) {
  const over = (version: number) => ({ params: { path: { id }, header: { 'If-Match': `"${version}"` } } });
  // The path says which texts they are, which its type does not say.
  const edited = (call: Promise<{ data?: object }>) => dataOf(call) as Promise<Edited>;
  return {
    read: (signal: AbortSignal) => edited(api.GET(`${path}/{id}`, { params: { path: { id } }, signal })),
    save: (version: number, values: TextValues) =>
      edited(api.PUT(`${path}/{id}`, { ...over(version), body: editOf(values) as never })),
    publish: (version: number) => edited(api.POST(`${path}/{id}/publish`, over(version))),
    restore: (version: number, former: number) =>
      edited(api.POST(`${path}/{id}/restore`, { ...over(version), body: { version: former } })),
    // Legal texts, which are never taken from readers, have no such call.
    unpublish: (version: number) =>
      edited(api.POST(`${path as Exclude<typeof path, `${string}legal`>}/{id}/unpublish`, over(version))),
  };
}

const sameValues = (values: TextValues): object => values;

export function textQuery<Edited extends EditedText>(kind: TextKind<Edited>, api: Api, id: string) {
  return queryOptions({
    queryKey: [kind.path, id],
    queryFn: ({ signal }) => textCalls(kind, api, id).read(signal),
    staleTime: 0,
  });
}
