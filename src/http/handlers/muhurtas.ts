import { fromFields, toFields } from '#kernel/bilingual-fields.ts';
import type { Caller } from '#kernel/caller.ts';
import type { DayAdvice, JudgedDay, MuhurtaRule, Muhurtas, OwnDays, Reason } from '#modules/muhurtas/index.ts';
import type { NamedPlace } from '#modules/panchanga/index.ts';
import type { Setting } from '#modules/settings/index.ts';
import { NAKSHATRA_NAMES, TITHI_NAMES } from '#words/almanac.ts';
import { moonFromBirth, OWN_DAY_SOURCE, TARAS } from '#words/own-days.ts';
import { entryIn, numberedName, ownStarToWire, placeToWire } from '../answers/almanac-names.ts';
import { ok, tagged } from '../answers/plain-answers.ts';
import type { Handlers, Wire } from '../contract/contract.ts';

/** Good days for rituals, and the rules that find them. */
export function muhurtaHandlers(shop: Muhurtas) {
  const rulesAnswer = async (caller: Caller, id: string) => {
    const { version, value } = await shop.viewRules(caller, id);
    return tagged(version, { items: value.map(ruleToWire) });
  };
  return {
    async listMuhurtas({ params, query }) {
      const { place, days } = await shop.list({ service: params.id, ...query });
      return ok({ place: placeToWire(place), items: days.map(dayToWire) });
    },
    async listOwnDays({ caller, params, query }) {
      const { place, star, days } = await shop.listOwn(caller, params.id, query);
      return ok({ place: placeToWire(place), star: ownStarToWire(star), items: days.map(ownDayToWire) });
    },
    openMuhurtaRules: ({ caller, params }) => rulesAnswer(caller, params.id),
    async editMuhurtaRules({ caller, params, version, body }) {
      await shop.editRules(caller, params.id, version, body.items.map(ruleOf));
      return rulesAnswer(caller, params.id);
    },
    openFirePlace: async ({ caller }) => firePlaceAnswer(await shop.viewFirePlace(caller)),
    async editFirePlace({ caller, version, body }) {
      return firePlaceAnswer(await shop.editFirePlace(caller, version, body.city));
    },
  } satisfies Partial<Handlers>;
}

function firePlaceAnswer({ version, value: { city = '', name } }: Setting<NamedPlace>) {
  return tagged(version, { city, ...toFields({ name }) });
}

function dayToWire(day: JudgedDay): Wire['MuhurtaDay'] {
  return { ...day, ...adviceToWire(day) };
}

export function adviceToWire({ quality, tithi, nakshatra, ...reasons }: DayAdvice): Wire['DayAdvice'] {
  return {
    quality,
    tithi: numberedName(TITHI_NAMES, tithi),
    nakshatra: numberedName(NAKSHATRA_NAMES, nakshatra),
    for: reasons.for.map(reasonToWire),
    against: reasons.against.map(reasonToWire),
  };
}

function ownDayToWire({ date, tara, chandra }: OwnDays['days'][number]): Wire['OwnDay'] {
  return {
    date,
    tara: tara && { ...tara, ...toFields({ ...entryIn(TARAS, tara.number), source: OWN_DAY_SOURCE }) },
    chandra: chandra && { ...chandra, ...toFields({ text: moonFromBirth(chandra.number), source: OWN_DAY_SOURCE }) },
  };
}

function reasonToWire({ code, weight, text, source }: Reason): Wire['MuhurtaReason'] {
  return { code, weight, ...toFields({ text, source }) };
}

function ruleToWire({ on, values, weight, text, source }: MuhurtaRule): Wire['MuhurtaRule'] {
  return { on, values: [...values], weight, ...toFields({ text, source }) };
}

function ruleOf({ on, values, weight, ...words }: Wire['MuhurtaRule']): MuhurtaRule {
  return { on, values, weight, text: fromFields(words, 'text'), source: fromFields(words, 'source') };
}
