import { DAY_MS } from '#kernel/durations.ts';
import { createRunner, type Run } from './runner.ts';

/*
 * The script of the page at /docs/guide, which the server draws. It brings the buttons to life: each runs its step's calls against this
 * very shop and shows the answers.
 */

/** The day that the steps plan rituals for lies so far ahead. */
const DAYS_AHEAD = 10;

const page = document.querySelector<HTMLElement>('.docs-guide');
const words = JSON.parse(page?.dataset.words ?? '{}') as Readonly<
  Record<'running' | 'noAnswer' | 'done' | 'verified' | 'unverified', string>
>;
const steps = [...document.querySelectorAll<HTMLElement>('[data-run]')];
const runner = createRunner(new Map(steps.map(({ dataset: { step = '', run = '' } }) => [step, JSON.parse(run) as Run])), {
  fetch: (url, init) => fetch(url, init),
  language: document.documentElement.lang,
  day: new Date(Date.now() + DAYS_AHEAD * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  words,
});

for (const step of steps) {
  const button = step.querySelector('button');
  if (!button) continue;
  button.disabled = false;
  button.addEventListener('click', () => void press(step, button));
}

async function press(step: HTMLElement, button: HTMLButtonElement): Promise<void> {
  const status = step.querySelector('[role=status]');
  const answerBox = step.querySelector('pre');
  const answerText = step.querySelector('code');
  const choice = step.querySelector('select');
  if (!status || !answerBox || !answerText || button.ariaDisabled === 'true') return;
  // A second press must not run the step twice. `disabled` would take the focus away.
  button.ariaDisabled = 'true';
  status.textContent = words.running;
  try {
    const answers = await runner.run(step.dataset.step ?? '', choice ? { [choice.name]: choice.value } : {});
    status.textContent = words.done;
    answerBox.hidden = false;
    answerText.textContent = answers.map(({ call, status: code, text }) => `${call}\n${code}\n\n${text}`).join('\n\n');
  } catch {
    status.textContent = words.noAnswer;
    answerBox.hidden = true;
  } finally {
    button.ariaDisabled = 'false';
  }
}
