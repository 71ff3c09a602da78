import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** The headers that a client needs to read a body. */
const OF_BODY = ['content-type', 'content-encoding'];

interface RawAnswer {
  /** The bytes as they travel, not decompressed, in base64. */
  readonly body: string;
  readonly headers: Record<string, string>;
}

/** Reads an answer as it travels. Throws when it is no success. */
export async function fetchRaw(url: string, headers: Record<string, string>): Promise<RawAnswer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers }, resolve).on('error', reject);
  });
  const body = await buffer(response);
  if (response.statusCode !== 200) throw new Error(`${url} answers ${response.statusCode}`);
  const kept: Record<string, string> = {};
  for (const name of OF_BODY) if (response.headers[name]) kept[name] = String(response.headers[name]);
  return { body: body.toString('base64'), headers: kept };
}
