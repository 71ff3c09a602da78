import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** An answer's bytes as they travel, not decompressed, with the headers that a client needs to read them. */
export async function fetchRaw(
  url: string,
  headers: Record<string, string>,
): Promise<{ body: string; headers: Record<string, string> }> {
  const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    get(url, { headers }, resolve).on('error', reject);
  });
  const body = await buffer(response);
  if (response.statusCode !== 200) throw new Error(`${url} answers ${response.statusCode}`);
  const kept = ['content-type', 'content-encoding'].flatMap((name) =>
    response.headers[name] ? [[name, String(response.headers[name])]] : [],
  );
  return { body: body.toString('base64'), headers: Object.fromEntries(kept) };
}
