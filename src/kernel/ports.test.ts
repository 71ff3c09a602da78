import { expect, test } from 'vitest';
import { composing } from './ports.ts';

test('each use case of a module is made of the ports of all of them, under its own name', () => {
  const compose = composing({
    greet: ({ name }: { readonly name: string }) => `Hello, ${name}`,
    count: ({ words }: { readonly words: readonly string[] }) => words.length,
  });
  expect(compose({ name: 'Anna', words: ['one', 'two'] })).toEqual({ greet: 'Hello, Anna', count: 2 });
});
