import { addressOf, type SampleCall } from './curl.ts';
import { type Literals, wholeValueIn, withValues, writeLiteral } from './literals.ts';

const escapeText = (text: string) => text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n');

const LITERALS: Literals = {
  text: pythonText,
  object(fields, { before, between, after }) {
    if (fields.length === 0) return '{}';
    return `{${before}${fields.map(([name, value]) => `'${escapeText(name)}': ${value}`).join(between)}${after}}`;
  },
  word(value) {
    if (value === null) return 'None';
    return value ? 'True' : 'False';
  },
};

/** A text in quotes; `$NAME` in it stands for a variable of that name in small letters, which the reader's program must have set. */
export function pythonText(text: string): string {
  const whole = wholeValueIn(text);
  if (whole) return whole.toLowerCase();
  const braced = (part: string) => escapeText(part).replace(/[{}]/g, '$&$&');
  const filled = withValues(text, (name) => `{${name.toLowerCase()}}`, braced);
  return filled === undefined ? `'${escapeText(text)}'` : `f'${filled}'`;
}

export const pythonLiteral = (value: unknown, indent?: string): string => writeLiteral(value, LITERALS, indent);

/** The call as a program of Python that needs no package. */
export function pythonSample(origin: string, call: SampleCall): string {
  const { method, headers, needsCredentials, takesKey, body } = call;
  const sendsKey = needsCredentials && takesKey;
  const headerLines = Object.entries(headers).map(([name, value]) => `        '${name}': ${pythonText(value)},`);
  if (sendsKey) headerLines.unshift(`        'Authorization': f"Bearer {os.environ['KEY']}",`);
  if (body !== undefined) headerLines.push(`        'Content-Type': 'application/json',`);
  return [
    'import json',
    ...(sendsKey ? ['import os'] : []),
    'from urllib.request import Request, urlopen',
    '',
    'request = Request(',
    `    '${escapeText(addressOf(origin, call))}',`,
    `    method='${method}',`,
    ...(headerLines.length > 0 ? ['    headers={', ...headerLines, '    },'] : []),
    ...(body === undefined ? [] : [`    data=json.dumps(${pythonLiteral(body, '    ')}).encode(),`]),
    ')',
    'with urlopen(request, timeout=30) as response:',
    '    text = response.read()',
    'print(json.loads(text) if text else response.status)',
  ].join('\n');
}
