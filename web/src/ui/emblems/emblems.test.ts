// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EMBLEM_NAMES, emblemDrawing } from './compositions.ts';

test.each(EMBLEM_NAMES)('the file of %s shows what the page draws', (name) => {
  const file = readFileSync(`${import.meta.dirname}/../../../public/emblems/${name}.svg`, 'utf8');
  expect(file).toContain(`d="${emblemDrawing(name).path}"`);
});

test.each(EMBLEM_NAMES)('%s stays on its grid and has its accent point', (name) => {
  const { path, dots } = emblemDrawing(name);
  expect(dots.length).toBeGreaterThan(0);
  const starts = [...path.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect(Math.min(...starts)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...starts)).toBeLessThanOrEqual(96);
  expect(path).not.toMatch(/NaN|undefined/);
});
