import { expect, test } from 'vitest';
import { checkArgs, defineCommand, findCommand, readArgs, usageOf } from './command.ts';

const refund = defineCommand({
  name: 'refund',
  meaning: 'give money back',
  options: {
    order: { value: 'ID', meaning: 'the order', isRequired: true, pattern: /[0-9a-f-]{36}/ },
    reason: { value: 'WORDS', meaning: 'why' },
    receipt: { value: 'FILE', meaning: 'where the receipt lies', isFile: true },
  },
  run: async (_ground: unknown, { order, reason = 'none' }) => ({ lines: [order, reason] }),
});
const ORDER = '00000000-0000-4000-8000-000000000001';

test('options are read by their names, and a path belongs to the folder in which the operator stands', () => {
  expect(readArgs(refund, ['--order', ORDER, '--receipt=r.pdf'], '/home/op')).toEqual({
    order: ORDER,
    receipt: '/home/op/r.pdf',
  });
});

test.each([
  ['an option that is missing', [], /^--order is missing\.\nUsage: refund --order ID /],
  ['an empty one', ['--order='], /^--order is not ID: the order\./],
  ['one with more than its pattern', ['--order', `${ORDER}\n`], /^--order is not ID/],
  ['an unknown option', ['--order', ORDER, '--all', 'x'], /Unknown option '--all'/],
  ['a value without a name', [ORDER], /Unexpected argument/],
  ['a name without a value', ['--order'], /argument missing/],
])('%s is refused with the usage', (_, argv, message) => {
  expect(() => readArgs(refund, argv, '/')).toThrow(message);
  expect(() => readArgs(refund, argv, '/')).toThrow(usageOf(refund));
});

test('what no operator could type is refused', () => {
  for (const args of [{ order: ORDER, constructor: 'x' }, { order: 7 }, { order: [ORDER] }])
    expect(() => checkArgs(refund, args)).toThrow(/There is no option/);
});

test('a wrong name lists the commands', () => {
  expect(() => findCommand([refund], 'refnud')).toThrow('There is no command "refnud".\n  refund           give money back');
  expect(() => findCommand([refund])).toThrow(/^Which command\?/);
});
