import { readFirePlace } from '#modules/muhurtas/index.ts';
import type { ReadDays } from '#modules/panchanga/index.ts';
import type { Plans } from '#modules/plans/index.ts';
import { composeSankalpa } from '#modules/sankalpa/index.ts';
import { createOrderReader } from '../adapters/postgres/orders/order-reader.ts';
import { createAnswerReader } from '../adapters/postgres/rituals/sankalpa-answers.ts';
import { createNamesReader } from '../adapters/postgres/rituals/spellings.ts';
import { createFirePlaceReader } from '../adapters/postgres/staff/settings.ts';
import { createDrawSankalpa } from '../adapters/receipt-pdf/draw-sankalpa.ts';
import { readScripts } from '../adapters/scripts/sanscript.ts';
import type { Ground } from './ground.ts';
import { fontFile } from './sales.ts';

/** What is read aloud at the fire. */
export function composeSankalpaOf(
  { config, clock, database: { transact, queries } }: Ground,
  readDays: ReadDays,
  { lookAtInvitation, answerLine }: Plans,
) {
  const place = createFirePlaceReader(queries);
  return composeSankalpa({
    ...{ transact, clock, readScripts, timeZone: config.timeZone, lookAtInvitation, answerLine },
    names: createNamesReader(queries),
    findOrder: createOrderReader(queries).find,
    ...{ readDays, firePlace: () => readFirePlace(place), answers: createAnswerReader(queries) },
    draw: createDrawSankalpa({ text: fontFile(400, 'noto-sans'), strong: fontFile(600, 'noto-sans') }),
  });
}
