import { queryOptions } from '@tanstack/react-query';
import { type Api, dataOf } from '../../api/client.ts';
import { useApi } from '../../api/provider.tsx';
import { textDrafts } from '../../memory/late/panel-drafts.ts';
import { useRecordForm } from '../kit/forms/use-record-form.ts';
import type { EditedText, TextKind, TextValues } from './text-kind.ts';

export type Editing = ReturnType<typeof useEditing>;

/** The form over a text, and what can be done with it. */
export function useEditing<Edited extends EditedText>(kind: TextKind<Edited>, text: Edited) {
  const api = useApi();
  const toSaved = ({ version, draft }: EditedText) => ({ version, values: kind.valuesOf(draft) });
  const calls = textCalls(kind, api, text.id);
  const form = useRecordForm<TextValues, number, EditedText>({
    about: `${kind.name} ${text.id}`,
    drafts: textDrafts,
    saved: toSaved(text),
    tidy: kind.tidy,
    toSaved,
    recordKey: textQuery(kind, api, text.id).queryKey,
    refreshes: [[kind.path]],
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

/** The calls of the API about one text. A change names the version that was read, and is refused when the text has a newer one. */
function textCalls<Edited extends EditedText>({ path, editOf }: TextKind<Edited>, api: Api, id: string) {
  const atVersion = (version: number) => ({ params: { path: { id }, header: { 'If-Match': `"${version}"` } } });
  // Which kind of text is sent and answered follows from the path, and the types do not tell.
  const answered = (call: Promise<{ data?: object }>) => dataOf(call) as Promise<Edited>;
  return {
    read: (signal: AbortSignal) => answered(api.GET(`${path}/{id}`, { params: { path: { id } }, signal })),
    save: (version: number, values: TextValues) =>
      answered(api.PUT(`${path}/{id}`, { ...atVersion(version), body: (editOf?.(values) ?? values) as never })),
    publish: (version: number) => answered(api.POST(`${path}/{id}/publish`, atVersion(version))),
    restore: (version: number, former: number) =>
      answered(api.POST(`${path}/{id}/restore`, { ...atVersion(version), body: { version: former } })),
    // Legal texts, which are never taken from readers, have no such call.
    unpublish: (version: number) =>
      answered(api.POST(`${path as Exclude<typeof path, `${string}legal`>}/{id}/unpublish`, atVersion(version))),
  };
}

/** The query that reads one text. */
export function textQuery<Edited extends EditedText>(kind: TextKind<Edited>, api: Api, id: string) {
  return queryOptions({
    queryKey: [kind.path, id],
    queryFn: ({ signal }) => textCalls(kind, api, id).read(signal),
    staleTime: 0,
  });
}
