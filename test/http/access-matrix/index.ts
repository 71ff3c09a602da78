import { ACCOUNT } from './account.ts';
import { ADMIN_ORDERS } from './admin-orders.ts';
import { CLIENTS } from './clients.ts';
import { CONTENT } from './content.ts';
import { MONEY } from './money.ts';
import { ORDERS } from './orders.ts';
import { PARTNERS } from './partners.ts';
import { RITUALS } from './rituals.ts';
import type { Row } from './rows.ts';
import { SANDBOX } from './sandbox.ts';
import { SETTINGS } from './settings.ts';
import { SHOP } from './shop.ts';
import { STAFF } from './staff.ts';

const AREAS = [SHOP, ORDERS, ACCOUNT, STAFF, CLIENTS, ADMIN_ORDERS, RITUALS, CONTENT, MONEY, PARTNERS, SETTINGS, SANDBOX];

/** For each operation of the contract, the status that each role gets. An operation that is missing or stands twice fails the test. */
export const MATRIX: readonly (readonly [operation: string, row: Row])[] = AREAS.flatMap((area) => Object.entries(area));
