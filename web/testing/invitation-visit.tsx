import { fireEvent, screen } from '@testing-library/react';
import InvitationPage from '../src/account/invitation/invitation-page.tsx';
import type { SeenInvitation } from '../src/account/invitation/seen-invitation.ts';
import { example, type FakeServer, fakeServer, visitShop } from './shop-visit.tsx';

export const TOKEN = 'x'.repeat(43);
export const OWN = 'y'.repeat(43);
export const seen = example<SeenInvitation>('seenInvitation');

type Answers = FakeServer['answers'];

/** Opens the link of an invitation at a server that gives these answers. */
export function openInvitation(answers: Answers = {}, hash = `#${TOKEN}`) {
  const server = fakeServer({ 'POST /api/invitations/look': seen, 'POST /api/invitations/accept': { token: OWN }, ...answers });
  visitShop(
    <main id="content" tabIndex={-1}>
      <InvitationPage />
    </main>,
    server,
    { path: `/invitation${hash}` },
  );
  return server;
}

export const ownPart = example<SeenInvitation>('seenOwnPart');
export const LINE = 'PUT /api/invitations/line';
export const PART = 'PUT /api/invitations/part';
/** Opens the personal link of whoever has accepted. */
export const openOwn = (answers: Answers = {}) =>
  openInvitation({ 'POST /api/invitations/look': ownPart, ...answers }, `#${OWN}`);

/** Ticks that somebody agrees to their data being read at the fire. */
export const consent = () => fireEvent.click(screen.getByRole('checkbox', { name: /прочтут/ }));
