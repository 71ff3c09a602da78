import { expect, test } from 'vitest';
import { createCatalogue } from './catalogue.ts';

const renderPlain = (markdown: string) => ({ html: markdown, toc: [], plain: markdown });

function countingReader() {
  const state = { version: 1, reads: 0, isGone: false };
  return {
    state,
    services: async () => {
      if (state.isGone) throw new Error('database gone');
      state.reads++;
      return [];
    },
    articles: async () => [],
    documents: async () => [],
    contentVersion: async () => state.version,
  };
}

test('the catalogue is read once for any number of visitors', async () => {
  const reader = countingReader();
  const catalogue = createCatalogue(reader, renderPlain);
  await Promise.all([catalogue.current(), catalogue.current(), catalogue.current()]);
  await catalogue.refresh();
  expect(reader.state.reads).toBe(1);
});

test('an edit is seen after the next refresh', async () => {
  const reader = countingReader();
  const catalogue = createCatalogue(reader, renderPlain);
  await catalogue.current();
  reader.state.version = 2;
  await catalogue.refresh();
  expect((await catalogue.current()).version).toBe(2);
});

test('a text is rendered at its first use, once for each version of the content', async () => {
  const reader = countingReader();
  const rendered: string[] = [];
  const catalogue = createCatalogue(reader, (markdown) => {
    rendered.push(markdown);
    return renderPlain(markdown);
  });
  const { textOf } = await catalogue.current();
  expect(rendered).toEqual([]);
  expect([textOf('a').html, textOf('b').html, textOf('a').html]).toEqual(['a', 'b', 'a']);
  expect(rendered).toEqual(['a', 'b']);
  reader.state.version = 2;
  await catalogue.refresh();
  (await catalogue.current()).textOf('a');
  expect(rendered).toEqual(['a', 'b', 'a']);
});

test('a catalogue that could not be read is read again at the next request', async () => {
  const reader = countingReader();
  const catalogue = createCatalogue(reader, renderPlain);
  reader.state.isGone = true;
  await expect(catalogue.current()).rejects.toThrow('database gone');
  reader.state.isGone = false;
  expect(await catalogue.current()).toMatchObject({ version: 1, services: [], articles: [] });
});

test('a refresh that fails keeps the known content', async () => {
  const reader = countingReader();
  const catalogue = createCatalogue(reader, renderPlain);
  await catalogue.current();
  Object.assign(reader.state, { version: 2, isGone: true });
  await expect(catalogue.refresh()).rejects.toThrow('database gone');
  expect((await catalogue.current()).version).toBe(1);
});
