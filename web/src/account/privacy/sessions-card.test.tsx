import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accountVisits, user } from '../../../testing/account-visit.tsx';
import { example, pressFocused } from '../../../testing/shop-visit.tsx';

const visit = accountVisits();

test('where another browser is signed out, the focus goes from its button to the list', async () => {
  const { items } = example<{ items: object[] }>('sessions');
  const other = { ...items[0], id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff', device: 'Firefox', isCurrent: false };
  visit.server.answers['GET /api/auth/sessions'] = { items: [...items, other], nextCursor: null };
  visit.server.answers['DELETE /api/auth/sessions/*'] = () => {
    visit.server.answers['GET /api/auth/sessions'] = { items, nextCursor: null };
    return new Response(null, { status: 204 });
  };
  visit.open(user());
  await pressFocused('Завершить: Firefox');
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Chrome · Android/));
});
