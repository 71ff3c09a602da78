import { randomUUID } from 'node:crypto';
import { cents } from '#kernel/money.ts';
import { createSandboxCardRefunds } from '../../src/adapters/card-gateway/sandbox-refunds.ts';
import { createSandboxRefundStore } from '../../src/adapters/postgres/payments/sandbox-card-refunds.ts';
import { describeCardRefunds } from './card-refunds.contract.ts';
import { databaseOfFile } from './open-database.ts';

const database = await databaseOfFile();

const receivedAt = new Date('2026-11-20T10:00:00Z');

describeCardRefunds(() => ({
  refunds: createSandboxCardRefunds(createSandboxRefundStore(database.queries)),
  paid: async () => ({
    id: randomUUID(),
    orderId: randomUUID(),
    gateway: 'link',
    gatewayPaymentId: '',
    amountCents: cents(30_000),
    receivedAt,
    reviews: [],
  }),
}));
