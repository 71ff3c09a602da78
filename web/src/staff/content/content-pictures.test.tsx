import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { article, contentServer, field, ONE, type, visitContent } from '../../../testing/content-visit.tsx';
import { example, type FakeServer, leaveShop, press, problem } from '../../../testing/shop-visit.tsx';
import type { ContentPicture } from './picture-calls.ts';
import type { EditedService } from './service-kind.ts';

let server: FakeServer;

beforeEach(() => {
  server = contentServer();
});
afterEach(leaveShop);

const PICTURES = '/api/admin/content/pictures';
const picture = (changes: Partial<ContentPicture> = {}) => ({ ...example<ContentPicture>('contentPicture'), ...changes });
const water = picture({ id: '3b9d2c54-6a0f-4a1e-8f0b-5d2c7e9a1b3d', alt: 'Вода', address: '/pictures/water.webp' });
const fire = () => new File(['pixels'], 'fire.png', { type: 'image/png' });
const chooseFile = (dialog: HTMLElement) =>
  fireEvent.change(dialog.querySelector('input[type=file]') as HTMLInputElement, { target: { files: [fire()] } });

/** Lets the answer to a file arrive, until the page has made of it what it does. */
async function arrive(answer: PromiseWithResolvers<Response>, sent: ContentPicture) {
  const response = Response.json(sent, { status: 201 });
  answer.resolve(response);
  await waitFor(() => expect(response.bodyUsed).toBe(true));
  // What a query is answered is told in the next turn.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

test('a picture is sent, described in both languages, and inserted into both texts', async () => {
  const sent = picture({ alt: '', alt_en: '', isUsed: false });
  Object.assign(server.answers, {
    [`GET ${PICTURES}`]: { items: [], nextCursor: null },
    [`POST ${PICTURES}`]: () => Response.json(sent, { status: 201 }),
    [`PUT ${PICTURES}/*`]: picture({ alt: 'Огонь', alt_en: 'Fire' }),
    [`GET ${ONE}`]: article({ draft: { ...article().draft, content: 'Раз.', content_en: 'One.' } }),
  });
  visitContent(server);
  await press('Вставить картинку… · русский');
  chooseFile(await screen.findByRole('dialog'));
  await type('Что на картинке · русский', 'Огонь');
  await press('Вставить');
  // Without words in one of the languages nothing is inserted.
  expect(server.callsOf(`PUT ${PICTURES}/*`)).toEqual([]);
  await type('Что на картинке · английский', 'Fire');
  await press('Вставить');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(`PUT ${PICTURES}/*`)[0]?.body).toEqual({ alt: 'Огонь', alt_en: 'Fire' });
  const texts = screen.getAllByRole<HTMLTextAreaElement>('textbox').map(({ value }) => value);
  expect(texts).toContain(`Раз.\n\n![Огонь](${sent.address})`);
  expect(texts).toContain(`One.\n\n![Fire](${sent.address})`);
  await waitFor(() => expect(document.querySelector('.prose-text img')?.getAttribute('src')).toBe(sent.address));
});

test('what is typed of a picture survives a reload, until the picture is inserted', async () => {
  Object.assign(server.answers, {
    [`GET ${PICTURES}`]: { items: [picture()], nextCursor: null },
    [`PUT ${PICTURES}/*`]: picture(),
  });
  const reopen = async () => {
    leaveShop();
    visitContent(server, '/content/articles/sankalpa');
    await press('Вставить картинку… · русский');
    await press('Огонь в алтаре');
    return field('Что на картинке · английский');
  };
  fireEvent.change(await reopen(), { target: { value: 'Flames at dawn' } });
  expect((await reopen()).value).toBe('Flames at dawn');
  await press('Вставить');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await reopen()).value).toBe('Fire in the altar');
});

test('a file that is dropped into a text is sent at once, and what is no picture is told', async () => {
  server.answers[`GET ${PICTURES}`] = { items: [], nextCursor: null };
  server.answers[`POST ${PICTURES}`] = () => problem(422, 'unreadable_picture');
  visitContent(server);
  fireEvent.drop(await field('Текст · английский'), { dataTransfer: { files: [fire()], types: ['Files'] } });
  expect((await screen.findByRole('alert')).textContent).toContain('Detail of unreadable_picture.');
});

