import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingsFiles } from './settings.ts';

test.each(settingsFiles())('$path says of every setting what the shop reads: `npm run settings` writes it', ({ path, text }) => {
  expect(readFileSync(path, 'utf8')).toBe(text);
});
