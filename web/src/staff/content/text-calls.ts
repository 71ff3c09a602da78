import { queryOptions } from '@tanstack/react-query';
import { type Api, dataOf } from '../../api/client.ts';
import type { EditedText, TextKind, TextValues } from './text-kind.ts';

/** What is read of one text, and its changes over the version that was read. */
export function textCalls<Edited extends EditedText>({ path, editOf = sameValues }: TextKind<Edited>, api: Api, id: string) {
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
