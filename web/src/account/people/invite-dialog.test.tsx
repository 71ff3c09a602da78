import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type } from '../../../testing/account-visit.tsx';
import { circle, LIST, peopleVisits } from '../../../testing/people-visit.ts';
import { example, leaveShop, press, problem, value } from '../../../testing/shop-visit.tsx';

const { visit, open } = peopleVisits();

const invitation = 'PUT /api/participants/invitations/*';
async function invite() {
  await press('Пригласить близкого');
  await type('Кого вы приглашаете', 'тётя');
  await type('Несколько слов от вас', 'Это за твоё здоровье');
  await press('Создать ссылку');
}
/** Makes the link, and begins the next invitation. */
async function makeLinkAndNext() {
  await press('Создать ссылку');
  expect(await screen.findByText(/#/)).toBeDefined();
  await press('Закрыть');
  await press('Пригласить близкого');
}

test('what is typed into an invitation survives a lost connection and a reload until there is a link', async () => {
  visit.server.answers[invitation] = () => problem(503, 'unavailable');
  open();
  await invite();
  expect(await screen.findByText(/Detail of unavailable/)).toBeDefined();
  leaveShop();

  visit.server.answers[invitation] = example<object>('invitationWithLink');
  open();
  await press('Пригласить близкого');
  expect(value('Несколько слов от вас')).toBe('Это за твоё здоровье');
  await makeLinkAndNext();
  expect(value('Кого вы приглашаете')).toBe('');
});

test('what was typed into an invitation whose answer was lost does not stand in the next', async () => {
  visit.server.answers[invitation] = ({ path }) => {
    // It is made all the same, and stands in the list that is read after it.
    const invited = [{ ...circle().invited[0], id: path.split('/').at(-1), label: 'тётя' }];
    visit.server.answers[LIST] = { ...circle(), invited };
    return problem(503, 'unavailable');
  };
  open();
  await invite();
  expect(await screen.findByRole('heading', { level: 3, name: 'тётя', hidden: true })).toBeDefined();
  visit.server.answers[invitation] = example<object>('invitationWithLink');
  await makeLinkAndNext();
  expect(value('Несколько слов от вас')).toBe('');
});
