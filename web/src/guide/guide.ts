import { createRunner, type Run } from './runner.ts';

/** Brings the buttons of the guide to life: each runs its call against this very shop and shows the answer. */
const page = document.querySelector<HTMLElement>('.docs-guide');
const words = JSON.parse(page?.dataset.words ?? '{}') as Readonly<
  Record<'running' | 'noAnswer' | 'done' | 'verified' | 'unverified', string>
>;
const steps = [...document.querySelectorAll<HTMLElement>('[data-run]')];
const runs = new Map(steps.map(({ dataset: { step = '', run = '{}' } }) => [step, JSON.parse(run) as Run]));
const runner = createRunner(runs, {
  fetch: (url, init) => fetch(url, init),
  language: document.documentElement.lang,
  day: new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10),
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
  const [status, box, shown] = ['[role=status]', 'pre', 'code'].map((kind) => step.querySelector<HTMLElement>(kind));
  const choice = step.querySelector('select');
  if (!status || !box || !shown || button.ariaDisabled === 'true') return;
  // Pressed again it must not run twice; `disabled` would take the focus away.
  button.ariaDisabled = 'true';
  status.textContent = words.running;
  try {
    const answers = await runner.run(step.dataset.step ?? '', choice ? { [choice.name]: choice.value } : {});
    status.textContent = words.done;
    box.hidden = false;
    shown.textContent = answers.map(({ call, status: code, text }) => `${call}\n${code}\n\n${text}`).join('\n\n');
  } catch {
    status.textContent = words.noAnswer;
  } finally {
    button.ariaDisabled = 'false';
  }
}
