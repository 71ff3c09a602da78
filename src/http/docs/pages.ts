import { ERROR_CODES, type ErrorCode, isErrorCode } from '#kernel/errors.ts';
import { escapeHtml } from '#kernel/escape.ts';
import { CONTRACT_LANGUAGE } from '#words/docs.ts';
import { FIELD_WORDS } from '#words/field-rules.ts';
import { PROBLEM_WORDS } from '#words/problems.ts';
import { statusOf } from '../answers/statuses.ts';
import { table } from './blocks.ts';
import { type DocsPage, type Drawing, type Heading, translated } from './document.ts';
import { type DocumentedOperation, goodAnswersOf, pageOf, partsOf, problemsOf, type Section } from './documented.ts';
import { eventHtml } from './event.ts';
import { firstOrderPage } from './guide/page.ts';
import { filesForPrograms } from './llms.ts';
import { fieldsTable, operationHtml } from './operation.ts';
import type { Schema } from './schema.ts';
import { sharedShapes } from './shapes.ts';
import { verificationPage } from './verification/page.ts';

/** The page at one of the paths of `reading-pages.ts`, without prefix; undefined when there is none, such as of an unknown problem. */
export function docsPage(path: string, drawing: Drawing): DocsPage | undefined {
  if (path === '/docs') return frontPage(drawing);
  if (path === '/problems') return problemsPage(drawing);
  if (path === '/docs/changes') return changesPage(drawing);
  if (path === '/docs/guide') return firstOrderPage(drawing);
  if (path === '/docs/verification') return verificationPage(drawing);
  const [, area, name = ''] = path.split('/');
  if (area === 'docs') return sectionPage(path, name, drawing);
  return isErrorCode(name) ? problemPage(name, drawing) : undefined;
}

/** The contract's own guide, below its sections, the files for programs, and whom to ask. */
function frontPage(drawing: Drawing): DocsPage {
  const { contract, translation, words, renderText, basename } = drawing;
  const { html, toc } = renderText(translation?.guide ?? contract.guide);
  const rows = contract.sections.map(({ name, description }) => {
    const meaning = translated(description, drawing);
    return [
      `<a href="${basename}/docs/${name}">${words.sectionNames[name] ?? name}</a>`,
      `<span${meaning.langAttribute}>${escapeHtml(meaning.text)}</span>`,
    ];
  });
  return {
    path: '/docs',
    title: words.title,
    lead: words.titleText,
    headings: [
      { id: 'sections', title: words.sections, level: 2 },
      { id: 'files', title: words.files, level: 2 },
      { id: 'help', title: words.help, level: 2 },
      ...toc.filter(({ level }) => level === 2),
    ],
    html: [
      `<h2 id="sections">${words.sections}</h2>`,
      table(words.sections, [words.name, words.description], rows),
      `<h2 id="files">${words.files}</h2>`,
      table(words.files, [words.name, words.description], files(drawing)),
      `<h2 id="help">${words.help}</h2><div class="prose-text">${renderText(words.helpText).html}</div>`,
      table(words.help, [words.name, words.meaning], facts(drawing)),
      `<div class="prose-text">${html}</div>`,
    ].join(''),
  };
}

/** What programs fetch. */
function files({ contract, words, hasClient, renderText }: Drawing): string[][] {
  const all = [...filesForPrograms(words, contract.version, hasClient), ['/llms.txt', 'llms.txt', words.llmsText] as const];
  return all.map(([path, title, text]) => [`<a href="${path}">${title}</a>`, renderText(text).html]);
}

/** Whom to ask, and what differs from shop to shop. */
function facts({ contract, words, facts: { email, messenger, timeZone }, origin }: Drawing): string[][] {
  return [
    [words.email, `<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>`],
    [words.messenger, escapeHtml(messenger)],
    [words.timeZone, `<code>${escapeHtml(timeZone)}</code>. ${words.timeZoneText}`],
    [words.address, `<code>${escapeHtml(origin)}</code>`],
    [words.version, `<code>${escapeHtml(contract.version)}</code>`],
  ];
}

function sectionPage(path: string, name: string, drawing: Drawing): DocsPage | undefined {
  const section = drawing.contract.sections.find((known) => known.name === name);
  if (!section) return undefined;
  const lead = translated(section.description, drawing);
  const title = drawing.words.sectionNames[name] ?? name;
  const page = { path, title, lead: lead.text, leadLangAttribute: lead.langAttribute };
  const parts = partsOf(section);
  if (parts.length === 0) return { ...page, ...described(section, drawing) };
  if (path === `/docs/${name}`) return { ...page, ...listed(section, parts, drawing) };
  const operations = section.operations.filter((operation) => pageOf(operation) === path);
  if (operations.length === 0) return undefined;
  return { ...page, title: `${title} · ${partName(path, drawing)}`, ...described({ operations, events: [] }, drawing) };
}

const partName = (path: string, { words }: Drawing) => words.partNames[path.split('/')[3] ?? ''] ?? path;

/** Each operation and event in full, and at the end the shapes that the bodies of the operations hold more than once. */
function described({ operations, events }: Pick<Section, 'operations' | 'events'>, drawing: Drawing) {
  const { contract } = drawing;
  const shapes = sharedShapes(contract.shapes, operations.flatMap(bodySchemasOf));
  const nameOf = (schema: Schema) => {
    const name = contract.shapes.nameOf(schema);
    return name !== undefined && shapes.has(name) ? name : undefined;
  };
  const headings = [...operations, ...events].map((call) => headingOf(call, drawing));
  const texts = [
    ...operations.map((operation) => operationHtml(operation, { ...drawing, nameOf })),
    ...events.map((event) => eventHtml(event, drawing)),
  ];
  if (shapes.size > 0) {
    headings.push({ id: 'shapes', title: drawing.words.shapes, level: 2 });
    texts.push(shapesHtml(shapes, { ...drawing, nameOf }));
  }
  return { headings, html: texts.join('') };
}

