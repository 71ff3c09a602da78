// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EMBLEM_NAMES, emblemDrawing } from './compositions.ts';

const drawings = EMBLEM_NAMES.map((name) => ({ name, ...emblemDrawing(name) }));

test.each(drawings)('the file of $name shows its drawing', ({ name, path }) => {
  const file = readFileSync(`${import.meta.dirname}/../../../public/emblems/${name}.svg`, 'utf8');
  expect(file).toContain(`d="${path}"`);
});

test.each(drawings)('each stroke of $name begins on the grid, and it has its accent point', ({ path, dots }) => {
  expect(dots.length).toBeGreaterThan(0);
  const starts = [...path.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect(Math.min(...starts)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...starts)).toBeLessThanOrEqual(96);
  expect(path).not.toMatch(/NaN|undefined/);
});
