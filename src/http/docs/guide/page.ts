import { escapeHtml } from '#kernel/escape.ts';
import { GUIDE_WORDS } from '#words/guide.ts';
import { OWN_SANDBOX } from '../../contract/contract-document.ts';
import { codeBlocks } from '../blocks.ts';
import { CLIENT_PACKAGE } from '../client-package.ts';
import type { DocsPage, Drawing } from '../document.ts';
import { PHP_VALUES, phpBeginning, phpCall } from './php.ts';
import { PYTHON_VALUES, pythonBeginning, pythonCall } from './python.ts';
import { SHELL_VALUES, shellSample } from './shell.ts';
import { type GuideCall, guideSteps, RECEIVERS, STEP_NAMES, type StepName, TROUBLES } from './steps.ts';

/** The way from nothing to a paid order. In the sandbox each call runs in the page. */
export function firstOrderPage({ language, origin, withTrying, look, hasClient, renderText }: Drawing): DocsPage {
  const words = GUIDE_WORDS[language];
  const shop = withTrying ? origin : OWN_SANDBOX;
  const steps = guideSteps(shop);
  const idOf = (name: StepName) => `step-${name}`;
  const titleOf = (name: StepName) => `${STEP_NAMES.indexOf(name) + 1}. ${words.steps[name][0]}`;

  const stepHtml = (name: StepName) => {
    const { program, call, more = [], before = [], after = [] } = steps[name];
    const title = escapeHtml(titleOf(name));
    const callsOf = (names: readonly StepName[]) => names.map((one) => steps[one].call);
    const calls = [...callsOf(before), call, ...more, ...callsOf(after)];
    const sample = (write: (call: GuideCall) => string, beginnings: Partial<Record<StepName, string>>) =>
      [beginnings[name], ...calls.map(write)].filter(Boolean).join('\n\n');
    const samples: [language: string, text: string][] = [
      ['curl', sample(shellSample, { ...SHELL_VALUES, key: `SHOP=${shop}` })],
      ['TypeScript', program],
      ['Python', sample(pythonCall, { ...PYTHON_VALUES, key: pythonBeginning(shop) })],
      ['PHP', sample(phpCall, { ...PHP_VALUES, key: phpBeginning(shop) })],
    ];
    return [
      `<section class="docs-operation" aria-labelledby="${idOf(name)}"><h2 id="${idOf(name)}">${title}</h2>`,
      `<div class="prose-text">${renderText(words.steps[name][1]).html}</div>`,
      withTrying ? form(name) : '',
      codeBlocks(titleOf(name), samples),
      '</section>',
    ].join('');
  };

  const form = (name: StepName) => {
    const { call, more = [], before = [], after = [] } = steps[name];
    const data = escapeHtml(JSON.stringify({ call, more, before, after }));
    return [
      `<div class="docs-run" data-step="${name}" data-run="${data}">`,
      name === 'trouble' ? choice(name, TROUBLES, words.troubles) : '',
      name === 'receiver' ? choice(name, RECEIVERS, words.receivers) : '',
      `<button type="button" disabled aria-describedby="${idOf(name)}">${words.run}</button>`,
      '<p role="status"></p>',
      `<pre hidden tabindex="0" role="region" aria-label="${escapeHtml(`${words.answer}: ${titleOf(name)}`)}"><code></code></pre></div>`,
    ].join('');
  };

  const choice = <Value extends string>(
    name: 'trouble' | 'receiver',
    values: readonly Value[],
    texts: Readonly<Record<Value, string>>,
  ) => {
    const options = values.map((value) => `<option value="${value}">${escapeHtml(texts[value])}</option>`);
    return `<label>${words[name]} <select name="${name.toUpperCase()}">${options.join('')}</select></label>`;
  };

  const { running, noAnswer, done, verified, unverified } = words;
  const wordsOfRuns = escapeHtml(JSON.stringify({ running, noAnswer, done, verified, unverified }));
  return {
    path: '/docs/guide',
    title: words.title,
    lead: words.lead,
    headings: STEP_NAMES.map((name) => ({ id: idOf(name), title: titleOf(name), level: 2 })),
    html: [
      `<div class="prose-text">${renderText(withTrying ? words.inSandbox : words.elsewhere).html}`,
      renderText(hasClient ? words.client(`${shop}${CLIENT_PACKAGE}`) : words.clientToMake).html,
      '</div>',
      `<div class="docs-guide" data-words="${wordsOfRuns}">${STEP_NAMES.map(stepHtml).join('')}</div>`,
      `<div class="prose-text"><h2>${words.next}</h2>${renderText(words.nextText).html}</div>`,
    ].join(''),
    ...(withTrying ? { script: look.guideScript } : {}),
  };
}
