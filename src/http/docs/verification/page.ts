import { escapeHtml } from '#kernel/escape.ts';
import { DELIVERY_TERMS, MOST_ATTEMPTS } from '#modules/webhooks/index.ts';
import { VERIFICATION_WORDS } from '#words/verification.ts';
import { codeBlock, codeBlocks, table } from '../blocks.ts';
import type { DocsPage, Drawing } from '../document.ts';
import { EXAMPLE, exampleKey, exampleSignature, exampleSigned, recomputing, TOLERANCE_SECONDS } from './example.ts';
import { receivers } from './receivers.ts';

type Part = readonly [id: string, title: string, html: string];

/** How a receiver verifies a webhook by hand, and when it comes again. All numbers are those of the code. */
export function verificationPage(drawing: Drawing): DocsPage {
  const words = VERIFICATION_WORDS[drawing.language];
  const prose = (markdown: string) => `<div class="prose-text">${drawing.renderText(markdown).html}</div>`;
  const parts: Part[] = [
    ['steps', words.steps, prose(words.stepsText(TOLERANCE_SECONDS))],
    ['example', words.example, prose(words.exampleText) + example(drawing)],
    ['receivers', words.receivers, prose(words.receiversText) + codeBlocks(words.receivers, receivers())],
    ['retries', words.retries, prose(words.retriesText(numbers(drawing))) + retries(drawing)],
    ['standard', words.standard, prose(words.standardText)],
  ];
  return {
    path: '/docs/verification',
    title: words.title,
    lead: words.lead,
    headings: parts.map(([id, title]) => ({ id, title, level: 2 })),
    html: parts.map(([id, title, html]) => `<h2 id="${id}">${escapeHtml(title)}</h2>${html}`).join(''),
  };
}

function example({ language }: Drawing): string {
  const words = VERIFICATION_WORDS[language];
  const rows = [
    [words.secret, EXAMPLE.secret],
    [words.key, exampleKey().toString('hex')],
    [words.header('webhook-id'), EXAMPLE.id],
    [words.header('webhook-timestamp'), EXAMPLE.timestamp],
    [words.body, EXAMPLE.body],
    [words.signed, exampleSigned()],
    [words.header('webhook-signature'), exampleSignature()],
  ].map(([name = '', value = '']) => [escapeHtml(name), `<code>${escapeHtml(value)}</code>`]);
  return table(words.example, [words.part, words.value], rows) + codeBlock(words.recompute, recomputing());
}

function numbers({ language }: Drawing) {
  const { time } = VERIFICATION_WORDS[language];
  const { answerWithin, pauses, mostExtraPause, longestHold, longestFailing, kept } = DELIVERY_TERMS;
  return {
    attempts: MOST_ATTEMPTS,
    percent: Math.round(mostExtraPause * 100),
    answerWithin: time(answerWithin),
    inAll: time(pauses.reduce((sum, pause) => sum + pause, 0)),
    longestHold: time(longestHold),
    failing: time(longestFailing),
    kept: time(kept),
  };
}

/** A row for each attempt: how long after the one before, and after the first. */
function retries({ language }: Drawing): string {
  const words = VERIFICATION_WORDS[language];
  let since = 0;
  const rows = [0, ...DELIVERY_TERMS.pauses].map((pause, at) => {
    since += pause;
    return [String(at + 1), at === 0 ? words.atOnce : words.time(pause), at === 0 ? '' : words.time(since)];
  });
  return table(words.retries, [words.attempt, words.pause, words.since], rows);
}
