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
  /** Schemas of the parts of a request that the operation has. A body that nobody needs has one, too: `NO_FIELDS`. */
  readonly schema: { readonly params?: Schema; readonly querystring?: Schema; readonly headers?: Schema; readonly body?: Schema };
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
}

/** What may come where the contract has no body: Fastify validates null when none came. */
const NO_FIELDS = { type: ['object', 'null'], additionalProperties: false };

/** Every operation of a bundled document as a route. Schemas of answers are not read: routing does not need them. */
export function routesOf(contract: ContractDocument): ContractRoute[] {
  const follow = createFollow(contract);
  return allOperations(contract).map((operation) => {
    const parameters = follow(operation.parameters) as Parameter[];
    const { method, path, requestBody } = operation;
    const needless = requestBody || method === 'get' ? undefined : NO_FIELDS;
    const body = follow(requestBody?.content['application/json']?.schema) as Schema | undefined;
    return {
      method: method.toUpperCase(),
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      operation,
      schema: schemasOf(parameters, body ?? needless),
    };
  });
}

/** The schema of each part of a request that the operation has. Fastify warns of a part whose schema is undefined. */
function schemasOf(parameters: readonly Parameter[], body: Schema | undefined): ContractRoute['schema'] {
  const schemas = {
    params: objectOf(parameters, 'path'),
    querystring: objectOf(parameters, 'query'),
    headers: objectOf(parameters, 'header'),
    body,
  };
  return Object.fromEntries(Object.entries(schemas).filter(([, schema]) => schema !== undefined));
}

/** The parameters of one part of a request as one object schema; undefined when there are none. */
function objectOf(parameters: readonly Parameter[], part: Parameter['in']): Schema | undefined {
  const members = parameters.filter((parameter) => parameter.in === part);
  if (members.length === 0) return undefined;
  return {
    type: 'object',
    properties: Object.fromEntries(members.map(({ name, schema }) => [name, schema])),
    required: members.filter(({ required }) => required).map(({ name }) => name),
  };
}
