import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { example, fakeServer, leaveShop, problem, visitShop } from '../../../testing/shop-visit.tsx';
import InvitationPage, { type SeenInvitation } from './invitation-page.tsx';

afterEach(leaveShop);

const TOKEN = 'x'.repeat(43);
const OWN = 'y'.repeat(43);
const seen = example<SeenInvitation>('seenInvitation');

function open(answers: Parameters<typeof fakeServer>[0] = {}, hash = `#${TOKEN}`) {
  const server = fakeServer({ 'POST /api/invitations/look': seen, 'POST /api/invitations/accept': { token: OWN }, ...answers });
  visitShop(<InvitationPage />, server, { path: `/invitation${hash}` });
  return server;
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('the link shows who asks, takes data with a word of consent, and becomes the personal link', async () => {
  const server = open();
  expect(await screen.findByRole('heading', { name: /Анна И\. просит назвать вас/ })).toBeDefined();
  expect(screen.getByText('Мама, это за твоё здоровье.')).toBeDefined();
  fireEvent.change(screen.getByLabelText('Имя и фамилия'), { target: { value: 'Вера Иванова' } });
  await press('Согласиться и отправить');
  expect(await screen.findByText('Без согласия мы не можем вас назвать')).toBeDefined();
  expect(server.callsOf('POST /api/invitations/accept')).toEqual([]);
  fireEvent.click(screen.getByRole('checkbox', { name: /прочесть/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: /взрослый/ }));
  await press('Согласиться и отправить');
  expect(await screen.findByText('Напишите, кто отвечает')).toBeDefined();
  fireEvent.change(screen.getByLabelText('Кто отвечает'), { target: { value: 'Анна, мама' } });
  await press('Согласиться и отправить');
  await waitFor(() => expect(window.location.hash).toBe(`#${OWN}`));
  expect(server.callsOf('POST /api/invitations/accept')[0]?.body).toMatchObject({
    ...{ token: TOKEN, name: 'Вера Иванова', guardian: 'Анна, мама', birthDataConsent: true },
  });
});

test('an invitation is declined by one press', async () => {
  const server = open({ 'POST /api/invitations/decline': () => new Response(null, { status: 204 }) });
  await press('Отказаться');
  expect(await screen.findByRole('heading', { name: 'Вы не будете названы' })).toBeDefined();
  expect(server.callsOf('POST /api/invitations/decline')[0]?.body).toEqual({ token: TOKEN });
});

test.each([
  ['wrong', '#wrong'],
  ['over', `#${TOKEN}`],
])('a link that is %s is told', async (_, hash) => {
  open({ 'POST /api/invitations/look': () => problem(404, 'not_found') }, hash);
  expect(await screen.findByRole('heading', { name: 'Ссылка не действует' })).toBeDefined();
});
