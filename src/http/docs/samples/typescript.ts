import type { SampleCall } from './curl.ts';
import { type Literals, writeLiteral } from './literals.ts';

/** The name of a field, in quotes where the language asks for them. */
const nameOf = (name: string) => (/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name));

const LITERALS: Literals = {
  text: (text) => `'${text.replace(/['\\]/g, '\\$&').replaceAll('\n', '\\n')}'`,
  object(fields, { before, between, after }) {
    if (fields.length === 0) return '{}';
    const [open, close] = before === '' ? ['{ ', ' }'] : [`{${before}`, `${after}}`];
    return `${open}${fields.map(([name, value]) => `${nameOf(name)}: ${value}`).join(between)}${close}`;
  },
  word: String,
};

/** An operation and the values of its parts, as the client package takes them. */
interface ClientSample extends Pick<SampleCall, 'query' | 'takesKey' | 'body'> {
  readonly operationId: string;
  readonly inPath: Readonly<Record<string, unknown>>;
}

/** The call by the client package. */
export function typescriptSample(origin: string, { operationId, inPath, query, takesKey, body }: ClientSample): string {
  const input: Record<string, unknown> = {};
  if (Object.keys(inPath).length > 0) input.path = inPath;
  if (Object.keys(query).length > 0) input.query = query;
  if (body !== undefined) input.body = body;
  const argument = Object.keys(input).length > 0 ? writeLiteral(input, LITERALS) : '';
  const key = takesKey ? ', key: env.KEY!' : '';
  return [
    ...(takesKey ? ["import { env } from 'node:process';"] : []),
    "import { createShopClient } from 'vedic-rituals-client';",
    '',
    `const shop = createShopClient({ url: '${origin}'${key} });`,
    `console.log(await shop.${operationId}(${argument}));`,
  ].join('\n');
}
