// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EMBLEM_NAMES, emblemDrawing } from './compositions.ts';

const drawings = EMBLEM_NAMES.map((name) => ({ name, ...emblemDrawing(name) }));

test.each(drawings)('the file of $name shows its drawing', ({ name, path, stroke, dots }) => {
  const file = readFileSync(`${import.meta.dirname}/../../../public/emblems/${name}.svg`, 'utf8');
  expect(file).toContain(`stroke-width="${stroke}"`);
  expect(file).toContain(`<path d="${path}"/>`);
  expect(file.match(/<circle [^>]*r="[^"]*"/g)).toEqual(dots.map(({ x, y, r }) => `<circle cx="${x}" cy="${y}" r="${r}"`));
});

test.each(drawings)('each stroke of $name begins on the grid, and it has its accent point', ({ path, dots }) => {
  expect(dots.length).toBeGreaterThan(0);
  const starts = [...path.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect(Math.min(...starts)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...starts)).toBeLessThanOrEqual(96);
  expect(path).not.toMatch(/NaN|undefined/);
});
