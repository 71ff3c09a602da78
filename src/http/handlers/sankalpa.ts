import { toFields } from '#kernel/bilingual-fields.ts';
import {
  isCorrectable,
  type LineReply,
  replyOfLine,
  type Sankalpa,
  type Sheet,
  type SpelledPerson,
} from '#modules/sankalpa/index.ts';
import { placeToWire } from '../answers/almanac-names.ts';
import { ok, pdfFile } from '../answers/plain-answers.ts';
import type { Handlers, Wire } from '../contract/contract.ts';

/** What is read aloud at the fire, for the customer and the desk. */
export function sankalpaHandlers(shop: Sankalpa) {
  return {
    listOwnNames: async ({ caller }) => ok(namesToWire(await shop.listOwnNames(caller))),
    spellOwnName: async ({ caller, version, body }) => ok(nameToWire(await shop.spellOwnName(caller, { ...body, version }))),
    listSpelledNames: async ({ caller, params }) => ok(namesToWire(await shop.listNames(caller, params.id))),
    async spellName({ caller, params, version, body }) {
      const typed = { ...body, version };
      return ok(nameToWire(await shop.spellName(caller, params.id, typed)));
    },
    viewOwnSankalpa: async ({ caller, params: { id, position }, query }) =>
      ok(sheetToWire(await shop.viewOwnSankalpa(caller, id, { position, ...query }))),
    async answerSankalpa({ caller, params: { id, position }, version, body }) {
      const answer = { ...body, position, version };
      return ok(sheetToWire(await shop.answerSankalpa(caller, id, answer)));
    },
    viewSankalpa: async ({ caller, params: { id, position }, query }) =>
      ok(sheetToWire(await shop.viewSankalpa(caller, id, { position, ...query }))),
    async printSankalpa({ caller, params: { id, position }, query: { lang, ...query }, language }) {
      const { sheet, pdf } = await shop.printSankalpa(caller, id, { position, ...query }, lang ?? language);
      return pdfFile(`sankalpa-${sheet.orderNumber}-${sheet.day}`, pdf);
    },
  } satisfies Partial<Handlers>;
}

const namesToWire = (people: readonly SpelledPerson[]): Wire['SpelledNames'] => ({ items: people.map(nameToWire) });

/** With what an invited person has said of their line, where the desk reads it. */
function nameToWire({ person, unmapped, ...spelled }: SpelledPerson & { readonly said?: LineReply | null }): Wire['SpelledName'] {
  return { said: null, name: person.name, unmapped: [...unmapped], correctable: isCorrectable(person), ...spelled };
}

function sheetToWire({ name, place, parts, lines, invited, wishes, answer, ...sheet }: Sheet): Wire['Sankalpa'] {
  return {
    ...sheet,
    ...toFields({ name }),
    place: placeToWire(place),
    wishes: [...wishes],
    invited: [...invited],
    parts: parts.map(({ meaning, ...part }) => ({ ...part, ...toFields({ meaning }) })),
    lines: lines.map((line) => {
      const { name: spelled, meaning, iast, devanagari } = line;
      return { iast, devanagari, name: nameToWire({ ...spelled, said: replyOfLine(line) }), ...toFields({ meaning }) };
    }),
    words: answer?.words ?? '',
    answerVersion: answer?.version ?? 0,
    answeredAt: answer?.at ?? null,
  };
}
