import { expect, test } from 'vitest';
import { LANGUAGES } from '#kernel/language.ts';
import { CONTRACT_LANGUAGE } from '#words/docs.ts';
import { readContract } from '../contract/contract-document.ts';
import { isForPartners } from '../contract/partner-contract.ts';
import { type Documented, type DocumentedOperation, documentedContract, goodAnswersOf } from './documented.ts';
import { fieldsOf } from './fields.ts';
import { inOneLine, readPairs, readTranslation, withCodeOf } from './translations.ts';

/** Sections that partners read from end to end; of others they read what their programs call. */
const WHOLE = ['catalogue', 'almanac', 'cart', 'partner', 'webhooks'];
const contract = documentedContract(readContract({ withSandbox: true }));
const others = LANGUAGES.filter((language) => language !== CONTRACT_LANGUAGE);

/** Every text of the contract that partners read on its pages. */
function textsForPartners({ sections }: Documented): string[] {
  const texts = sections.flatMap(({ name, description, operations, events }) => {
    const read = operations.filter((operation) => WHOLE.includes(name) || isForPartners(operation));
    return [description, ...[...read, ...events].flatMap(textsOf)];
  });
  return [...new Set(texts.filter(Boolean).map(inOneLine))];
}

type Described = Pick<DocumentedOperation, 'summary' | 'description' | 'parameters' | 'requestBody'> &
  Partial<DocumentedOperation>;

function textsOf(operation: Described): string[] {
  const { summary, description = '', parameters, requestBody, responses = {} } = operation;
  const answers = goodAnswersOf({ responses } as DocumentedOperation).map(([, answer]) => answer);
  const bodies = [requestBody, ...answers].flatMap((body) => Object.values(body?.content ?? {}));
  const fields = bodies.flatMap(({ schema }) => fieldsOf(schema));
  return [summary, description, ...[...parameters, ...answers, ...fields].map((part) => part.description ?? '')];
}

test.each(others)('every text of the contract that partners read is there in %s', async (language) => {
  const translation = await readTranslation(language, contract.guide);
  expect(textsForPartners(contract).filter((text) => !translation?.textOf(text))).toEqual([]);
});

test.each(others)(
  'no text in %s translates what the contract does not say any more, and none is there twice',
  async (language) => {
    const said = new Set(textsForPartners(contract));
    const pairs = (await readPairs(language)).map(([text]) => text);
    expect(pairs.filter((text) => !said.has(text))).toEqual([]);
    expect(pairs.filter((text, at) => pairs.indexOf(text) !== at)).toEqual([]);
  },
);

const codeIn = (text: string) => (text.match(/`[^`]+`/g) ?? []).sort();
const numbersIn = (text: string) => (text.match(/\d+(?:[.:-]\d+)*/g) ?? []).sort();

test.each(others)('in %s a text names the same fields, values and codes', async (language) => {
  for (const [text, translated] of await readPairs(language)) expect([text, codeIn(translated)]).toEqual([text, codeIn(text)]);
});

/** The parts of a text, of which each has one of its own in a translation: headings, paragraphs, points, rows, code. */
function partsOf(markdown: string): string[] {
  return markdown
    .split(/\n\n|\n(?=- |\|)/)
    .map((part) => part.trim())
    .filter(Boolean);
}

test.each(others)(
  'the guide in %s has every heading, paragraph, point and sample, with the same codes and numbers',
  async (language) => {
    const translated = partsOf((await readTranslation(language, contract.guide))?.guide ?? '');
    const guide = partsOf(contract.guide);
    const shapes = (parts: string[]) => parts.map((part) => /^(#+|-|\||```\w*)?/.exec(part)?.[0]);
    expect(shapes(translated)).toEqual(shapes(guide));
    for (const [at, part] of guide.entries()) {
      expect([part, codeIn(translated[at] ?? '')]).toEqual([part, codeIn(part)]);
      expect([part, numbersIn(translated[at] ?? '')]).toEqual([part, numbersIn(part)]);
    }
  },
);

test('a translated guide has the code of the contract, with its own comments in their place', () => {
  const guide = 'Text.\n\n```sh\n# One.\ncall 1\n\n  # Two.\ncall 2\n```\n\n```js\nrun();\n```\n';
  const translated = 'Text!\n\n```sh\n# Eins.\n# Zwei.\n```\n\n```js\n```\n';
  expect(withCodeOf(guide, translated)).toBe('Text!\n\n```sh\n# Eins.\ncall 1\n\n# Zwei.\ncall 2\n```\n\n```js\nrun();\n```\n');
});
