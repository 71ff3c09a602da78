/** Everything that comes from a source, in its order. */
export async function allOf<Part>(source: AsyncIterable<Part>): Promise<Part[]> {
  const parts: Part[] = [];
  for await (const part of source) parts.push(part);
  return parts;
}
