import { differences, findOperation, mapped, type Operation, type Response } from './contract.ts';

/** What any HTTP client knows of an answer; header names in lower case. */
export interface Answer {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** Characters of a body that a failure shows. */
const MOST_OF_BODY = 2000;

/**
 * Throws when an answer of the API differs from the contract in status, headers, media type or body.
 * Returns the operation that answered; undefined for what the contract does not describe (pages, pictures).
 */
export function checkAnswer(answer: Answer): Operation | undefined {
  if (!new URL(answer.url, 'http://shop.test').pathname.startsWith('/api/') || isContractItself(answer.url)) return undefined;
  const operation = findOperation(answer.method, answer.url);
  const breaches = operation ? breachesOf(operation, answer) : breachesOfUnknown(answer);
  if (breaches.length > 0) {
    const request = `${answer.method} ${answer.url} answers ${answer.status} against the contract`;
    throw new Error([`${request}:`, ...breaches, answer.body.slice(0, MOST_OF_BODY)].join('\n'));
  }
  return operation;
}

function isContractItself(url: string): boolean {
  return /^\/api\/(partner-)?openapi\.(json|yaml)$/.test(new URL(url, 'http://shop.test').pathname);
}

/** A call that no operation serves is answered with a problem of the same form as any other. */
function breachesOfUnknown(answer: Answer): string[] {
  const problem = findOperation('GET', '/api/health/live')?.responses.default;
  if (!problem || answer.status < 400) return ['no operation of the contract has this method and address'];
  const { code } = JSON.parse(answer.body) as { code: string };
  return breachesOfResponse(withExample(problem, code), answer);
}

/** The response with an example of this problem: no operation names the problems of calls that none serves. */
function withExample({ headers, content }: Response, code: string): Response {
  return { headers, content: mapped(content, ({ schema }) => ({ schema, examples: { [code]: {} } })) };
}

function breachesOf(operation: Operation, answer: Answer): string[] {
  // Only what nobody foresees is left to `default`.
  const response = operation.responses[answer.status === 500 ? 'default' : answer.status];
  if (!response) return [`${operation.id} has no response ${answer.status}`];
  return breachesOfResponse(response, answer);
}

function breachesOfResponse(response: Response, answer: Answer): string[] {
  return [...breachesOfHeaders(response, answer), ...breachesOfBody(response, answer)];
}

/** Headers that programs read, and that the contract must name wherever they are sent. */
const NAMED_HEADERS = ['content-disposition', 'set-cookie', 'www-authenticate'];

function breachesOfHeaders({ headers }: Response, answer: Answer): string[] {
  const unnamed = NAMED_HEADERS.filter((name) => answer.headers[name] !== undefined && !headers[name]);
  const breaches = Object.entries(headers).flatMap(([name, { required, schema }]) => {
    const value = answer.headers[name];
    if (value === undefined) return required ? [`header ${name} is missing`] : [];
    // Of `Set-Cookie` there may be several.
    const values = [value].flat().map((each) => (isNumeric(schema) ? Number(each) : each));
    return values.flatMap((each) => differences(schema, each)).map((difference) => `header ${name}: ${difference}`);
  });
  return [...breaches, ...unnamed.map((name) => `header ${name} is not named`)];
}

function isNumeric(schema: object): boolean {
  return 'type' in schema && (schema.type === 'integer' || schema.type === 'number');
}

function breachesOfBody({ content }: Response, answer: Answer): string[] {
  if (Object.keys(content).length === 0) return answer.body === '' ? [] : ['a body where the contract has none'];
  const type = String(answer.headers['content-type'] ?? '').split(';', 1)[0] ?? '';
  const media = content[type];
  if (!media) return [`media type ${type || 'missing'}, not ${Object.keys(content).join(' or ')}`];
  const breaches = differences(media.schema, type.endsWith('json') ? JSON.parse(answer.body) : answer.body);
  return [...breaches, ...breachesOfProblem(type, answer, media.examples)];
}

/** The contract gives an example of each problem that an operation can have, under the name of its code. */
function breachesOfProblem(type: string, answer: Answer, examples: Readonly<Record<string, unknown>>): string[] {
  if (type !== 'application/problem+json') return [];
  const { status, code } = JSON.parse(answer.body) as { status: number; code: string };
  const needsRetryAfter = answer.status === 429 || answer.status === 503;
  const isNamed = answer.status === 500 || Object.hasOwn(examples, code);
  const breaches: string[] = [];
  if (status !== answer.status) breaches.push(`the problem says ${status}`);
  if (needsRetryAfter && answer.headers['retry-after'] === undefined) breaches.push('Retry-After is missing');
  if (!isNamed) breaches.push(`the problem ${code} is not named; add it to the operation's x-problems`);
  return breaches;
}
