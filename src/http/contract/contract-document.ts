import { readFileSync } from 'node:fs';
import { METHODS, type Operation } from './operation.ts';

/** What the contract holds of a path: an operation for each method, and parameters that all of them have. */
type PathItem = Readonly<Record<string, unknown>>;

/** The contract as one document, in the parts that the shop reads. */
export interface ContractDocument {
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly description: string;
    readonly contact?: { readonly name?: string; readonly email?: string };
  };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  /** What the shop posts to webhooks of partners, by the type of the event. */
  readonly webhooks: Readonly<Record<string, { readonly post: object }>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly 'x-roles': Readonly<Record<string, readonly string[]>>;
}

/** The shop that samples call, in the contract itself and where real money is taken: a sandbox of the reader's own. */
export const OWN_SANDBOX = 'http://localhost:3000';

interface ReadOptions {
  readonly withSandbox: boolean;
  /** The sandbox's own address, which its samples call, so that they run as they stand. */
  readonly origin?: string;
  /** Whom readers of the contract ask. */
  readonly email?: string;
}

/** The bundled contract as this shop offers it: without the sandbox's operations when the sandbox is off. */
export function readContract({ withSandbox, origin, email }: ReadOptions): ContractDocument {
  const text = readFileSync(new URL('../../../openapi/generated/openapi.json', import.meta.url), 'utf8');
  const document = JSON.parse(withSandbox && origin ? text.replaceAll(OWN_SANDBOX, origin) : text) as ContractDocument;
  if (email) Object.assign(document.info, { contact: { ...document.info.contact, email } });
  return withSandbox ? document : withoutSandbox(document);
}

function withoutSandbox(document: ContractDocument): ContractDocument {
  const paths = mapOperations<Operation>(document.paths, (operation) => (operation['x-sandbox-only'] ? undefined : operation));
  return withUsedTags({ ...document, paths });
}

/** The document without the tags that none of its operations has. */
export function withUsedTags(document: ContractDocument): ContractDocument {
  const used = new Set(allOperations(document).flatMap(({ tags = [] }) => tags));
  return { ...document, tags: document.tags.filter(({ name }) => used.has(name)) };
}

/**
 * The paths of a document with each operation as `change` returns it. An operation for which it returns nothing is left out, and with its
 * last operation a path.
 */
export function mapOperations<Written>(
  paths: Readonly<Record<string, PathItem>>,
  change: (operation: Written, method: Operation['method'], path: string) => object | undefined,
): Record<string, PathItem> {
  const changedPaths = Object.entries(paths).map(([path, item]) => {
    const members = Object.entries(item).flatMap(([key, member]): [string, unknown][] => {
      const method = METHODS.find((known) => known === key);
      const changed = method ? change(member as Written, method, path) : member;
      return changed === undefined ? [] : [[key, changed]];
    });
    return [path, Object.fromEntries(members)] as const;
  });
  return Object.fromEntries(changedPaths.filter(([, item]) => METHODS.some((method) => item[method])));
}

/** Every operation of a document. */
export function allOperations(document: ContractDocument): Operation[] {
  return Object.entries(document.paths).flatMap(operationsAt);
}

/** What the shop posts to webhooks of partners, each with its type. */
export function allEvents({ webhooks }: ContractDocument): object[] {
  return Object.entries(webhooks).map(([type, { post }]) => ({ ...post, type }));
}

function operationsAt([path, item]: [string, PathItem]): Operation[] {
  return METHODS.filter((method) => item[method]).map((method) => {
    const operation = item[method] as Operation;
    const shared = (item.parameters ?? []) as unknown[];
    return { ...operation, method, path, parameters: [...shared, ...(operation.parameters ?? [])] };
  });
}

/** Methods that an address of the contract has, in capitals; HEAD wherever there is GET. */
export function methodsOf(item: PathItem): string[] {
  return METHODS.filter((method) => item[method]).flatMap((method) =>
    method === 'get' ? ['GET', 'HEAD'] : method.toUpperCase(),
  );
}