/** The schemas of the bodies that an operation takes and answers. */
function bodySchemasOf(operation: DocumentedOperation): Schema[] {
  const answers = goodAnswersOf(operation).map(([, { content }]) => content);
  return [operation.requestBody?.content, ...answers].flatMap((content = {}) =>
    Object.values(content).map(({ schema }) => schema),
  );
}

function shapesHtml(shapes: ReadonlyMap<string, Schema>, drawing: Drawing): string {
  const { words } = drawing;
  const tables = [...shapes].map(([name, schema]) => {
    const fields = fieldsTable(`${words.shapes}: ${name}`, schema, drawing);
    return `<h3 id="shape-${name}"><code>${name}</code></h3>${fields}`;
  });
  return `<section class="docs-operation"><h2 id="shapes">${words.shapes}</h2>${tables.join('')}</section>`;
}

/** The operations of a section that has several pages, each of which has its place here too: an older link may lead to it. */
function listed({ operations }: Section, parts: readonly string[], drawing: Drawing) {
  const { basename } = drawing;
  const lists = parts.map((path) => {
    const items = operations
      .filter((operation) => pageOf(operation) === path)
      .map((operation) => {
        return `<li id="${operation.operationId}">${operationLink(operation, drawing)} <code>${callOf(operation)}</code></li>`;
      });
    return `<h2><a href="${basename}${path}">${partName(path, drawing)}</a></h2><ul class="docs-calls">${items.join('')}</ul>`;
  });
  return { headings: [], html: lists.join('') };
}

function headingOf({ operationId, summary }: Pick<DocumentedOperation, 'operationId' | 'summary'>, drawing: Drawing): Heading {
  const { text, langAttribute } = translated(summary, drawing);
  return { id: operationId, title: text, level: 2, langAttribute };
}

const callOf = ({ method, path }: DocumentedOperation) => `${method.toUpperCase()} ${escapeHtml(path)}`;

function operationLink(operation: DocumentedOperation, drawing: Drawing): string {
  const { text, langAttribute } = translated(operation.summary, drawing);
  return `<a href="${drawing.basename}${pageOf(operation)}#${operation.operationId}"${langAttribute}>${escapeHtml(text)}</a>`;
}

function problemsPage({ language, words, basename }: Drawing): DocsPage {
  const rows = ERROR_CODES.map((code) => [
    `<a href="${basename}/problems/${code}"><code>${code}</code></a>`,
    String(statusOf(code)),
    escapeHtml(PROBLEM_WORDS[language][code][0]),
  ]);
  const fields = Object.entries(FIELD_WORDS[language]).map(([code, text]) => [`<code>${code}</code>`, escapeHtml(text)]);
  return {
    path: '/problems',
    title: words.problems,
    lead: words.problemsText,
    headings: [],
    html: [
      table(words.problems, [words.code, words.status, words.meaning], rows),
      '<h2><code>errors</code></h2>',
      table('errors', [words.code, words.meaning], fields),
    ].join(''),
  };
}

/** What has changed, and what will go. */
function changesPage(drawing: Drawing): DocsPage {
  const { contract, changes, words, renderText, translation } = drawing;
  // The list of changes has one language.
  const langAttribute = translation ? ` lang="${CONTRACT_LANGUAGE}"` : '';
  const { html, toc } = renderText(changes);
  const goingOperations = contract.sections.flatMap(({ operations }) => operations).filter(({ deprecated }) => deprecated);
  const rows = goingOperations.map((operation) => {
    return [operationLink(operation, drawing), operation['x-deprecated-since'] ?? '', operation['x-sunset'] ?? ''];
  });
  const list =
    rows.length > 0 ? table(words.goes, [words.name, words.deprecatedSince, words.endsOn], rows) : `<p>${words.nothingGoes}</p>`;
  return {
    path: '/docs/changes',
    title: words.changes,
    lead: words.changesText,
    headings: toc.filter(({ level }) => level === 2),
    html: [
      `<p><a href="/docs/changes.atom">${words.feed}</a></p>`,
      `<h2 id="going">${words.goes}</h2><div class="docs-part">${list}</div><div class="prose-text"${langAttribute}>${html}</div>`,
    ].join(''),
  };
}

/** The page of a kind of problem, to which the `type` of such a problem leads. */
function problemPage(code: ErrorCode, drawing: Drawing): DocsPage {
  const { language, words, contract } = drawing;
  const [title, detail] = PROBLEM_WORDS[language][code];
  const facts = [
    [words.code, `<code>${code}</code>`],
    [words.status, String(statusOf(code))],
  ];
  const rows = contract.sections
    .flatMap(({ operations }) => operations)
    .filter((operation) => problemsOf(operation).some(([, codes]) => codes.includes(code)))
    .map((operation) => [operationLink(operation, drawing), `<code>${callOf(operation)}</code>`]);
  const where = rows.length > 0 ? table(words.whereItHappens, [words.name, words.place], rows) : `<p>${words.nowhere}</p>`;
  return {
    path: `/problems/${code}`,
    title,
    lead: detail,
    headings: [],
    html: `${table(title, [words.name, words.meaning], facts)}<h2>${words.whereItHappens}</h2>${where}`,
  };
}
