import type { Burst } from './load.ts';
import { runApart } from './run-apart.ts';

const ROUNDS = 5;
const BURST_SECONDS = 2;

/** The requests of a burst, wherever they are sent. */
export type BurstOfRequests = Omit<Burst, 'url' | 'seconds'>;

/** Answers per second of the shop and of the bare route, which is Fastify's alone and gives the same answers; and their ratio. */
export interface Comparison {
  readonly shop: number;
  readonly bare: number;
  readonly ratio: number;
}

/**
 * Loads the same path of both servers by turns and compares the fastest burst of each: whatever else runs on the machine can only
 * slow a burst down. The first burst of each warms it up and is not counted.
 */
export async function compareBursts(
  servers: { readonly shop: string; readonly bare: string },
  path: string,
  burst: BurstOfRequests,
): Promise<Comparison> {
  const speedOf = async (server: string) => {
    const sent: Burst = { ...burst, url: server + path, seconds: BURST_SECONDS };
    return Number(await runApart('load.ts', sent));
  };
  let shop = 0;
  let bare = 0;
  for (let round = 0; round <= ROUNDS; round++) {
    const speeds = { shop: await speedOf(servers.shop), bare: await speedOf(servers.bare) };
    if (round === 0) continue;
    shop = Math.max(shop, speeds.shop);
    bare = Math.max(bare, speeds.bare);
  }
  return { shop, bare, ratio: shop / bare };
}
