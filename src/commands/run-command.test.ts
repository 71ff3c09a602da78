import { expect, test } from 'vitest';
import { refusedField, ShopError } from '#kernel/errors.ts';
import { outcomeOfError } from './run-command.ts';

test('a refusal names the fields that it is about', () => {
  const refused = (error: ShopError) => outcomeOfError(error).lines;
  expect(refused(refusedField(['addresses', 1], 'invalid'))).toEqual(['Refused: invalid_request (addresses/1: invalid).']);
  expect(refused(new ShopError('key_exchanged'))).toEqual(['Refused: key_exchanged.']);
});
