import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { escapeHtml } from '#kernel/escape.ts';
import { FORMULAS, SCRIPT_PAYLOADS } from '../../../test/support/script-payloads.ts';
import {
  type Block,
  buttonLink,
  largeCode,
  list,
  mailLink,
  paragraph,
  strong,
  textLink,
  textToCopy,
  together,
  writeLetter,
} from './letter.ts';

const HOSTILE = '<b>"&</b>';
const SAFE = '&lt;b&gt;&quot;&amp;&lt;/b&gt;';

/** Every kind of block, with its plain text. */
const blocks: [name: string, block: Block, text: string][] = [
  ['a paragraph', paragraph(HOSTILE), HOSTILE],
  ['a strong line', strong(HOSTILE), HOSTILE],
  ['a code', largeCode(HOSTILE), HOSTILE],
  ['a text to copy', textToCopy(HOSTILE), HOSTILE],
  ['a list', list([HOSTILE, 'two']), `- ${HOSTILE}\n- two`],
  ['a button', buttonLink(HOSTILE, `https://shop.example/?${HOSTILE}`), `${HOSTILE}: https://shop.example/?${HOSTILE}`],
  ['an address to write to', mailLink(`${HOSTILE}:`, HOSTILE), `${HOSTILE}: ${HOSTILE}`],
  ['an address', textLink(`https://shop.example/?${HOSTILE}`), `https://shop.example/?${HOSTILE}`],
  ['a group', together(paragraph(HOSTILE), strong('two')), `${HOSTILE}\ntwo`],
];

test.each(blocks)('%s says the same in both forms, and markup in it is text', (_, block, text) => {
  expect(block.text).toBe(text);
  expect(block.html).toContain(SAFE);
  expect(block.html).not.toContain(HOSTILE);
  expect(block.html).not.toContain('<b>');
});

test.each([paragraph, strong, (text: string) => list([text])])(
  'a line break in a name makes no line of its own in the plain text',
  (write) => {
    for (const lineBreak of ['\n', '\r\n', '\u2028', '\u0085', '\n \n'])
      expect(write(`Anna${lineBreak}Total: $0`).text).toMatch(/^(- )?Anna Total: \$0$/);
  },
);

const letter = {
  language: 'en',
  subject: HOSTILE,
  blocks: [paragraph('one'), strong('two')],
  footer: HOSTILE,
  shopUrl: 'https://shop.example',
} as const;

test('the plain text separates blocks by empty lines and ends with the small print', () => {
  expect(writeLetter(letter)).toMatchObject({ channel: 'email', language: 'en', subject: HOSTILE });
  expect(writeLetter(letter).text).toBe(`one\n\ntwo\n\n${HOSTILE}`);
  expect(writeLetter({ ...letter, hasShopUrlInText: true }).text).toBe(`one\n\ntwo\n\n${HOSTILE}\nhttps://shop.example`);
});

test('the HTML names its language, the shop, the subject, the blocks, the small print and the address of the shop, in this order', () => {
  const { html } = writeLetter(letter);
  const parts = [
    '<html lang="en">',
    `<title>${SAFE}</title>`,
    '>Vedic Rituals</p>',
    `>${SAFE}</h1>`,
    '>one</p>',
    '>two</p>',
    `${SAFE}<br>`,
    '<a href="https://shop.example"',
  ];
  const places = parts.map((part) => html.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(html).not.toContain(HOSTILE);
});

test('the HTML signs with the name of the shop in the language of the letter', () => {
  expect(writeLetter({ ...letter, language: 'ru' }).html).toContain('>Ведические ритуалы</p>');
});

/** A letter with the same text in each place that takes what people typed. */
const everywhere = (text: string) =>
  writeLetter({
    ...letter,
    subject: text,
    footer: text,
    blocks: [paragraph, strong, largeCode, textToCopy]
      .map((write) => write(text))
      .concat(list([text, text]), mailLink(text, text), buttonLink(text, `https://shop.example/?${text}`)),
  }).html;

test('each of 200 attacks is text wherever a letter shows it', () => {
  expect(new Set(SCRIPT_PAYLOADS).size).toBeGreaterThanOrEqual(200);
  const bare = everywhere('');
  for (const attack of [...SCRIPT_PAYLOADS, ...FORMULAS])
    expect(everywhere(attack).replaceAll(escapeHtml(attack), '')).toBe(bare);
});

test('letters are made of these blocks alone: no other file writes HTML', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => /(?<!\.test)\.ts$/.test(file) && file !== 'letter.ts');
  const writing = files.filter((file) => /['"`]<|<\/\w/.test(readFileSync(join(import.meta.dirname, file), 'utf8')));
  expect(files.length).toBeGreaterThan(10);
  expect(writing).toEqual([]);
});
