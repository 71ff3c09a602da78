import { expect, test } from 'vitest';
import { schemaDifference } from './schema-difference.ts';

test('the entities describe the tables as the migrations leave them', async () => {
  expect(await schemaDifference()).toEqual([]);
});
