type Schema = Readonly<Record<string, unknown>>;

/**
 * An answer's schema as our own tests hold answers against it: closed, although the published schema is open, so that a field which the
 * contract does not name, or a code that is not among today's, is a difference. What the contract opens in words stays open.
 */
export function closedForm(schema: object, isWhole = true): object {
  const { properties, items, allOf, anyOf, oneOf, ...rest } = schema as Schema;
  const closes = isWhole && (properties !== undefined || allOf !== undefined) && !('additionalProperties' in rest);
  return {
    ...rest,
    ...(properties === undefined ? {} : { properties: closedMembers(properties as Record<string, object>) }),
    ...(items === undefined ? {} : { items: closedForm(items as object) }),
    // Each part alone knows only some of the fields: the whole is closed instead.
    ...(allOf === undefined ? {} : { allOf: (allOf as object[]).map((part) => closedForm(part, false)) }),
    ...(anyOf === undefined ? {} : { anyOf: known(anyOf as Schema[]).map((choice) => closedForm(choice)) }),
    ...(oneOf === undefined ? {} : { oneOf: (oneOf as object[]).map((choice) => closedForm(choice)) }),
    ...(closes ? { unevaluatedProperties: false } : {}),
  };
}

function closedMembers(properties: Readonly<Record<string, object>>): object {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, closedForm(schema)]));
}

/** Beside a list of names, any other text stands for names that come later. */
function known(choices: readonly Schema[]): readonly Schema[] {
  if (!choices.some((choice) => 'enum' in choice)) return choices;
  return choices.filter((choice) => 'enum' in choice || choice.type !== 'string');
}
