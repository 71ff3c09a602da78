import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('a step that gets no answer does not show its former one', async () => {
  const run = { call: { method: 'GET', path: '/rituals', by: 'nothing', keeps: {} }, more: [], before: [], after: [] };
  document.body.innerHTML = `<div class="docs-guide"><div data-step="read"><button disabled></button><p role="status"></p><pre hidden><code></code></pre></div></div>`;
  Object.assign((document.querySelector('.docs-guide') as HTMLElement).dataset, {
    words: JSON.stringify({ running: 'running', noAnswer: 'no answer', done: 'done' }),
  });
  Object.assign((document.querySelector('[data-step]') as HTMLElement).dataset, { run: JSON.stringify(run) });
  const fetch = vi
    .fn()
    .mockResolvedValueOnce(Response.json({ id: 'ganesha' }))
    .mockRejectedValueOnce(new Error('gone'));
  vi.stubGlobal('fetch', fetch);
  await import('./guide.ts');
  const says = (words: string) => vi.waitFor(() => expect(document.querySelector('[role=status]')?.textContent).toBe(words));
  const answer = document.querySelector('pre') as HTMLElement;
  document.querySelector('button')?.click();
  await says('done');
  expect([answer.hidden, answer.textContent]).toEqual([false, expect.stringContaining('"id": "ganesha"')]);
  await vi.waitFor(() => expect(document.querySelector('button')?.ariaDisabled).toBe('false'));
  document.querySelector('button')?.click();
  await says('no answer');
  expect(answer.hidden).toBe(true);
});
