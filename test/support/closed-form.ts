interface Schema {
  readonly [keyword: string]: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/**
 * The schema against which our own tests hold an answer. The published schema is open; this one is closed, so that a field which the
 * contract does not name, or a code that is not among today's, is a difference. What the contract opens in words stays open.
 */
export function closedForm(schema: object): object {
  return closed(schema as Schema);
}

/** The parts of `allOf` stay open: each alone knows only some of the fields, and the whole is closed instead. */
function closed(schema: Schema, isPart = false): Schema {
  const { properties, items, allOf, anyOf, oneOf } = schema;
  const result: Record<string, unknown> = { ...schema };
  if (properties) result.properties = closedMembers(properties);
  if (items) result.items = closed(items);
  if (allOf) result.allOf = allOf.map((part) => closed(part, true));
  if (anyOf) result.anyOf = knownChoices(anyOf).map((choice) => closed(choice));
  if (oneOf) result.oneOf = oneOf.map((choice) => closed(choice));
  const hasFields = properties !== undefined || allOf !== undefined;
  if (hasFields && !isPart && !('additionalProperties' in schema)) result.unevaluatedProperties = false;
  return result;
}

function closedMembers(properties: Readonly<Record<string, Schema>>): object {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, closed(schema)]));
}

/** The choices without the one that stands for names of later versions: any text, beside a list of names. */
function knownChoices(choices: readonly Schema[]): readonly Schema[] {
  if (!choices.some((choice) => 'enum' in choice)) return choices;
  return choices.filter((choice) => 'enum' in choice || choice.type !== 'string');
}
