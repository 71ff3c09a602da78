import { escapeHtml } from '#kernel/escape.ts';
import { needsSession, scopesOf } from '../contract/operation.ts';
import { isForPartners } from '../contract/partner-contract.ts';
import { codeBlock, codeBlocks, table } from './blocks.ts';
import { type Drawing, translated } from './document.ts';
import { type Content, type DocumentedOperation, goodAnswersOf, problemsOf } from './documented.ts';
import { type Field, fieldsOf } from './fields.ts';
import { curlSample, type SampleCall } from './samples/curl.ts';
import { phpSample } from './samples/php.ts';
import { pythonSample } from './samples/python.ts';
import { typescriptSample } from './samples/typescript.ts';
import type { Schema } from './schema.ts';

/** An operation as a section of a page: what it does, takes and answers, with samples, and what it refuses. */
export function operationHtml(operation: DocumentedOperation, drawing: Drawing): string {
  const { operationId, method, path } = operation;
  const summary = translated(operation.summary, drawing);
  const description = translated(operation.description ?? '', drawing);
  return [
    `<section class="docs-operation" aria-labelledby="${operationId}">`,
    `<h2 id="${operationId}"${summary.langAttribute}>${escapeHtml(summary.text)}</h2>`,
    `<p class="docs-call"><span>${method.toUpperCase()}</span> <code>${escapeHtml(path)}</code></p>`,
    `<ul class="docs-badges">${badges(operation, drawing).join('')}</ul>`,
    `<div class="prose-text"${description.langAttribute}>${drawing.renderText(description.text).html}</div>`,
    parametersHtml(operation, drawing),
    bodyHtml(drawing.words.body, operation.requestBody?.content ?? {}, operation, drawing),
    sample(operation, drawing),
    answers(operation, drawing),
    refusals(operation, drawing),
    '</section>',
  ].join('');
}

function badges(operation: DocumentedOperation, { words }: Drawing): string[] {
  const limits = operation['x-limits'];
  const texts = [
    callers(operation, words),
    operation['x-every-site'] ? words.everySite : words.fromServers,
    operation['x-sandbox-only'] ? words.sandboxOnly : '',
    limits ? words.limits(limits.minute, limits.hour) : '',
    operation.deprecated ? `${words.endsOn} ${operation['x-sunset']}` : '',
  ];
  return texts.filter(Boolean).map((text) => `<li>${text}</li>`);
}

/** Whom a call lets in: who has signed in, or a key with all of the scopes; nothing for everybody. */
function callers(operation: DocumentedOperation, words: Drawing['words']): string {
  const scopes = scopesOf(operation);
  if (scopes?.length === 0) return words.takesEveryKey;
  if (!scopes) return needsSession(operation) ? words.needsSession : '';
  const named = scopes.map((scope) => `<code>${escapeHtml(scope)}</code>`).join(', ');
  return `${needsSession(operation) ? words.needsSessionOrKey : words.takesKey} ${named}`;
}

type Described = Pick<DocumentedOperation, 'summary' | 'parameters'>;

/** The parameters beside the body; empty where there are none. */
export function parametersHtml(operation: Described, drawing: Drawing): string {
  if (operation.parameters.length === 0) return '';
  const { words } = drawing;
  const rows = operation.parameters.map(({ name, in: place, required = false, description = '', schema }) => {
    // The parameter itself: fields within it are not listed.
    const [field] = fieldsOf({ ...schema, description }, { name, isRequired: required });
    return field ? [fieldName(field, drawing), words[place], ...typeAndText(field, drawing)] : [];
  });
  const label = `${words.parameters}: ${translated(operation.summary, drawing).text}`;
  return `<h3>${words.parameters}</h3>${table(label, [words.name, words.place, words.type, words.description], rows)}`;
}

/** The fields of a body, with the first of its examples, for each media type. `lead` is HTML that stands below the first heading. */
export function bodyHtml(title: string, content: Content, operation: Described, drawing: Drawing, lead = ''): string {
  const { words } = drawing;
  const bodies = Object.entries(content).map(([type, { schema, examples = {} }], index) => {
    const label = `${title} ${type}: ${translated(operation.summary, drawing).text}`;
    const shape = drawing.nameOf?.(schema);
    const [example] = Object.values(examples);
    const text = typeof example?.value === 'string' ? example.value : JSON.stringify(example?.value, null, 2);
    return [
      `<h3>${title} <code>${escapeHtml(type)}</code></h3>`,
      index === 0 ? lead : '',
      shape ? `<p>${words.fieldsOf} ${shapeLink(shape)}</p>` : fieldsTable(label, schema, drawing),
      example ? codeBlock(`${words.sample}: ${label}`, text) : '',
    ].join('');
  });
  return bodies.join('');
}

