import { expect, test } from 'vitest';
import { refusedField, ShopError } from '#kernel/errors.ts';
import { UnknownOutcome } from './command.ts';
import { outcomeOfError } from './run-command.ts';

test('a refusal names the fields that it is about', () => {
  const refused = (error: ShopError) => outcomeOfError(error).lines;
  expect(refused(refusedField(['addresses', 1], 'invalid'))).toEqual(['Refused: invalid_request (addresses/1: invalid).']);
  expect(refused(new ShopError('key_exchanged'))).toEqual(['Refused: key_exchanged.']);
});

test('a command that may have been carried out is not called undone', () => {
  const stopped = outcomeOfError(new UnknownOutcome('the shop stopped before the command had ended'));
  expect(stopped).toMatchObject({ lines: [expect.stringMatching(/^Unknown: the shop stopped .*may have been/)], exitCode: 3 });
  expect(outcomeOfError(new Error('Query read timeout')).exitCode).toBe(3);
});
