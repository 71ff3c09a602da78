/** Tells whether a value can be a gateway's id: printable ASCII without spaces, and short enough for the tables. */
export function isGatewayId(value: unknown): value is string {
  return typeof value === 'string' && /^[\x21-\x7e]{1,100}$/.test(value);
}
