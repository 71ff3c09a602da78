import { composeAfterwards } from '#modules/afterwards/index.ts';
import { readFirePlace } from '#modules/muhurtas/index.ts';
import type { ReadDays } from '#modules/panchanga/index.ts';
import type { Plans } from '#modules/plans/index.ts';
import { composeSankalpa } from '#modules/sankalpa/index.ts';
import { createOrderReader } from '../adapters/postgres/orders/order-reader.ts';
import { createAnswerReader } from '../adapters/postgres/rituals/sankalpa-answers.ts';
import { createNamesReader } from '../adapters/postgres/rituals/spellings.ts';
import { createFirePlace } from '../adapters/postgres/staff/settings.ts';
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
  const place = createFirePlace(queries);
  return composeSankalpa({
    transact,
    clock,
    readScripts,
    timeZone: config.timeZone,
    lookAtInvitation,
    answerLine,
    names: createNamesReader(queries),
    findOrder: createOrderReader(queries).find,
    readDays,
    firePlace: () => readFirePlace(place),
    answers: createAnswerReader(queries),
    draw: createDrawSankalpa({ text: fontFile(400, 'noto-sans'), strong: fontFile(600, 'noto-sans') }),
  });
}

/** What customers want and say once an order is completed; their yearly day is found in the almanac, too. */
export function composeAfterwardsOf({ config, clock, letters, database: { transact, queries } }: Ground, readDays: ReadDays) {
  const place = createFirePlace(queries);
  return composeAfterwards({
    transact,
    clock,
    timeZone: config.timeZone,
    readDays,
    writeYearReminder: letters.writeYearReminder,
    findOrder: createOrderReader(queries).find,
    firePlace: () => readFirePlace(place),
  });
}
