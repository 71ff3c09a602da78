import { fieldsOf, type NameOf } from './fields.ts';
import type { Schema } from './schema.ts';

/** The shapes that the contract names. */
export interface Shapes {
  readonly byName: ReadonlyMap<string, Schema>;
  /** The name of the shape that a node is, which is lost where references are followed. */
  readonly nameOf: NameOf;
}

/**
 * Members whose identity tells which shape a node is. In the place of a followed reference stands the shape itself or, with a description
 * beside the reference, a copy of it; the copy holds the same objects as its members.
 */
const PARTS = ['properties', 'allOf', 'anyOf', 'oneOf'] as const;

/** Makes the function that names the shape of a node. A node is a shape also when it only wraps one, by an `allOf` or a `oneOf`. */
export function createNameOf(shapes: Iterable<readonly [name: string, schema: Schema]>): NameOf {
  const names = new Map<unknown, string>();
  for (const [name, schema] of shapes) {
    for (const part of PARTS) {
      if (schema[part]) names.set(schema[part], name);
    }
  }
  const nameOf: NameOf = (schema) => {
    const known = PARTS.map((part) => schema[part] && names.get(schema[part])).find(Boolean);
    if (known) return known;
    // With fields of its own it is more than the shape that it wraps.
    if (schema.properties) return undefined;
    const [only, ...others] = [...(schema.allOf ?? []), ...(schema.oneOf ?? [])].filter(({ type }) => type !== 'null');
    return only && others.length === 0 ? nameOf(only) : undefined;
  };
  return nameOf;
}

/** A shape with fewer fields is described wherever it stands. */
const FEWEST_FIELDS = 3;

/** The shapes that a page describes once, because several places of its bodies have them, in the order of their names. */
export function sharedShapes({ byName, nameOf }: Shapes, bodies: readonly Schema[]): ReadonlyMap<string, Schema> {
  const counts = new Map<string, number>();
  // The fields of a shape are counted at its first place alone: where it is shared, the page shows them once.
  const count = (name: string) => {
    const before = counts.get(name) ?? 0;
    counts.set(name, before + 1);
    const schema = byName.get(name);
    if (before === 0 && schema) countWithin(schema);
  };
  const countWithin = (schema: Schema) => {
    for (const { shape } of fieldsOf(schema, { nameOf })) if (shape) count(shape);
  };
  for (const body of bodies) {
    const name = nameOf(body);
    if (name) count(name);
    else countWithin(body);
  }
  const isShared = (name: string, schema: Schema) => (counts.get(name) ?? 0) > 1 && fieldsOf(schema).length >= FEWEST_FIELDS;
  return new Map([...byName].filter(([name, schema]) => isShared(name, schema)).sort(([a], [b]) => (a < b ? -1 : 1)));
}
