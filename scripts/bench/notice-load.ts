// Sends notices at a steady rate, whatever the answers take. Takes a NoticeBurst as JSON on the standard input and prints the milliseconds
// within which 99 of 100 were answered, counted from the instant at which each was due; `Infinity` when the server was too busy for more
// than one of 100.
import { Agent } from 'node:http';
import { text } from 'node:stream/consumers';
import { send } from './fetch-raw.ts';
import { atRate, percentile } from './times.ts';

export interface NoticeBurst {
  readonly url: string;
  readonly perSecond: number;
  readonly notices: readonly { readonly body: string; readonly headers: Readonly<Record<string, string>> }[];
  /** A word of every right answer, such as `accepted`. */
  readonly answer: string;
  /** The first so many warm the server up, and are not counted. */
  readonly uncounted: number;
}

const { url, perSecond, notices, answer: expected, uncounted }: NoticeBurst = JSON.parse(await text(process.stdin));
const agent = new Agent({ keepAlive: true });

const times = await atRate(perSecond, notices, async (notice, due) => {
  const answer = await sendNotice(notice).catch(() => undefined);
  if (answer?.text.includes(expected)) return performance.now() - due;
  // Too busy: the gateway sends it again, much later.
  if (!answer || answer.status === 503) return Number.POSITIVE_INFINITY;
  throw new Error(`A notice was answered ${answer.status}: ${answer.text}`);
});
console.log(percentile(99, times.slice(uncounted)));

/** Not by `fetch`, which costs a processor more than the shop's answer: the load would slow the shop down. */
async function sendNotice({ body, headers }: NoticeBurst['notices'][number]): Promise<{ status: number; text: string }> {
  const sized = { ...headers, 'content-length': Buffer.byteLength(body) };
  const answer = await send(url, { method: 'POST', agent, headers: sized }, body);
  return { status: answer.statusCode ?? 0, text: await text(answer) };
}
