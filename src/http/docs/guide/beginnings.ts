import { readFileSync } from 'node:fs';
import { CONTRACT_LANGUAGE } from '#words/docs.ts';

/** The beginning of the guide's program, from the file that holds it. */
export function beginningIn(ending: 'php' | 'py', shop: string): string {
  return readFileSync(new URL(`beginning.${ending}`, import.meta.url), 'utf8')
    .replace('SHOP_ADDRESS', shop)
    .replace('CONTRACT_LANGUAGE', CONTRACT_LANGUAGE);
}