export function fieldsTable(label: string, schema: Schema, drawing: Drawing): string {
  const { words, nameOf } = drawing;
  const rows = fieldsOf(schema, { nameOf }).map((field) => [fieldName(field, drawing), ...typeAndText(field, drawing)]);
  return table(label, [words.name, words.type, words.description], rows);
}

const shapeLink = (name: string) => `<a href="#shape-${name}"><code>${name}</code></a>`;

function fieldName({ name, isRequired }: Field, { words }: Drawing): string {
  return `<code>${escapeHtml(name || '—')}</code>${isRequired ? ` <small>${words.required}</small>` : ''}`;
}

/** The last two cells of a field's row: its type, and its description with its values and rules. */
function typeAndText({ types, description, values, mayHaveMore, shape, rules }: Field, drawing: Drawing): string[] {
  const { words, renderText } = drawing;
  const meaning = translated(description, drawing);
  const text = renderText(meaning.text).html;
  const typeNames = types.map((type) => words.types[type] ?? type).join(', ');
  const valueList = values.map((value) => `<code>${escapeHtml(value)}</code>`).join(' ');
  const moreValues = mayHaveMore ? ` (${words.moreValues})` : '';
  const ruleList = rules.map(([name, value]) => `${words.rules[name]}: <code>${escapeHtml(value)}</code>`).join('; ');
  const about = [
    meaning.langAttribute ? `<div${meaning.langAttribute}>${text}</div>` : text,
    valueList ? `<p>${words.values}: ${valueList}${moreValues}</p>` : '',
    ruleList ? `<p>${ruleList}</p>` : '',
  ];
  return [shape ? `${typeNames} ${shapeLink(shape)}` : typeNames, about.join('')];
}

/** The call as a command and, where partners' programs make it, as programs. */
function sample(operation: DocumentedOperation, drawing: Drawing): string {
  const { origin, words } = drawing;
  const { inPath, ...call } = sampleCallOf(operation);
  const samples: [language: string, text: string][] = [['curl', curlSample(origin, call)]];
  if (isForPartners(operation))
    samples.push(
      ['TypeScript', typescriptSample(origin, { ...call, operationId: operation.operationId, inPath })],
      ['Python', pythonSample(origin, call)],
      ['PHP', phpSample(origin, call)],
    );
  return `<h3>${words.sample}</h3>${codeBlocks(translated(operation.summary, drawing).text, samples)}`;
}

/** The call with the contract's own examples as its values: what it needs, and headers such as the Idempotency-Key. */
function sampleCallOf({ method, path, parameters, requestBody, ...operation }: DocumentedOperation) {
  const examplesIn = (place: string) =>
    Object.fromEntries(
      parameters
        .filter(({ in: part, example, required }) => part === place && example !== undefined && (required || place === 'header'))
        .map(({ name, example }) => [name, String(example)]),
    );
  const inPath = examplesIn('path');
  const [example] = Object.values(requestBody?.content['application/json']?.examples ?? {});
  // With `If-None-Match` the answer could be an empty 304: a sample shows a whole one.
  const { 'If-None-Match': _, ...headers } = examplesIn('header');
  const call: SampleCall = {
    method: method.toUpperCase(),
    path: path.replace(/\{(\w+)\}/g, (whole, name: string) => inPath[name] ?? whole),
    query: examplesIn('query'),
    headers,
    needsCredentials: needsSession(operation) || (scopesOf(operation) ?? []).length > 0,
    takesKey: scopesOf(operation) !== undefined,
    body: example?.value,
  };
  return { ...call, inPath };
}

function answers(operation: DocumentedOperation, drawing: Drawing): string {
  const texts = goodAnswersOf(operation).map(([status, { description, content }]) => {
    const title = `${drawing.words.answer} ${status}`;
    const meaning = translated(description, drawing);
    const lead = `<p${meaning.langAttribute}>${escapeHtml(meaning.text)}</p>`;
    if (!content) return `<h3>${title}</h3>${lead}<p>${drawing.words.noBody}</p>`;
    return bodyHtml(title, content, operation, drawing, lead);
  });
  return texts.join('');
}

function refusals(operation: DocumentedOperation, drawing: Drawing): string {
  const { basename, words } = drawing;
  const items = problemsOf(operation).map(([status, codes]) => {
    return `<li>${status}: ${codes.map((code) => `<a href="${basename}/problems/${code}">${code}</a>`).join(', ')}</li>`;
  });
  return `<h3>${words.refusals}</h3><ul class="docs-refusals">${items.join('')}</ul>`;
}
