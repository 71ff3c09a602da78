import { createFollow } from '../requests/references.ts';
import { allOperations, type ContractDocument } from './contract-document.ts';
import type { Operation } from './operation.ts';

/** A JSON schema without references. */
type Schema = Readonly<Record<string, unknown>>;

/** An operation as Fastify routes and validates it. */
export interface ContractRoute {
  readonly method: string;
  /** With `:name` where the contract has `{name}`. */
  readonly url: string;
  readonly operation: Operation;
  /** Schemas of the parts of a request; a part that the operation does not have has none. */
  readonly schema: { readonly params?: Schema; readonly querystring?: Schema; readonly headers?: Schema; readonly body?: Schema };
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
}

const PARTS = { params: 'path', querystring: 'query', headers: 'header' } as const;

/** Every operation of a bundled document as a route. Schemas of answers are not read: routing does not need them. */
export function routesOf(contract: ContractDocument): ContractRoute[] {
  const follow = createFollow(contract);
  return allOperations(contract).map((operation) => {
    const parameters = follow(operation.parameters) as Parameter[];
    const parts = Object.entries(PARTS).flatMap(([part, place]) => {
      const schema = schemaOf(parameters.filter((parameter) => parameter.in === place));
      return schema ? [[part, schema]] : [];
    });
    const body = follow(operation.requestBody?.content['application/json']?.schema) as Schema | undefined;
    return {
      method: operation.method.toUpperCase(),
      url: operation.path.replace(/\{(\w+)\}/g, ':$1'),
      operation,
      schema: { ...Object.fromEntries(parts), ...(body ? { body } : {}) },
    };
  });
}

/** The parameters of one part of a request (path, query or headers) as one object schema; undefined when there are none. */
function schemaOf(parameters: readonly Parameter[]): Schema | undefined {
  if (parameters.length === 0) return undefined;
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}
