import { escapeHtml } from '#kernel/escape.ts';
import type { Language } from '#kernel/language.ts';
import { GUIDE_WORDS } from '#words/guide.ts';
import { OWN_SANDBOX } from '../../contract/contract-document.ts';
import { codeBlocks } from '../blocks.ts';
import { CLIENT_PACKAGE } from '../client-package.ts';
import type { DocsPage, Drawing } from '../document.ts';
import { beginningIn } from './beginnings.ts';
import { PHP_VALUES, phpCall } from './php.ts';
import { PYTHON_VALUES, pythonCall } from './python.ts';
import { SHELL_VALUES, shellSample } from './shell.ts';
import { type GuideCall, type GuideStep, guideSteps, RECEIVERS, STEP_NAMES, type StepName, TROUBLES } from './steps.ts';

type Words = (typeof GUIDE_WORDS)[Language];
type Steps = ReturnType<typeof guideSteps>;

/** The way from nothing to a paid order. In the sandbox each call runs in the page. */
export function firstOrderPage(drawing: Drawing): DocsPage {
  const { language, origin, withTrying, look, hasClient, renderText } = drawing;
  const words = GUIDE_WORDS[language];
  const shop = withTrying ? origin : OWN_SANDBOX;
  const steps = guideSteps(shop);
  const { running, noAnswer, done, verified, unverified } = words;
  const wordsOfRuns = escapeHtml(JSON.stringify({ running, noAnswer, done, verified, unverified }));
  const page = {
    path: '/docs/guide',
    title: words.title,
    lead: words.lead,
    headings: STEP_NAMES.map((name) => ({ id: idOf(name), title: titleOf(name, words), level: 2 })),
    html: [
      `<div class="prose-text">${renderText(withTrying ? words.inSandbox : words.elsewhere).html}`,
      renderText(hasClient ? words.client(`${shop}${CLIENT_PACKAGE}`) : words.clientToMake).html,
      '</div>',
      `<div class="docs-guide" data-words="${wordsOfRuns}">`,
      ...STEP_NAMES.map((name) => stepHtml(name, steps, shop, drawing)),
      '</div>',
      `<div class="prose-text"><h2>${words.next}</h2>${renderText(words.nextText).html}</div>`,
    ].join(''),
  };
  return withTrying ? { ...page, script: look.guideScript } : page;
}

const idOf = (name: StepName) => `step-${name}`;
const titleOf = (name: StepName, words: Words) => `${STEP_NAMES.indexOf(name) + 1}. ${words.steps[name][0]}`;

function stepHtml(name: StepName, steps: Steps, shop: string, { language, withTrying, renderText }: Drawing): string {
  const words = GUIDE_WORDS[language];
  const title = titleOf(name, words);
  return [
    `<section class="docs-operation" aria-labelledby="${idOf(name)}"><h2 id="${idOf(name)}">${escapeHtml(title)}</h2>`,
    `<div class="prose-text">${renderText(words.steps[name][1]).html}</div>`,
    withTrying ? runForm(name, steps[name], words) : '',
    codeBlocks(title, samplesOf(name, steps, shop)),
    '</section>',
  ].join('');
}

/** The calls of a step in each language. Some steps begin with values that the reader chooses, the first with what all calls need. */
function samplesOf(name: StepName, steps: Steps, shop: string): [language: string, text: string][] {
  const { program, call, more = [], before = [], after = [] } = steps[name];
  const callsOf = (names: readonly StepName[]) => names.map((other) => steps[other].call);
  const calls = [...callsOf(before), call, ...more, ...callsOf(after)];
  const sample = (write: (call: GuideCall) => string, beginnings: Partial<Record<StepName, string>>) =>
    [beginnings[name], ...calls.map(write)].filter(Boolean).join('\n\n');
  return [
    ['curl', sample(shellSample, { ...SHELL_VALUES, key: `SHOP=${shop}` })],
    ['TypeScript', program],
    ['Python', sample(pythonCall, { ...PYTHON_VALUES, key: beginningIn('py', shop) })],
    ['PHP', sample(phpCall, { ...PHP_VALUES, key: beginningIn('php', shop) })],
  ];
}

/** The button by which the page runs a step, with the choices of the step and a place for the answer. */
function runForm(name: StepName, { call, more = [], before = [], after = [] }: GuideStep, words: Words): string {
  const data = escapeHtml(JSON.stringify({ call, more, before, after }));
  const answerLabel = escapeHtml(`${words.answer}: ${titleOf(name, words)}`);
  return [
    `<div class="docs-run" data-step="${name}" data-run="${data}">`,
    name === 'trouble' ? choice(name, words.trouble, TROUBLES, words.troubles) : '',
    name === 'receiver' ? choice(name, words.receiver, RECEIVERS, words.receivers) : '',
    `<button type="button" disabled aria-describedby="${idOf(name)}">${words.run}</button>`,
    '<p role="status"></p>',
    `<pre hidden tabindex="0" role="region" aria-label="${answerLabel}"><code></code></pre></div>`,
  ].join('');
}

/** A choice whose value stands for `$NAME` in the calls of the step. */
function choice<Value extends string>(
  name: string,
  label: string,
  values: readonly Value[],
  texts: Readonly<Record<Value, string>>,
): string {
  const options = values.map((value) => `<option value="${value}">${escapeHtml(texts[value])}</option>`);
  return `<label>${label} <select name="${name.toUpperCase()}">${options.join('')}</select></label>`;
}
