import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { VARIABLES } from './variables.ts';

test('every rule is JSON Schema, and every default keeps its rule', () => {
  const validate = new Ajv2020({ strict: true, useDefaults: true, allErrors: true }).compile({
    type: 'object',
    properties: Object.fromEntries(Object.entries(VARIABLES).map(([name, setting]) => [name, { type: 'string', ...setting }])),
  });
  validate({});
  expect(validate.errors).toBeNull();
});
