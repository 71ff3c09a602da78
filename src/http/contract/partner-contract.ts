import { type ContractDocument, mapOperations, withUsedTags } from './contract-document.ts';
import { type Operation, scopesOf } from './operation.ts';

type Json = Readonly<Record<string, unknown>>;

/** True for an operation that a partner's program calls: it takes keys, or the contract says so. */
export function isForPartners(operation: Pick<Operation, 'security' | 'x-for-partners'>): boolean {
  return scopesOf(operation) !== undefined || operation['x-for-partners'] === true;
}

/** The security scheme for people, which programs cannot use. */
const SESSION = 'session';
/** The chapter of the guide that tells how people sign in, up to the next chapter. */
const SIGNING_IN = /^## Signing in\n.*?(?=^## )/ms;

/** The contract for partners alone: what their programs call, what is posted to their webhooks, and what both name. */
export function partnerContract(contract: ContractDocument): ContractDocument {
  // No program needs `x-roles`.
  const { paths, components, tags, info, webhooks, 'x-roles': _, ...rest } = contract;
  const partnerPaths = mapOperations<Operation>(paths, (operation) =>
    isForPartners(operation) ? withoutSession(operation) : undefined,
  );
  const calls = { paths: partnerPaths, webhooks };
  const { [SESSION]: __, ...securitySchemes } = components.securitySchemes ?? {};
  return withUsedTags({
    ...rest,
    ...calls,
    components: { ...usedComponents(calls, components), securitySchemes },
    info: { ...info, title: `${info.title}, for partners`, description: info.description.replace(SIGNING_IN, '') },
    tags,
  } as unknown as ContractDocument);
}

function withoutSession({ security, ...operation }: Operation): object {
  if (!security) return operation;
  return { ...operation, security: security.filter((scheme) => !(SESSION in scheme)) };
}

/** The components to which a part of a document leads, directly or by others. */
export function usedComponents(root: unknown, components: Readonly<Record<string, Json>>): Record<string, Json> {
  const used = new Set<string>();
  const visit = (node: unknown) => {
    for (const [, kind = '', name = ''] of JSON.stringify(node).matchAll(/"#\/components\/(\w+)\/([^"/]+)"/g)) {
      if (used.has(`${kind}/${name}`)) continue;
      used.add(`${kind}/${name}`);
      visit(components[kind]?.[name]);
    }
  };
  visit(root);
  const kinds = Object.entries(components).map(([kind, members]) => {
    const kept = Object.entries(members).filter(([name]) => used.has(`${kind}/${name}`));
    return [kind, Object.fromEntries(kept)] as const;
  });
  return Object.fromEntries(kinds.filter(([, members]) => Object.keys(members).length > 0));
}
