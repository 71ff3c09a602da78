import { readFileSync } from 'node:fs';
import { CONTRACT_LANGUAGE } from '#words/docs.ts';

/** What the guide's program begins with, from the file that holds it: the shop, and a function that calls it. */
export function beginningIn(ending: 'php' | 'py', shop: string): string {
  return readFileSync(new URL(`beginning.${ending}`, import.meta.url), 'utf8')
    .replace('SHOP_ADDRESS', shop)
    .replace('CONTRACT_LANGUAGE', CONTRACT_LANGUAGE);
}
