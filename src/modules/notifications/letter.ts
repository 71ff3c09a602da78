import { escapeHtml } from '#kernel/escape.ts';
import type { NewId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import type { Message } from '#kernel/messages.ts';
import { BRAND } from '#words/brand.ts';

/** A part of a letter, as plain text and as HTML. The HTML has inline styles, because mail programs ignore style sheets. */
export interface Block {
  readonly text: string;
  readonly html: string;
}

/** A block, or nothing where its condition does not hold. */
type OptionalBlock = Block | false | null | undefined;

/** What is needed to write letters to the shop's own people, and letters that name the shop's mailbox. */
export interface MailDeps {
  readonly newId: NewId;
  readonly publicUrl: string;
  /** A mailbox that people read. */
  readonly supportEmail: string;
}

export interface Letter {
  readonly language: Language;
  readonly subject: string;
  readonly blocks: readonly OptionalBlock[];
  /** The small print: why the recipient gets this letter. */
  readonly footer: string;
  readonly shopUrl: string;
  /** True when the plain text too ends with the shop's URL. */
  readonly hasShopUrlInText?: boolean;
}

const PARAGRAPH = 'margin:0 0 16px';
const STRONG = `${PARAGRAPH};font-weight:600`;
const CODE = `${PARAGRAPH};font:600 34px/1.2 'Golos Text',Arial,sans-serif;letter-spacing:.2em;color:#A8321A`;
const COPIED = `${PARAGRAPH};padding:12px 14px;background:#F4ECDF;border-radius:11px;font:15px/1.5 monospace;overflow-wrap:anywhere`;
const LINK = 'color:#A8321A';
const BUTTON = 'display:inline-block;padding:12px 24px;background:#A8321A;color:#FFF8F0;border-radius:999px;text-decoration:none';

export function paragraph(text: string): Block {
  return { text: inOneLine(text), html: styled('p', PARAGRAPH, escapeHtml(text)) };
}

export function strong(text: string): Block {
  return { text: inOneLine(text), html: styled('p', STRONG, escapeHtml(text)) };
}

/** A line break within a name or a wish would let its writer add lines that look like the shop's own. */
function inOneLine(text: string): string {
  const lines = text.split(/[\r\n\v\f\u0085\u2028\u2029]/).map((line) => line.trim());
  return lines.filter(Boolean).join(' ');
}

/** A one-time code, large and widely spaced. */
export function largeCode(digits: string): Block {
  return { text: digits, html: styled('p', CODE, escapeHtml(digits)) };
}

/** Something to be copied whole, such as a coin's address or an amount. */
export function textToCopy(text: string): Block {
  return { text, html: styled('p', COPIED, escapeHtml(text)) };
}

export function list(items: readonly string[]): Block {
  const entries = items.map((item) => styled('li', 'margin:0 0 4px', escapeHtml(item))).join('');
  return {
    text: items.map((item) => `- ${inOneLine(item)}`).join('\n'),
    html: styled('ul', `${PARAGRAPH};padding-left:20px`, entries),
  };
}

/** A link that looks like a button of the shop. */
export function buttonLink(words: string, url: string): Block {
  return { text: `${words}: ${url}`, html: styled('p', 'margin:24px 0 20px', link(url, BUTTON, words)) };
}

/** An address that stands for itself. */
export function textLink(url: string): Block {
  return { text: url, html: styled('p', `${PARAGRAPH};overflow-wrap:anywhere`, link(url, LINK, url)) };
}

/** Words that end with a colon, and an e-mail address as a link. */
export function mailLink(words: string, address: string): Block {
  return {
    text: `${words} ${address}`,
    html: `${paragraph(words).html}\n${styled('p', STRONG, link(`mailto:${address}`, LINK, address))}`,
  };
}

/** Joins blocks without empty lines between them in the plain text. */
export function together(...optional: readonly OptionalBlock[]): Block {
  const blocks = present(optional);
  return { text: blocks.map(({ text }) => text).join('\n'), html: blocks.map(({ html }) => html).join('\n') };
}

function present(blocks: readonly OptionalBlock[]): Block[] {
  return blocks.filter((block) => !!block);
}

/** Writes the plain text and the HTML of a letter from the same blocks. */
export function writeLetter(letter: Letter): Pick<Message, 'channel' | 'language' | 'subject' | 'text' | 'html'> {
  const { language, subject, blocks, footer, shopUrl, hasShopUrlInText } = letter;
  const text = [...present(blocks).map((block) => block.text), hasShopUrlInText ? `${footer}\n${shopUrl}` : footer].join('\n\n');
  return { channel: 'email', language, subject, text, html: page(letter) };
}

function page({ language, subject, blocks, footer, shopUrl }: Letter): string {
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light">',
    `<title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0;padding:24px 12px;background:#FBF6EE;color:#2A1A12;font:16px/1.55 \'Golos Text\',Arial,sans-serif">',
    '<div style="max-width:520px;margin:0 auto;padding:32px 28px;background:#FFFDF9;border:1px solid #E6D9C5;border-radius:14px">',
    styled('p', 'margin:0 0 20px;font:600 20px/1.2 Cormorant,Georgia,serif;color:#9A7424', escapeHtml(BRAND[language])),
    styled('h1', 'margin:0 0 16px;font:600 28px/1.2 Cormorant,Georgia,serif', escapeHtml(subject)),
    ...present(blocks).map(({ html }) => html),
    '<hr style="margin:24px 0 16px;border:0;border-top:1px solid #E6D9C5">',
    styled('p', 'margin:0;color:#6E5849;font-size:14px', `${escapeHtml(footer)}<br>\n${link(shopUrl, LINK, shopUrl)}`),
    '</div></body></html>',
  ].join('\n');
}

function link(url: string, style: string, words: string): string {
  return `<a href="${escapeHtml(url)}" style="${style}">${escapeHtml(words)}</a>`;
}

/** `content` is HTML. */
function styled(tag: string, style: string, content: string): string {
  return `<${tag} style="${style}">${content}</${tag}>`;
}
