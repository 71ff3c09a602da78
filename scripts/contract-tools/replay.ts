import { findOperation } from '../../test/support/contract.ts';
import type { Answer } from '../../test/support/contract-check.ts';
import { serve } from '../../test/support/stand-ins/stand-in-server.ts';
import { startPrism } from './tools.ts';

const AT_ONCE = 8;
/** Headers of the connection on which an answer came, or of its encoding. */
const OF_CONNECTION = ['connection', 'content-length', 'content-encoding', 'transfer-encoding', 'keep-alive', 'date'];

/** Serves recorded answers of the shop again, through Prism. Returns what Prism finds wrong with them, and how many it has seen. */
export async function replayThroughPrism(answers: readonly Answer[]): Promise<{ seen: number; breaches: string[] }> {
  const known = answers.filter(({ method, url }) => method !== 'HEAD' && method !== 'OPTIONS' && findOperation(method, url));
  const server = await serve(async (request, response) => {
    const { status, headers, body } = known[Number(request.headers['x-recorded'])] as Answer;
    const kept = Object.entries(headers).filter(([name]) => !OF_CONNECTION.includes(name));
    response.writeHead(status, Object.fromEntries(kept) as Record<string, string>).end(body);
  }, 0);
  const prism = await startPrism(server.url, { isStrict: false });
  const breaches: string[] = [];
  try {
    // All workers take their places from this one iterator.
    const places = known.keys();
    const work = async () => {
      for (const place of places) breaches.push(...(await breachesOf(prism.url, known[place] as Answer, place)));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    prism.stop();
    await server.close();
  }
  return { seen: known.length, breaches: [...new Set(breaches)].toSorted() };
}

interface Violation {
  readonly location: readonly string[];
  readonly message: string;
}

/** Requests are sent without what the tests had sent, so only what Prism says of the answer counts. */
async function breachesOf(prism: string, { method, url, status }: Answer, place: number): Promise<string[]> {
  const response = await fetch(prism + url, { method, redirect: 'manual', headers: { 'x-recorded': String(place) } });
  await response.arrayBuffer();
  const violations = JSON.parse(response.headers.get('sl-violations') ?? '[]') as Violation[];
  const subject = `${method} ${findOperation(method, url)?.path} ${status}`;
  if (response.status !== status) return [`${subject}: came through as ${response.status}`];
  return violations
    .filter(({ location }) => location[0] === 'response')
    .map(({ location, message }) => `${subject}: ${location.join('/')} ${message}`);
}
