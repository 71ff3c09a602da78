import { ERROR_CODES } from '#kernel/errors.ts';
import { escapeHtml } from '#kernel/escape.ts';
import { GUIDE_WORDS } from '#words/guide.ts';
import { PROBLEM_WORDS } from '#words/problems.ts';
import { VERIFICATION_WORDS } from '#words/verification.ts';
import { type DocsPage, type Drawing, MOST_SEARCHED, translated } from './document.ts';
import { type DocumentedOperation, pageOf } from './documented.ts';
import { fieldsOf } from './fields.ts';
import { STEP_NAMES } from './guide/steps.ts';

/** A place of the documentation that can be found. */
export interface Place {
  /** Without the prefix of the language. */
  readonly address: string;
  readonly title: string;
  /** Words beside the title, such as address and name of a call. */
  readonly names: string;
  /** The text at the place, plain or as markdown. */
  readonly text: string;
}

const MOST_FOUND = 30;
const MOST_WORDS = 8;

/** All places that can be found, in the page's language. */
export function placesOf(drawing: Drawing): Place[] {
  const { contract, language, translation } = drawing;
  const guide = GUIDE_WORDS[language];
  const verification = VERIFICATION_WORDS[language];
  const steps = STEP_NAMES.map((name) => {
    const [title, text] = guide.steps[name];
    return { address: `/docs/guide#step-${name}`, title, names: '', text };
  });
  const calls = contract.sections.flatMap(({ operations, events }) => [
    ...operations.map((call) => placeOf(call, `${call.method} ${call.path}`, pageOf(call), drawing)),
    ...events.map((event) => placeOf(event, event.type, pageOf(event), drawing)),
  ]);
  const problems = ERROR_CODES.map((code) => {
    const [title, text] = PROBLEM_WORDS[language][code];
    return { address: `/problems/${code}`, title, names: code, text };
  });
  return [
    ...chaptersOf(translation?.guide ?? contract.guide, drawing),
    ...steps,
    {
      address: '/docs/verification',
      title: verification.title,
      names: 'whsec HMAC SHA256',
      // The number of seconds is nothing to search for.
      text: `${verification.lead} ${verification.stepsText(0)}`,
    },
    ...calls,
    ...problems,
  ];
}

function chaptersOf(guide: string, { renderText }: Drawing): Place[] {
  const [, ...chapters] = guide.split(/^(?=## )/m);
  const { toc } = renderText(guide);
  const headings = toc.filter(({ level }) => level === 2);
  return chapters.map((text, at) => {
    const { id = '', title = '' } = headings[at] ?? {};
    return { address: `/docs#${id}`, title, names: '', text: text.replace(/^## .*/, '') };
  });
}

/** What calls and events have in common. */
type Called = Pick<DocumentedOperation, 'operationId' | 'summary' | 'description' | 'parameters' | 'requestBody'>;

function placeOf(called: Called, names: string, page: string, drawing: Drawing): Place {
  const { operationId, parameters, requestBody } = called;
  const fields = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => fieldsOf(schema));
  return {
    address: `${page}#${operationId}`,
    title: translated(called.summary, drawing).text,
    names: `${operationId} ${names} ${[...parameters, ...fields].map(({ name }) => name).join(' ')}`,
    text: translated(called.description ?? '', drawing).text,
  };
}

/** The places that hold every word, the best first. A word is found in other forms, too, as far as `stemOf` goes, and within longer words. */
export function find(places: readonly Place[], query: string): Place[] {
  const words = folded(query)
    .split(/[^\p{L}\p{N}_./-]+/u)
    // The end of a sentence, and a dash between words.
    .map((word) => word.replace(/[.-]+$/, ''))
    .filter(Boolean)
    .slice(0, MOST_WORDS)
    .map(stemOf);
  if (words.length === 0) return [];
  return places
    .map((place) => ({ place, weight: weightOf(place, words) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_FOUND)
    .map(({ place }) => place);
}

/** Lower case, with the Russian yo as ye, which most people write for it. */
const folded = (text: string) => text.toLowerCase().replaceAll('\u0451', '\u0435');

/** The beginning of a word that all its forms share: Russian words change at their end, and English ones have a plural. */
function stemOf(word: string): string {
  if (/^\p{Script=Cyrillic}{5,}$/u.test(word)) return word.slice(0, word.length > 7 ? -2 : -1);
  return word.replace(/(?<=^[a-z]{3,})(?:ies|(?<=s|x|ch|sh)es|s)$/, '');
}

/** What a word counts for by where it stands. */
const WEIGHTS = { title: 10, names: 6, text: 1 };

/** The weight of a place for some words; 0 when it lacks one of them. */
function weightOf({ title, names, text }: Place, words: readonly string[]): number {
  const [titleText = '', namesText = '', fullText = ''] = [title, names, text].map(folded);
  let total = 0;
  for (const word of words) {
    const inTitle = titleText.includes(word) ? WEIGHTS.title : 0;
    const inNames = namesText.includes(word) ? WEIGHTS.names : 0;
    const inText = fullText.includes(word) ? WEIGHTS.text : 0;
    const weight = inTitle + inNames + inText;
    if (weight === 0) return 0;
    total += weight;
  }
  return total;
}

/** The page of a search: what was found, as links. */
export function searchPage(query: string, places: readonly Place[], { words, basename }: Drawing): DocsPage {
  const searched = query.slice(0, MOST_SEARCHED);
  const found = find(places, searched);
  const items = found.map(({ address, title, names, text }) => {
    const excerpt = [names.split(' ').slice(0, 3).join(' '), beginningOf(text)].filter(Boolean).join(' · ');
    return `<li><a href="${basename}${escapeHtml(address)}">${escapeHtml(title)}</a><p>${escapeHtml(excerpt)}</p></li>`;
  });
  const outcome = found.length > 0 ? words.found(found.length) : words.nothingFound;
  return {
    path: '/docs/search',
    title: words.search,
    lead: searched.trim() === '' ? words.searchText : outcome,
    headings: [],
    html: items.length > 0 ? `<ol class="docs-found">${items.join('')}</ol>` : '',
    searched,
  };
}

const MOST_SHOWN = 180;

/** The first characters of a text, without the signs of markdown. */
function beginningOf(text: string): string {
  const plain = text
    .replace(/```.*?```/gs, ' ')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[`*#|]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > MOST_SHOWN ? `${plain.slice(0, MOST_SHOWN).trimEnd()}…` : plain;
}
