import { dayIn } from '#kernel/day-in.ts';
import { createEraseClient, createExportClient } from '#modules/accounts/index.ts';
import {
  createCreateClient,
  createEditClient,
  createExportClients,
  createListClients,
  createViewClient,
} from '#modules/clients/index.ts';
import { createClaims } from '#modules/orders/index.ts';
import { createClientReader } from '../adapters/postgres/customers/clients.ts';
import { createProfileReader } from '../adapters/postgres/customers/profiles.ts';
import { createOrderReader } from '../adapters/postgres/orders/order-reader.ts';
import { createPlanReader } from '../adapters/postgres/rituals/plans.ts';
import { createPersonalData } from '../adapters/postgres/stores.ts';
import { clientHandlers } from '../http/handlers/clients.ts';
import { composeTellOfExport } from './exports.ts';
import type { Ground } from './ground.ts';

/** The clients of the shop, for its people. */
export function composeClients(ground: Ground) {
  const { config, database, clock, newId } = ground;
  const { queries, transact } = database;
  const changing = { transact, clock, newId };
  const clients = createClientReader(queries);
  const orders = createOrderReader(queries);
  return {
    handlers: clientHandlers(
      {
        listClients: createListClients(clients),
        exportClients: createExportClients({ clients, transact, clock, tellOfExport: composeTellOfExport(ground) }),
        createClient: createCreateClient(changing),
        editClient: createEditClient(changing),
        exportClient: createExportClient({ ...changing, personalData: createPersonalData(queries()) }),
        eraseClient: createEraseClient({ ...changing, makeClaim: createClaims(config.secretKeys).of }),
        viewClient: createViewClient({
          clients,
          profiles: createProfileReader(queries),
          plans: createPlanReader(queries),
          orders,
        }),
      },
      { today: () => dayIn(clock(), config.timeZone) },
    ),
  };
}
