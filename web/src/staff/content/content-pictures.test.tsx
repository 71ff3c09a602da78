import { fireEvent, screen, waitFor } from '@testing-library/react';
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
const fire = () => new File(['pixels'], 'fire.png', { type: 'image/png' });

test.each([
  ['ru', 'Вставить картинку… · русский', 'Что на картинке · русский', 'Что на картинке · английский', 'Вставить'],
  ['en', 'Insert a picture… · Russian', 'What is seen in it · Russian', 'What is seen in it · English', 'Insert'],
] as const)(
  'a picture is sent, described in both languages, and inserted into both texts (%s)',
  async (language, insert, russian, english, done) => {
    const sent = picture({ alt: '', alt_en: '', isUsed: false });
    Object.assign(server.answers, {
      [`GET ${PICTURES}`]: { items: [], nextCursor: null },
      [`POST ${PICTURES}`]: () => Response.json(sent, { status: 201 }),
      [`PUT ${PICTURES}/*`]: picture({ alt: 'Огонь', alt_en: 'Fire' }),
      [`GET ${ONE}`]: article({ draft: { ...article().draft, content: 'Раз.', content_en: 'One.' } }),
    });
    visitContent(server, '/content/articles/sankalpa', language);
    await press(insert);
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(dialog.querySelector('input[type=file]') as HTMLInputElement, { target: { files: [fire()] } });
    await type(russian, 'Огонь');
    await press(done);
    // Without words in one of the languages nothing is inserted.
    expect(server.callsOf(`PUT ${PICTURES}/*`)).toEqual([]);
    await type(english, 'Fire');
    await press(done);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsOf(`PUT ${PICTURES}/*`)[0]?.body).toEqual({ alt: 'Огонь', alt_en: 'Fire' });
    const texts = screen.getAllByRole<HTMLTextAreaElement>('textbox').map(({ value }) => value);
    expect(texts).toContain(`Раз.\n\n![Огонь](${sent.address})`);
    expect(texts).toContain(`One.\n\n![Fire](${sent.address})`);
    const shown = await waitFor(() => {
      const found = document.querySelector<HTMLImageElement>('.prose-text img');
      expect(found).not.toBeNull();
      return found;
    });
    expect(shown?.getAttribute('src')).toBe(sent.address);
  },
);

