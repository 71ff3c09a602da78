import { describe, expect, inject, test } from 'vitest';
import { differences, type MediaType, operations } from './support/contract.ts';
import { forgetEndedRuns, readExercised } from './support/exercised.ts';

const run = inject('run');
forgetEndedRuns();

describe.each(operations)('$id', (operation) => {
  const answers = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
  const media = [operation.request, ...answers.map(([, { content }]) => content)].flatMap((content) => Object.values(content));

  test('its request and its good answers have examples', () => {
    // A file of bytes has no example in a text.
    const texts = media.filter(({ schema }) => !('format' in schema && schema.format === 'binary'));
    expect(texts.filter(({ examples }) => Object.keys(examples).length === 0)).toEqual([]);
  });

  test('its examples fit their schemas', () => {
    const all = [...media, ...Object.values(operation.responses).flatMap(({ content }) => Object.values(content))];
    expect(all.flatMap(misfits)).toEqual([]);
  });

  test.each(['pglite', 'postgres'])('a test on %s calls it and sees it succeed', (databaseKind) => {
    const seen = [...readExercised(run, databaseKind)].filter((line) => line.startsWith(`${operation.id} `));
    expect(seen.map((line) => line.split(' ')[1])).toEqual(expect.arrayContaining([answers[0]?.[0]]));
  });
});

test('an amount of another type than a number is told as a difference, where the contract wants a number', () => {
  expect(differences({ type: 'number', 'x-decimals': 2 }, '1.50')).toEqual(['/ must be number {"type":"number"}']);
  expect(differences({ type: ['number', 'null'], 'x-decimals': 2 }, null)).toEqual([]);
});

function misfits({ schema, examples }: MediaType): string[] {
  return Object.entries(examples).flatMap(([name, value]) =>
    differences(schema, value).map((difference) => `${name}: ${difference}`),
  );
}
