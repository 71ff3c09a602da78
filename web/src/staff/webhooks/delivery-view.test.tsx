import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { staffMember, visitSection } from '../../../testing/panel-visit.tsx';
import { example, type FakeServer, fakeServer, leadTo, leaveShop, press, problem } from '../../../testing/shop-visit.tsx';
import type { DeliveryStory, Webhook } from './webhook-queries.ts';
import WebhooksPage from './webhooks-page.tsx';

const READ = 'GET /api/partner/indra/webhooks/*/deliveries/*';
const SEND = 'POST /api/partner/indra/webhooks/*/deliveries/*/redeliver';
const WEBHOOK = example<Webhook>('webhook').id;
const story = example<DeliveryStory>('webhookDeliveryStory');
let server: FakeServer;

beforeEach(() => {
  server = fakeServer({ [READ]: story, [SEND]: example('webhookDelivery') });
});
afterEach(leaveShop);

const member = staffMember({ role: 'partner', partner: 'indra' });
const open = () => visitSection(WebhooksPage, server, { place: `/webhooks/${WEBHOOK}/${story.id}`, member, language: 'en' });

test('a delivery that is sent again is read until the attempt is made', async () => {
  open();
  await screen.findByText('Delivered');
  const onItsWay = { ...story, state: 'waiting', attempts: 0, nextAttemptAt: new Date().toISOString() };
  server.answers[READ] = onItsWay;
  await press('Send again');
  await screen.findByText('Waits');
  server.answers[READ] = story;
  expect(await screen.findByText('Delivered')).toBeDefined();
});

test('a delivery that is found to be gone is not offered to be sent again', async () => {
  open();
  await screen.findByRole('button', { name: 'Send again' });
  server.answers[READ] = () => problem(404, 'not_found');
  server.answers[SEND] = () => problem(404, 'not_found');
  await press('Send again');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull());
  expect(screen.getByText('Detail of not_found.')).toBeDefined();
});

test('why a delivery was not sent again is told of that delivery alone', async () => {
  const other = crypto.randomUUID();
  server.answers[READ] = ({ path }) => Response.json({ ...story, id: path.split('/').at(-1) });
  server.answers[SEND] = () => problem(409, 'request_in_progress');
  open();
  await screen.findByRole('button', { name: 'Send again' });
  await leadTo(`/admin-panel/webhooks/${WEBHOOK}/${other}`);
  await press('Send again');
  expect(await screen.findByText('Detail of request_in_progress.')).toBeDefined();
  await leadTo(`/admin-panel/webhooks/${WEBHOOK}/${story.id}`);
  expect(screen.queryByText('Detail of request_in_progress.')).toBeNull();
});
