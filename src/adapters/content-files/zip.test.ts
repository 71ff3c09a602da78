import { inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { zipOf } from './zip.ts';

const files = [
  { name: 'texts-1.yaml', text: () => 'огонь\n'.repeat(1000) },
  { name: 'texts-2.yaml', text: () => 'fire\n' },
];

test('an archive holds its files by their names, compressed', async () => {
  const archive = await zipOf(files);
  expect(archive.length).toBeLessThan(1000);
  for (const { name, text } of files) {
    const start = archive.indexOf(name) + name.length;
    expect(inflateRawSync(archive.subarray(start)).toString()).toBe(text());
  }
});

test('the same files make the same archive', async () => {
  expect(await zipOf(files)).toEqual(await zipOf(files));
});

test('a text that cannot be had is an error', async () => {
  const broken = {
    name: 'texts-2.yaml',
    text: () => {
      throw new Error('The texts are gone');
    },
  };
  await expect(zipOf([...files.slice(0, 1), broken])).rejects.toThrow('The texts are gone');
});