test('what is seen in a picture survives a reload, and is there when the picture is chosen again', async () => {
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

test('a dropped file is sent at once; what is no picture is told, and a picture of before goes into one text alone instead', async () => {
  Object.assign(server.answers, {
    [`GET ${PICTURES}`]: { items: [picture()], nextCursor: null },
    [`POST ${PICTURES}`]: () => problem(422, 'unreadable_picture'),
    [`PUT ${PICTURES}/*`]: picture(),
  });
  visitContent(server);
  fireEvent.drop(await field('Текст · английский'), { dataTransfer: { files: [fire()], types: ['Files'] } });
  expect((await screen.findByRole('alert')).textContent).toContain('Detail of unreadable_picture.');
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
  const second = picture({ id: '3b9d2c54-6a0f-4a1e-8f0b-5d2c7e9a1b3d', alt: 'Вода', address: '/pictures/water.webp' });
  Object.assign(server.answers, {
    [`GET ${PICTURES}`]: { items: [picture(), second], nextCursor: null },
    [`GET ${ONE}`]: article({ draft: { ...article().draft, content: 'Раз.\n\nДва.', content_en: 'One.\n\nTwo.' } }),
  });
  visitContent(server);
  const area = await field('Текст · русский');
  area.setSelectionRange(4, 4);
  fireEvent.select(area);
  for (const chosen of [picture(), second]) {
    server.answers[`PUT ${PICTURES}/*`] = chosen;
    await press('Вставить картинку… · русский');
    await press(chosen.alt);
    await press('Вставить');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  const [fireAt, waterAt, restAt] = [picture().address, second.address, 'Два.'].map((text) => area.value.indexOf(text));
  expect(area.value.indexOf('Раз.')).toBe(0);
  expect([fireAt, waterAt, restAt]).toEqual([fireAt, waterAt, restAt].toSorted((a = 0, b = 0) => a - b));
  expect(fireAt).toBeGreaterThan(0);
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
  const unused = picture({ id: '3b9d2c54-6a0f-4a1e-8f0b-5d2c7e9a1b3d', alt: 'Вода', isUsed: false });
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
  const second = picture({ id: '3b9d2c54-6a0f-4a1e-8f0b-5d2c7e9a1b3d', alt: 'Вода' });
  server.answers[`GET ${PICTURES}`] = { items: [second], nextCursor: null };
  await press('Показать ещё');
  expect(await screen.findByRole('button', { name: 'Вода' })).toBeDefined();
  expect(screen.queryByText('Detail of unavailable.')).toBeNull();
});

test('a file that arrives once another picture was chosen does not take its place, and the focus stays in the dialog', async () => {
  const sent = Promise.withResolvers<Response>();
  Object.assign(server.answers, {
    [`GET ${PICTURES}`]: { items: [picture()], nextCursor: null },
    [`POST ${PICTURES}`]: () => sent.promise,
  });
  visitContent(server);
  await press('Вставить картинку… · русский');
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(dialog.querySelector('input[type=file]') as HTMLInputElement, { target: { files: [fire()] } });
  await screen.findByText('Картинка отправляется…');
  const choice = await screen.findByRole('button', { name: 'Огонь в алтаре' });
  choice.focus();
  fireEvent.click(choice);
  expect([dialog.contains(document.activeElement), choice.isConnected]).toEqual([true, false]);
  fireEvent.change(await field('Что на картинке · русский'), { target: { value: 'Пламя' } });
  sent.resolve(Response.json(picture({ id: '3b9d2c54-6a0f-4a1e-8f0b-5d2c7e9a1b3d', alt: 'Вода' }), { status: 201 }));
  await waitFor(() => expect(server.callsOf(`POST ${PICTURES}`)).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect((await field('Что на картинке · русский')).value).toBe('Пламя');
});

test.each([
  ['shown when it arrives last', [0, 1], []],
  ['shown when it arrives first', [1, 0], []],
  ['kept from the place of a picture that was chosen after it', [0, 1], ['Огонь в алтаре']],
])('of two files the one that was sent last is %s', async (_, order, chosen) => {
  const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
  Object.assign(server.answers, {
    [`GET ${PICTURES}`]: { items: [picture()], nextCursor: null },
    [`POST ${PICTURES}`]: () => answers[server.callsOf(`POST ${PICTURES}`).length - 1]?.promise,
  });
  visitContent(server);
  await press('Вставить картинку… · русский');
  const dialog = await screen.findByRole('dialog');
  for (const count of [1, 2]) {
    fireEvent.change(dialog.querySelector('input[type=file]') as HTMLInputElement, { target: { files: [fire()] } });
    await waitFor(() => expect(server.callsOf(`POST ${PICTURES}`)).toHaveLength(count));
  }
  for (const name of chosen) await press(name);
  for (const index of order) {
    const sent = picture({ id: `3b9d2c54-6a0f-4a1e-8f0b-5d2c7e9a1b3${index}`, alt: index === 0 ? 'Не то' : 'То' });
    answers[index]?.resolve(Response.json(sent, { status: 201 }));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect((await field('Что на картинке · русский')).value).toBe(chosen[0] ?? 'То');
});

test('a ritual gets a picture of the shop with its words', async () => {
  const service = example<EditedService>('editedService');
  const place = '/api/admin/content/services/ganesha';
  const picture = example<ContentPicture>('contentPicture');
  Object.assign(server.answers, {
    [`GET ${place}`]: service,
    [`PUT ${place}`]: { ...service, version: 3 },
    'GET /api/admin/content/pictures': { items: [picture], nextCursor: null },
    'PUT /api/admin/content/pictures/*': picture,
  });
  visitContent(server, '/content/services/ganesha', 'en');
  await press('Choose a picture…');
  await press(picture.alt_en);
  expect(screen.queryByRole('checkbox', { name: /both texts/i })).toBeNull();
  // A browser leaves the page for a form within a form.
  expect(document.querySelector('form form')).toBeNull();
  await press('Use this picture');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Save draft');
  const bodies = () => server.callsOf(`PUT ${place}`).map(({ body }) => body);
  const chosen = { picture_url: picture.address, picture_alt: picture.alt, picture_alt_en: picture.alt_en };
  await waitFor(() => expect(bodies()).toMatchObject([chosen]));
  expect(bodies()[0]).not.toHaveProperty('picture');
});
