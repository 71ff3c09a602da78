import type { Sankalpa, SpelledPerson } from '#modules/sankalpa/index.ts';
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
  } satisfies Partial<Handlers>;
}

const namesToWire = (people: readonly SpelledPerson[]): Wire['SpelledNames'] => ({ items: people.map(nameToWire) });

function nameToWire({ person, unmapped, ...spelled }: SpelledPerson): Wire['SpelledName'] {
  return { name: person.name, unmapped: [...unmapped], ...spelled };
}
