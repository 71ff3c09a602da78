/**
 * Reads a document: the function that it gives returns a node with what each local reference (`#/components/...`) names in its place, all
 * the way down. Nodes that a reference names are shared, not copied. It throws for a reference to nothing, and would never end for a shape
 * within itself, which our contract does not have.
 */
export function createFollow(document: object): (node: unknown) => unknown {
  const named = new Map<string, unknown>();
  const follow = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(follow);
    if (typeof node !== 'object' || node === null) return node;
    if ('$ref' in node && typeof node.$ref === 'string') {
      const { $ref, ...beside } = node;
      // What stands beside a reference, such as a description, is said of this place alone.
      return Object.keys(beside).length === 0 ? followed($ref) : { ...(followed($ref) as object), ...(follow(beside) as object) };
    }
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, follow(value)]));
  };
  const followed = (reference: string): unknown => {
    if (!named.has(reference)) named.set(reference, follow(at(document, reference)));
    return named.get(reference);
  };
  return follow;
}

function at(document: object, reference: string): unknown {
  const steps = reference
    .slice(2)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const target = steps.reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], document);
  if (target === undefined) throw new Error(`The contract has no ${reference}`);
  return target;
}
