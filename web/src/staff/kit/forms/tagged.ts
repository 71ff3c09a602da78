import { dataOf } from '../../../api/client.ts';

/** What an answer tells, with the ETag that a change of it asks for. */
export async function tagged<Data extends object>(
  call: Promise<{ data?: Data; response: Response }>,
): Promise<Data & { readonly etag: string }> {
  const { response } = await call;
  return { ...((await dataOf<object>(call)) as Data), etag: response.headers.get('etag') ?? '' };
}
