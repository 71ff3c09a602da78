import { readFileSync } from 'node:fs';
import { TOLERANCE_SECONDS } from './example.ts';

/** The text of a program, with the number that it leaves open, and without the line that tells of it. */
const read = (name: string) =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .trim()
    .replace(/^(\/\/|#) The page replaces .*\n/m, '')
    .replaceAll('TOLERANCE_SECONDS', String(TOLERANCE_SECONDS));

/** The function that verifies a webhook, to be put into a longer program: without the opening tag of PHP. */
export const verifierIn = {
  python: () => read('verify.py'),
  php: () => withoutTag(read('verify.php')),
};

const withoutTag = (text: string) => text.replace(/^<\?php\n/, '');

/** Whole programs that receive webhooks, and believe only those that are signed. */
export function receivers(): readonly (readonly [language: string, text: string])[] {
  return [
    ['Node', read('receive.mjs')],
    ['Python', `${read('verify.py')}\n\n\n${read('receive.py')}`],
    ['PHP', `${read('verify.php')}\n\n${withoutTag(read('receive.php'))}`],
  ];
}
