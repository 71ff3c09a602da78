import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { OPERATIONS } from './generated/operations.ts';

interface Parameter {
  readonly $ref?: string;
  readonly name?: string;
  readonly in?: string;
  readonly required?: boolean;
}

test('no function needs a header that it never sends', () => {
  const contract = JSON.parse(readFileSync(new URL('../../../openapi/generated/openapi.json', import.meta.url), 'utf8'));
  const parametersOf = (line: string): readonly Parameter[] => {
    const [method = '', path = ''] = line.split(' ');
    const { parameters = [] } = contract.paths[path][method.toLowerCase()];
    return parameters.map((each: Parameter) => contract.components.parameters[each.$ref?.split('/').at(-1) ?? ''] ?? each);
  };
  const isSent = (line: string, name = '') => name === 'Idempotency-Key' && line.split(' ').includes('idempotent');
  const needed = Object.values(OPERATIONS).flatMap((line) =>
    parametersOf(line)
      .filter(({ in: place, required, name }) => place === 'header' && required && !isSent(line, name))
      .map(({ name }) => `${line}: ${name}`),
  );
  expect(needed).toEqual([]);
});
