import { mapOperations } from '../../src/http/contract/contract-document.ts';
import { usedComponents } from '../../src/http/contract/partner-contract.ts';

export type Json = { readonly [name: string]: unknown };

/** A bundled contract, as far as its growth is watched. */
export interface Contract {
  readonly openapi?: unknown;
  readonly info: { readonly title: string; readonly version: string };
  readonly servers?: unknown;
  readonly security?: unknown;
  readonly paths: Readonly<Record<string, Json>>;
  /** What the shop posts, by the type of the event. */
  readonly webhooks?: Readonly<Record<string, Json>>;
  readonly components: Readonly<Record<string, Json>>;
}

/** Sections whose operations serve the shop's own panel, which is delivered together with them. */
const OF_THE_PANEL = ['staff', 'desk'];

/** The part of the contract on which programs of others may rely: without the panel's operations, and without examples. */
export function promised(contract: Contract): Contract {
  const kept = withOperations(contract, ({ tags = [] }) => !tags.some((tag) => OF_THE_PANEL.includes(tag)));
  const { webhooks = {}, ...rest } = kept;
  return { ...rest, paths: { ...rest.paths, ...asAnswers(webhooks) } };
}

/** The events as answers of paths. They may grow as answers may, but a comparison of contracts takes the body of a webhook for a request. */
function asAnswers(webhooks: NonNullable<Contract['webhooks']>): Contract['paths'] {
  const paths = Object.entries(webhooks).map(([type, { post }]) => {
    const { requestBody, ...operation } = post as Json & { readonly requestBody: { readonly content: unknown } };
    const responses = { 200: { description: 'The event.', content: requestBody.content } };
    return [`/webhooks/${type}`, { get: { ...operation, responses } }];
  });
  return Object.fromEntries(paths);
}

/** What `withOperations` tells operations apart by. */
export interface SortedOperation {
  readonly tags?: readonly string[];
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly { readonly $ref?: string }[];
}

/** A contract of some operations and of the components that they use, without examples. */
export function withOperations(contract: Contract, keeps: (operation: SortedOperation) => boolean): Contract {
  const { openapi, info, servers, security, paths, webhooks = {}, components } = contract;
  const offered = mapOperations<SortedOperation>(paths, (operation) => (keeps(operation) ? operation : undefined));
  const posted = Object.keys(webhooks).length > 0 ? { webhooks } : {};
  const root = withoutExamples({ paths: offered, ...posted }) as Pick<Contract, 'paths' | 'webhooks'>;
  const bare = withoutExamples(components) as Contract['components'];
  // Schemes of security are named without a reference, so no reference shows that they are used.
  const { securitySchemes } = bare;
  const schemes = securitySchemes ? { securitySchemes } : {};
  return {
    openapi,
    info: { title: info.title, version: info.version },
    servers,
    security,
    ...root,
    components: { ...schemes, ...usedComponents(root, bare) },
  };
}

/** Drops `example` and `examples`, but not a field of that name. */
function withoutExamples(node: unknown, isProperties = false): unknown {
  if (Array.isArray(node)) return node.map((one) => withoutExamples(one));
  if (typeof node !== 'object' || node === null) return node;
  const members = Object.entries(node).filter(([key]) => isProperties || !/^examples?$/.test(key));
  return Object.fromEntries(members.map(([key, value]) => [key, withoutExamples(value, key === 'properties')]));
}
