import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { METHODS } from '../../src/http/contract/operation.ts';
import { type Contract, type SortedOperation, withOperations } from '../contract-growth/promised.ts';

// npm puts the generator beside the product's TypeScript 7, which offers programs no interface. This gives it the TypeScript of this folder.
registerHooks({
  resolve: (name, context, next) => next(name, name === 'typescript' ? { ...context, parentURL: import.meta.url } : context),
});
const { createClient } = await import('@hey-api/openapi-ts');

const HEADER = '// Generated from the contract by `make openapi`. Never edit.\n';
/** Programs neither sign people in, nor work in the panel, nor send notices of gateways. */
const NOT_FOR_PROGRAMS = ['auth', 'staff', 'desk', 'gateways'];

interface Described extends SortedOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly responses: Readonly<Record<string, unknown>>;
}

interface Posted {
  readonly summary: string;
  readonly requestBody: { readonly content: { readonly 'application/json': { readonly schema: { readonly $ref: string } } } };
}

/** The types and the table of operations of the client package, by file name. */
export async function clientFiles(contract: Contract): Promise<Record<string, string>> {
  const part = withOperations(contract, filterForPrograms(contract));
  return {
    'types.gen.ts': HEADER + (await typesOf(part)),
    'operations.ts': HEADER + operationsOf(part),
    'events.ts': HEADER + eventsOf(part),
  };
}

const takes = ({ parameters = [] }: SortedOperation, name: 'IdempotencyKey' | 'IfMatch') =>
  parameters.some(({ $ref }) => $ref?.endsWith(name));

/**
 * A filter of operations. Who calls without a cookie can call those that ask for nothing, for a key, or for the secret of a sandbox. Those that
 * need `If-Match`, which no function sends, belong to pages on which somebody has read what they change.
 */
function filterForPrograms({ components }: Contract) {
  const schemes = components.securitySchemes as Record<string, { in?: string }>;
  const isOpen = (scheme: object) => Object.keys(scheme).every((name) => schemes[name]?.in !== 'cookie');
  return (operation: SortedOperation) => {
    const { tags = [], security = [{}] } = operation;
    return security.some(isOpen) && !tags.some((tag) => NOT_FOR_PROGRAMS.includes(tag)) && !takes(operation, 'IfMatch');
  };
}

async function typesOf(contract: Contract): Promise<string> {
  const scratch = mkdtempSync(join(tmpdir(), 'client-types-'));
  try {
    await createClient({
      // The generator's own type of a contract is narrower than ours.
      input: structuredClone(contract) as never,
      output: { path: scratch, entryFile: false },
      plugins: ['@hey-api/typescript'],
      logs: { level: 'silent', file: false },
    });
    const text = readFileSync(join(scratch, 'types.gen.ts'), 'utf8');
    // The generator's own banner, and the options of its own client.
    return text.replace(/^\/\/ .*\n/, '').replace(/^export type ClientOptions = \{\n.*?\n\};\n/ms, '');
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

/** What each webhook tells, by its type, and their union. */
function eventsOf({ webhooks = {} }: Contract): string {
  const events = Object.entries(webhooks).map(([type, { post }]) => {
    const { summary, requestBody } = post as Posted;
    const [name] = requestBody.content['application/json'].schema.$ref.split('/').slice(-1);
    return `  /** ${summary}. */\n  readonly '${type}': T.${name};`;
  });
  return [
    "import type * as T from './types.gen.ts';\n",
    `export interface EventsByType {\n${events.join('\n')}\n}\n`,
    '/** What the shop posts; `type` tells which it is. Types that are newer than this package may come. */',
    'export type ShopEvent = EventsByType[keyof EventsByType];\n',
  ].join('\n');
}

/** Each operation with its types, and with what the client needs at run time: method, path, and which keys it takes. */
function operationsOf({ paths, components }: Contract): string {
  const schemes = components.securitySchemes as Record<string, { scheme?: string }>;
  const takesBearer = ({ security = [] }: SortedOperation) =>
    security.some((one) => Object.keys(one).some((name) => schemes[name]?.scheme === 'bearer'));
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => ({ method, path, operation: item[method] as Described })),
  );
  const types = operations.map(({ operation: { operationId, summary, responses } }) => {
    const name = operationId[0]?.toUpperCase() + operationId.slice(1);
    const answers = Object.keys(responses).filter((status) => /^2\d\d$/.test(status));
    const answer = answers.map((status) => `T.${name}Responses[${status}]`).join(' | ');
    return `  /** ${summary}. */\n  readonly ${operationId}: { readonly input: Input<T.${name}Data>; readonly answer: ${answer} };`;
  });
  const table = operations.map(({ method, path, operation }) => {
    const traits = `${takes(operation, 'IdempotencyKey') ? ' idempotent' : ''}${takesBearer(operation) ? ' bearer' : ''}`;
    return `  ${operation.operationId}: '${method.toUpperCase()} ${path}${traits}',`;
  });
  return [
    "import type * as T from './types.gen.ts';\n",
    "type Input<Data> = Omit<Data, 'url' | 'headers'>;\n",
    `export interface Operations {\n${types.join('\n')}\n}\n`,
    'export type OperationName = keyof Operations;\n',
    '/** Method and path of each operation; `idempotent` when it takes an idempotency key, `bearer` when it takes the key of a partner. */',
    `export const OPERATIONS: Readonly<Record<OperationName, string>> = {\n${table.join('\n')}\n};\n`,
  ].join('\n');
}
