import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Burst } from './load.ts';
import type { Comparison } from './table.ts';

const rounds = 5;
const seconds = 2;

/**
 * Loads the same path of both servers by turns and compares round by round, so that what slows the machine for a while slows both.
 * The first burst of each warms it up and is not counted.
 */
export async function compareBursts(
  servers: { readonly shop: string; readonly bare: string },
  path: string,
  burst: Omit<Burst, 'url' | 'seconds'>,
): Promise<Comparison> {
  const pairs: { shop: number; bare: number }[] = [];
  for (let round = 0; round <= rounds; round++) {
    const shop = await load({ ...burst, url: servers.shop + path, seconds });
    const bare = await load({ ...burst, url: servers.bare + path, seconds });
    if (round > 0) pairs.push({ shop, bare });
  }
  const medianOf = (pick: (pair: { shop: number; bare: number }) => number) =>
    pairs.map(pick).sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
  return {
    shop: medianOf(({ shop }) => shop),
    bare: medianOf(({ bare }) => bare),
    ratio: medianOf(({ shop, bare }) => shop / bare),
  };
}

async function load(burst: Burst): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'load.ts'), JSON.stringify(burst)]);
  return JSON.parse(stdout);
}