test('a picture can be inserted into the text of one language alone', async () => {
  Object.assign(server.answers, {
    [`GET ${PICTURES}`]: { items: [picture()], nextCursor: null },
    [`PUT ${PICTURES}/*`]: picture(),
  });
  visitContent(server);
  await press('Вставить картинку… · английский');
  await press('Огонь в алтаре');
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Вставить\sв\sоба/ }));
  await press('Вставить');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await field('Текст · английский')).value).toContain(`![Fire in the altar](${picture().address})`);
  expect((await field('Текст · русский')).value).not.toContain('/pictures/');
});

test.each([
  ['where it was dropped', (area: Element) => area, 'Раз.\n\n![Огонь в алтаре]'],
  ['at the cursor where the browser tells no place in the field', () => document.body, 'Раз.\n\nДва.\n\n![Огонь в алтаре]'],
])('a dropped picture comes %s', async (_, nodeAt, beginning) => {
  Object.assign(server.answers, {
    [`GET ${PICTURES}`]: { items: [picture()], nextCursor: null },
    [`POST ${PICTURES}`]: () => problem(422, 'unreadable_picture'),
    [`PUT ${PICTURES}/*`]: picture(),
    [`GET ${ONE}`]: article({ draft: { ...article().draft, content: 'Раз.\n\nДва.', content_en: 'One.\n\nTwo.' } }),
  });
  visitContent(server);
  const area = await field('Текст · русский');
  area.setSelectionRange(area.value.length, area.value.length);
  fireEvent.select(area);
  document.caretPositionFromPoint = () => ({ offsetNode: nodeAt(area), offset: 4, getClientRect: () => null });
  fireEvent.drop(area, { dataTransfer: { files: [fire()], types: ['Files'] } });
  Reflect.deleteProperty(document, 'caretPositionFromPoint');
  await press('Огонь в алтаре');
  await press('Вставить');
  await waitFor(() => expect(area.value.startsWith(beginning)).toBe(true));
});

