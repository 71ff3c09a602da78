import { expect, test } from 'vitest';
import { ShopError } from '#kernel/errors.ts';
import { renameFields } from './rename-fields.ts';

test('a refusal that is thrown again keeps all of its fields but their names', () => {
  const rethrow = renameFields(([first, ...rest]) => [`${first}s`, ...rest]);
  const refusal = new ShopError('invalid_duration', { fields: [{ path: ['item', 0], code: 'invalid_duration', names: '1, 3' }] });
  const fields = [{ path: ['items', 0], code: 'invalid_duration', names: '1, 3' }];
  expect(() => rethrow(refusal)).toThrow(expect.objectContaining({ details: { fields } }));
});

test.each([new ShopError('not_found'), new Error('broken')])('an error without fields is thrown again as it is: %s', (error) => {
  const rethrow = renameFields(() => ['renamed']);
  expect(() => rethrow(error)).toThrow(error);
});
