/**
 * Makes the function that follows the references of a document: it returns a node with each local reference (`#/components/...`), at every
 * depth, replaced by the node that it names. Nodes that a reference names are shared, not copied. It throws for a reference to nothing, and
 * for a shape within itself, which our contract does not have.
 */
export function createFollow(document: object): (node: unknown) => unknown {
  const targets = new Map<string, unknown>();
  const follow = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(follow);
    if (typeof node !== 'object' || node === null) return node;
    if ('$ref' in node && typeof node.$ref === 'string') {
      const { $ref, ...beside } = node;
      if (Object.keys(beside).length === 0) return targetOf($ref);
      // What stands beside a reference, such as a description, holds for this place alone.
      return { ...(targetOf($ref) as object), ...(follow(beside) as object) };
    }
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, follow(value)]));
  };
  const targetOf = (reference: string): unknown => {
    if (!targets.has(reference)) targets.set(reference, follow(nodeAt(document, reference)));
    return targets.get(reference);
  };
  return follow;
}

/** The names along a JSON pointer (RFC 6901). */
export function namesAlong(pointer: string): string[] {
  const [, ...steps] = pointer.split('/');
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The JSON pointer along names, the reverse of `namesAlong`. */
export function pointerTo(names: readonly (string | number)[]): string {
  return names.map((name) => `/${`${name}`.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** The node at a JSON pointer (RFC 6901) behind `#`. */
function nodeAt(document: object, reference: string): unknown {
  const target = namesAlong(reference).reduce<unknown>(
    (node, step) => (node as Record<string, unknown> | undefined)?.[step],
    document,
  );
  if (target === undefined) throw new Error(`The contract has no ${reference}`);
  return target;
}
