import { composeShop } from '../../src/compose.ts';
import { readConfig } from '../../src/config/read-config.ts';

/** The shop as `npm start` runs it, only that a receiver of webhooks has a second to answer instead of ten. */
const shop = await composeShop(readConfig(), { webhookTimeoutMs: 1000 });
await shop.start();
process.once('SIGTERM', () => void shop.drain().then(shop.close));
process.stdout.write('The shop is open\n');