test('of two pictures that are inserted one after the other the second stands below the first', async () => {
  Object.assign(server.answers, {
    [`GET ${PICTURES}`]: { items: [picture(), water], nextCursor: null },
    [`GET ${ONE}`]: article({ draft: { ...article().draft, content: 'Раз.\n\nДва.', content_en: 'One.\n\nTwo.' } }),
  });
  visitContent(server);
  const area = await field('Текст · русский');
  area.setSelectionRange('Раз.'.length, 'Раз.'.length);
  fireEvent.select(area);
  for (const chosen of [picture(), water]) {
    server.answers[`PUT ${PICTURES}/*`] = chosen;
    await press('Вставить картинку… · русский');
    await press(chosen.alt);
    await press('Вставить');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(area.value).toBe(`Раз.\n\n![Огонь в алтаре](${picture().address})\n\n![Вода](${water.address})\n\nДва.`);
});

test('a picture that is being described is not left: it would come into what is typed meanwhile', async () => {
  const described = Promise.withResolvers<Response>();
  Object.assign(server.answers, {
    [`GET ${PICTURES}`]: { items: [picture()], nextCursor: null },
    [`PUT ${PICTURES}/*`]: () => described.promise,
  });
  visitContent(server);
  await press('Вставить картинку… · русский');
  await press('Огонь в алтаре');
  await press('Вставить');
  await waitFor(() => expect(server.callsOf(`PUT ${PICTURES}/*`)).toHaveLength(1));
  await press('Другая картинка');
  await press('Закрыть');
  expect(screen.getByRole('button', { name: 'Другая картинка' })).toBeDefined();
  described.resolve(Response.json(picture()));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('only a picture that no text shows can be deleted', async () => {
  const unused = { ...water, isUsed: false };
  server.answers[`GET ${PICTURES}`] = { items: [picture(), unused], nextCursor: null };
  server.answers[`DELETE ${PICTURES}/*`] = () => new Response(null, { status: 204 });
  visitContent(server);
  await press('Вставить картинку… · русский');
  await press('Удалить картинку: Вода');
  expect(screen.getAllByRole('button', { name: /^Удалить картинку/ })).toHaveLength(1);
  await waitFor(() =>
    expect(server.callsOf(`DELETE ${PICTURES}/*`).map(({ path }) => path)).toEqual([`${PICTURES}/${unused.id}`]),
  );
});

test('more pictures that do not come are told, and come with another press', async () => {
  server.answers[`GET ${PICTURES}`] = ({ search }) =>
    search.includes('cursor') ? problem(503, 'unavailable') : Response.json({ items: [picture()], nextCursor: 'more' });
  visitContent(server);
  await press('Вставить картинку… · русский');
  await press('Показать ещё');
  expect(await screen.findByText('Detail of unavailable.')).toBeDefined();
  server.answers[`GET ${PICTURES}`] = { items: [water], nextCursor: null };
  await press('Показать ещё');
  expect(await screen.findByRole('button', { name: 'Вода' })).toBeDefined();
  expect(screen.queryByText('Detail of unavailable.')).toBeNull();
});

/** Opens the dialog of pictures, from which a file can be sent. */
async function beginInserting(answerTo: (file: number) => Promise<Response> | undefined) {
  Object.assign(server.answers, {
    [`GET ${PICTURES}`]: { items: [picture()], nextCursor: null },
    [`POST ${PICTURES}`]: () => answerTo(server.callsOf(`POST ${PICTURES}`).length - 1),
  });
  visitContent(server);
  await press('Вставить картинку… · русский');
  return screen.findByRole('dialog');
}

test('a file that arrives after another picture was chosen does not take its place', async () => {
  const answer = Promise.withResolvers<Response>();
  const dialog = await beginInserting(() => answer.promise);
  chooseFile(dialog);
  await screen.findByText('Картинка отправляется…');
  await press('Огонь в алтаре');
  fireEvent.change(await field('Что на картинке · русский'), { target: { value: 'Пламя' } });
  await arrive(answer, water);
  expect((await field('Что на картинке · русский')).value).toBe('Пламя');
});

test('the focus stays in the dialog when the picture that had it is chosen', async () => {
  const dialog = await beginInserting(() => undefined);
  const choice = await screen.findByRole('button', { name: 'Огонь в алтаре' });
  choice.focus();
  fireEvent.click(choice);
  expect([dialog.contains(document.activeElement), choice.isConnected]).toEqual([true, false]);
});

test.each([
  ['last', [0, 1]],
  ['first', [1, 0]],
])('of two files the one that was sent last is shown, also when it arrives %s', async (_, order) => {
  const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
  const dialog = await beginInserting((file) => answers[file]?.promise);
  for (const count of [1, 2]) {
    chooseFile(dialog);
    await waitFor(() => expect(server.callsOf(`POST ${PICTURES}`)).toHaveLength(count));
  }
  for (const file of order)
    await arrive(answers[file] as PromiseWithResolvers<Response>, { ...water, alt: file === 0 ? 'Не то' : 'То' });
  expect((await field('Что на картинке · русский')).value).toBe('То');
});

test('a ritual gets a picture of the shop with its words', async () => {
  const service = example<EditedService>('editedService');
  const place = '/api/admin/content/services/ganesha';
  const { address, alt, alt_en } = picture();
  Object.assign(server.answers, {
    [`GET ${place}`]: service,
    [`PUT ${place}`]: { ...service, version: 3 },
    [`GET ${PICTURES}`]: { items: [picture()], nextCursor: null },
    [`PUT ${PICTURES}/*`]: picture(),
  });
  visitContent(server, '/content/services/ganesha', 'en');
  await press('Choose a picture…');
  await press(alt_en);
  expect(screen.queryByRole('checkbox', { name: /both texts/i })).toBeNull();
  // A browser leaves the page for a form within a form.
  expect(document.querySelector('form form')).toBeNull();
  await press('Use this picture');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Save draft');
  const bodies = () => server.callsOf(`PUT ${place}`).map(({ body }) => body);
  await waitFor(() => expect(bodies()).toMatchObject([{ picture_url: address, picture_alt: alt, picture_alt_en: alt_en }]));
  expect(bodies()[0]).not.toHaveProperty('picture');
});
