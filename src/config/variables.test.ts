import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { VARIABLES } from './variables.ts';

test('every rule is JSON Schema, and every default keeps its rule', () => {
  const validate = new Ajv2020({ strict: true, useDefaults: true, allErrors: true }).compile({
    type: 'object',
    properties: VARIABLES,
  });
  validate({});
  expect(validate.errors).toBeNull();
});
