import { ERROR_CODES, type ErrorCode } from '#kernel/errors.ts';
import { escapeHtml } from '#kernel/escape.ts';
import { CONTRACT_LANGUAGE } from '#words/docs.ts';
import { FIELD_WORDS } from '#words/field-rules.ts';
import { PROBLEM_WORDS } from '#words/problems.ts';
import { statusOf } from '../answers/error-response.ts';
import { type DocsPage, type Drawing, table } from './document.ts';
import { problemsOf } from './documented.ts';
import { eventHtml } from './event.ts';
import { firstOrderPage } from './guide/page.ts';
import { operationHtml } from './operation.ts';

/** The page at a path without prefix; undefined when there is none. */
export function docsPage(path: string, drawing: Drawing): DocsPage | undefined {
  if (path === '/docs') return guidePage(drawing);
  if (path === '/problems') return problemsPage(drawing);
  if (path === '/docs/changes') return changesPage(drawing);
  if (path === '/docs/guide') return firstOrderPage(drawing);
  const [, area, name = ''] = path.split('/');
  if (area === 'docs') return sectionPage(name, drawing);
  return ERROR_CODES.some((code) => code === name) ? problemPage(name as ErrorCode, drawing) : undefined;
}

/** The guide of the contract. */
function guidePage({ contract, words, renderText, basename }: Drawing): DocsPage {
  const { html, toc } = renderText(contract.guide);
  const rows = contract.sections.map(({ name, description }) => [
    `<a href="${basename}/docs/${name}">${words.sectionNames[name] ?? name}</a>`,
    `<span lang="${CONTRACT_LANGUAGE}">${escapeHtml(description)}</span>`,
  ]);
  return {
    path: '/docs',
    title: words.title,
    lead: words.textInEnglish,
    isContract: false,
    headings: toc.filter(({ level }) => level === 2),
    html: [
      `<h2 id="sections">${words.sections}</h2>`,
      table(words.sections, [words.name, words.description], rows),
      `<div class="prose-text" lang="${CONTRACT_LANGUAGE}">${html}</div>`,
    ].join(''),
  };
}

function sectionPage(name: string, drawing: Drawing): DocsPage | undefined {
  const section = drawing.contract.sections.find((one) => one.name === name);
  if (!section) return undefined;
  const { operations, events } = section;
  return {
    path: `/docs/${name}`,
    title: drawing.words.sectionNames[name] ?? name,
    lead: section.description,
    isContract: true,
    headings: [...operations, ...events].map(({ operationId, summary }) => ({ id: operationId, title: summary, level: 2 })),
    html: [
      ...operations.map((operation) => operationHtml(operation, drawing)),
      ...events.map((event) => eventHtml(event, drawing)),
    ].join(''),
  };
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
    isContract: false,
    headings: [],
    html: [
      table(words.problems, [words.code, words.status, words.meaning], rows),
      '<h2><code>errors</code></h2>',
      table('errors', [words.code, words.meaning], fields),
    ].join(''),
  };
}

/** What has changed, and what will go. */
function changesPage({ contract, changes, words, renderText, basename }: Drawing): DocsPage {
  const { html, toc } = renderText(changes);
  const going = contract.sections.flatMap(({ name, operations }) =>
    operations
      .filter(({ deprecated }) => deprecated)
      .map(({ operationId, summary, 'x-deprecated-since': since = '', 'x-sunset': sunset = '' }) => [
        `<a href="${basename}/docs/${name}#${operationId}">${escapeHtml(summary)}</a>`,
        since,
        sunset,
      ]),
  );
  const list =
    going.length > 0
      ? table(words.goes, [words.name, words.deprecatedSince, words.goesOn], going)
      : `<p>${words.nothingGoes}</p>`;
  return {
    path: '/docs/changes',
    title: words.changes,
    lead: words.changesText,
    isContract: false,
    headings: toc.filter(({ level }) => level === 2),
    html: `<h2 id="going">${words.goes}</h2><div class="docs-part">${list}</div><div class="prose-text" lang="${CONTRACT_LANGUAGE}">${html}</div>`,
  };
}

/** A page for `type` of a problem. */
function problemPage(code: ErrorCode, { language, words, contract, basename }: Drawing): DocsPage {
  const [title, detail] = PROBLEM_WORDS[language][code];
  const operations = contract.sections.flatMap((section) =>
    section.operations
      .filter((operation) => problemsOf(operation).some(([, codes]) => codes.includes(code)))
      .map(({ operationId, summary, method, path }) => [
        `<a href="${basename}/docs/${section.name}#${operationId}">${escapeHtml(summary)}</a>`,
        `<code>${method.toUpperCase()} ${escapeHtml(path)}</code>`,
      ]),
  );
  const facts = [
    [words.code, `<code>${code}</code>`],
    [words.status, String(statusOf(code))],
  ];
  const where =
    operations.length > 0 ? table(words.whereItHappens, [words.name, words.place], operations) : `<p>${words.nowhere}</p>`;
  return {
    path: `/problems/${code}`,
    title,
    lead: detail,
    isContract: false,
    headings: [],
    html: `${table(title, [words.name, words.meaning], facts)}<h2>${words.whereItHappens}</h2>${where}`,
  };
}
