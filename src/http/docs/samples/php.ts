import { addressOf, type SampleCall } from './curl.ts';
import { type Literals, wholeValueIn, withValues, writeLiteral } from './literals.ts';

const escapeText = (text: string) => text.replaceAll('\\', '\\\\').replaceAll("'", "\\'");

const LITERALS: Literals = {
  text: phpText,
  object(fields, { before, between, after }) {
    // An empty array would become a list.
    if (fields.length === 0) return '(object) []';
    return `[${before}${fields.map(([name, value]) => `'${escapeText(name)}' => ${value}`).join(between)}${after}]`;
  },
  word: String,
};

/** A text in quotes; `$NAME` in it stands for a variable of that name in small letters. */
export function phpText(text: string): string {
  const whole = wholeValueIn(text);
  if (whole) return `$${whole.toLowerCase()}`;
  const quoted = (part: string) => part.replace(/["\\$]/g, '\\$&');
  const filled = withValues(text, (name) => `{$${name.toLowerCase()}}`, quoted);
  return filled === undefined ? `'${escapeText(text)}'` : `"${filled}"`;
}

export const phpLiteral = (value: unknown, indent?: string): string => writeLiteral(value, LITERALS, indent);

/** The call as a program of PHP that needs no package. */
export function phpSample(origin: string, call: SampleCall): string {
  const { method, headers, needsCredentials, takesKey, body } = call;
  const sent = [
    ...(needsCredentials && takesKey ? [`'Authorization: Bearer ' . getenv('KEY')`] : []),
    ...Object.entries(headers).map(([name, value]) => `'${escapeText(`${name}: ${value}`)}'`),
    ...(body === undefined ? [] : [`'Content-Type: application/json'`]),
  ];
  return [
    '<?php',
    `$context = stream_context_create(['http' => [`,
    `    'method' => '${method}',`,
    ...(sent.length > 0 ? [`    'header' => [`, ...sent.map((line) => `        ${line},`), '    ],'] : []),
    ...(body === undefined ? [] : [`    'content' => json_encode(${phpLiteral(body, '    ')}),`]),
    `    'ignore_errors' => true,`,
    `    'timeout' => 30,`,
    ']]);',
    `$answer = file_get_contents('${escapeText(addressOf(origin, call))}', false, $context);`,
    '// An answer that is no success is a problem with its code.',
    'echo $http_response_header[0], "\\n", $answer, "\\n";',
  ].join('\n');
}
