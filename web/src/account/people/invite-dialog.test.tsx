import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type } from '../../../testing/account-visit.tsx';
import { circle, LIST, peopleVisits } from '../../../testing/people-visit.ts';
import { example, leaveShop, press, problem } from '../../../testing/shop-visit.tsx';

const { visit, open } = peopleVisits();

test('what is typed into an invitation survives a lost connection and a reload, and is forgotten once there is a link', async () => {
  const invitation = 'PUT /api/participants/invitations/*';
  visit.server.answers[invitation] = () => problem(503, 'unavailable');
  open();
  await press('Пригласить близкого');
  await type('Кого вы приглашаете', 'тётя');
  await type('Несколько слов от вас', 'Это за твоё здоровье');
  await press('Создать ссылку');
  expect(await screen.findByText(/Detail of unavailable/)).toBeDefined();
  leaveShop();

  visit.server.answers[invitation] = example<object>('invitationWithLink');
  open();
  await press('Пригласить близкого');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Несколько слов от вас').value).toBe('Это за твоё здоровье');
  await press('Создать ссылку');
  expect(await screen.findByText(/#/)).toBeDefined();
  await press('Закрыть');
  await press('Пригласить близкого');
  expect(screen.getByLabelText<HTMLInputElement>('Кого вы приглашаете').value).toBe('');
});

test('an invitation that was made by a press whose answer was lost leaves nothing in the next', async () => {
  const invitation = 'PUT /api/participants/invitations/*';
  visit.server.answers[invitation] = ({ path }) => {
    const [other] = circle().invited;
    const invited = [{ ...other, id: path.split('/').at(-1), label: 'тётя' }];
    visit.server.answers[LIST] = { ...circle(), invited };
    return problem(503, 'unavailable');
  };
  open();
  await press('Пригласить близкого');
  await type('Кого вы приглашаете', 'тётя');
  await type('Несколько слов от вас', 'Это за твоё здоровье');
  await press('Создать ссылку');
  expect(await screen.findByRole('heading', { level: 3, name: 'тётя', hidden: true })).toBeDefined();
  visit.server.answers[invitation] = example<object>('invitationWithLink');
  await press('Создать ссылку');
  expect(await screen.findByText(/#/)).toBeDefined();
  await press('Закрыть');
  await press('Пригласить близкого');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Несколько слов от вас').value).toBe('');
});
