/** The named fields of an object and no others: whatever else it holds is not told. */
export function pick<Shape extends object, Field extends keyof Shape>(
  shape: Shape,
  ...fields: readonly Field[]
): Pick<Shape, Field> {
  return Object.fromEntries(fields.map((field) => [field, shape[field]])) as Pick<Shape, Field>;
}
