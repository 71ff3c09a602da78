import { expect, test } from 'vitest';
import { openInstances } from './steps/instances.ts';

const { first, instances } = await openInstances();

const PLACES = ['/ru/article/sankalpa', '/ru/articles', '/api/articles/sankalpa?lang=ru', '/ru/rss.xml'];

function shown(url: string): Promise<string[]> {
  return Promise.all(instances.map(async ({ app }) => (await app.inject({ method: 'GET', url })).payload));
}

test('an edit in the database shows on every instance: in pages, in the API, in feeds and on share images', async () => {
  for (const url of PLACES) for (const payload of await shown(url)) expect(payload).toContain('намерение обряда');
  const before = await shown('/share/ru/article/sankalpa.png');

  const edit = { name: 'Санкальпа: слово перед огнём' };
  await first.database.queries.updateTable('articles').set(edit).where('id', '=', 'sankalpa').execute();
  for (const { modules } of instances) await modules.catalogue.refresh();

  for (const url of PLACES)
    for (const payload of await shown(url)) expect([url, payload.includes(edit.name)]).toEqual([url, true]);
  const after = await shown('/share/ru/article/sankalpa.png');
  for (const [index, image] of after.entries()) expect(image).not.toBe(before[index]);
});

test('every instance drops an article that was deleted and shows an article that was added', async () => {
  const { queries } = first.database;
  const { id: _, ...row } = await queries
    .selectFrom('articles')
    .selectAll()
    .where('id', '=', 'questions')
    .executeTakeFirstOrThrow();
  // The column takes its list as JSON, though its type is that of the list that is read.
  const tags = JSON.stringify(row.tags) as never;
  await queries
    .insertInto('articles')
    .values({ ...row, id: 'new-questions', tags })
    .execute();
  await queries.deleteFrom('articles').where('id', '=', 'questions').execute();
  for (const { modules } of instances) await modules.catalogue.refresh();

  for (const { app } of instances) {
    expect((await app.inject('/ru/article/questions')).statusCode).toBe(404);
    expect((await app.inject('/ru/article/new-questions')).statusCode).toBe(200);
    expect((await app.inject('/sitemap.xml')).payload).toContain('/en/article/new-questions');
    expect((await app.inject('/share/ru/article/questions.png')).statusCode).toBe(404);
  }
});
