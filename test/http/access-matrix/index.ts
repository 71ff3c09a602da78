import { ACCOUNT } from './account.ts';
import { ADMIN_ORDERS } from './admin-orders.ts';
import { CERTIFICATES } from './certificates.ts';
import { CLIENTS } from './clients.ts';
import { CONSULTATIONS } from './consultations.ts';
import { CONTENT } from './content.ts';
import { DESK } from './desk.ts';
import { HAND_PAYMENTS } from './hand-payments.ts';
import { KEYS } from './keys.ts';
import { MEMBERS } from './members.ts';
import { MONEY } from './money.ts';
import { ORDERS } from './orders.ts';
import { PARTNERS } from './partners.ts';
import { PAYMENTS } from './payments.ts';
import { REPORTS } from './reports.ts';
import type { Row } from './rows.ts';
import { SANDBOX } from './sandbox.ts';
import { SETTINGS } from './settings.ts';
import { SHOP } from './shop.ts';
import { STAFF_SIGN_IN } from './staff-sign-in.ts';
import { WEBHOOKS } from './webhooks.ts';

const AREAS = [
  SHOP,
  ORDERS,
  PAYMENTS,
  ACCOUNT,
  STAFF_SIGN_IN,
  MEMBERS,
  CLIENTS,
  ADMIN_ORDERS,
  REPORTS,
  CERTIFICATES,
  CONTENT,
  MONEY,
  HAND_PAYMENTS,
  PARTNERS,
  KEYS,
  WEBHOOKS,
  DESK,
  CONSULTATIONS,
  SETTINGS,
  SANDBOX,
];

/** For each operation of the contract, the status that each role gets. An operation that is missing or stands twice fails the test. */
export const MATRIX: readonly (readonly [operation: string, row: Row])[] = AREAS.flatMap((area) => Object.entries(area));
