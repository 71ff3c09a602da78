import { toFields } from '#kernel/bilingual-fields.ts';
import { isCorrectable, type Said, type Sankalpa, type Sheet, type SpelledPerson, saidOfLine } from '#modules/sankalpa/index.ts';
import { placeToWire } from '../answers/almanac-names.ts';
import type { Handlers, Wire } from '../contract/contract.ts';
import { versionOf } from '../requests/record-version.ts';

/** What is read aloud at the fire, for the customer and the desk. */
export function sankalpaHandlers(shop: Sankalpa) {
  return {
    async listOwnNames({ caller }) {
      return { status: 200, body: namesToWire(await shop.listOwnNames(caller)) };
    },
    async spellOwnName({ caller, ifMatch, body }) {
      return { status: 200, body: nameToWire(await shop.spellOwnName(caller, { ...body, version: versionOf(ifMatch) })) };
    },
    async listSpelledNames({ caller, params }) {
      return { status: 200, body: namesToWire(await shop.listNames(caller, params.id)) };
    },
    async spellName({ caller, params, ifMatch, body }) {
      const typed = { ...body, version: versionOf(ifMatch) };
      return { status: 200, body: nameToWire(await shop.spellName(caller, params.id, typed)) };
    },
    async viewOwnSankalpa({ caller, params: { id, position }, query }) {
      return { status: 200, body: sheetToWire(await shop.viewOwnSankalpa(caller, id, { position, ...query })) };
    },
    async answerSankalpa({ caller, params: { id, position }, ifMatch, body }) {
      const answer = { ...body, position, version: versionOf(ifMatch) };
      return { status: 200, body: sheetToWire(await shop.answerSankalpa(caller, id, answer)) };
    },
    async viewSankalpa({ caller, params: { id, position }, query }) {
      return { status: 200, body: sheetToWire(await shop.viewSankalpa(caller, id, { position, ...query })) };
    },
    async printSankalpa({ caller, params: { id, position }, query: { lang, ...query }, language }) {
      const { sheet, pdf } = await shop.printSankalpa(caller, id, { position, ...query }, lang ?? language);
      const headers = {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="sankalpa-${sheet.orderNumber}-${sheet.day}.pdf"`,
      };
      return { status: 200, headers, serialized: Buffer.from(pdf) };
    },
  } satisfies Partial<Handlers>;
}

const namesToWire = (people: readonly SpelledPerson[]): Wire['SpelledNames'] => ({ items: people.map(nameToWire) });

/** With what an invited person has said of their line, where the desk reads it. */
function nameToWire({ person, unmapped, ...spelled }: SpelledPerson & { readonly said?: Said | null }): Wire['SpelledName'] {
  return { said: null, name: person.name, unmapped: [...unmapped], correctable: isCorrectable(person), ...spelled };
}

function sheetToWire({ name, place, parts, lines, invited, wishes, answer, ...sheet }: Sheet): Wire['Sankalpa'] {
  return {
    ...{ ...sheet, ...toFields({ name }), place: placeToWire(place), wishes: [...wishes], invited: [...invited] },
    parts: parts.map(({ meaning, ...part }) => ({ ...part, ...toFields({ meaning }) })),
    lines: lines.map((line) => {
      const { name: spelled, meaning, iast, devanagari } = line;
      return { iast, devanagari, name: nameToWire({ ...spelled, said: saidOfLine(line) }), ...toFields({ meaning }) };
    }),
    words: answer?.words ?? '',
    answerVersion: answer?.version ?? 0,
    answeredAt: answer?.at ?? null,
  };
}
