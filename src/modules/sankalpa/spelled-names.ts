import type { Person } from '#modules/plans/index.ts';
import { inDevanagari, isIast, type Scripts, spellName } from './spell-name.ts';

/** A name as somebody has spelled it in place of the rules. */
export interface Spelling {
  readonly name: string;
  /** The text that was corrected: of another one it says nothing. */
  readonly source: string;
  /** Empty: the rules are right. */
  readonly iast: string;
  /** The priest's note to the customer. */
  readonly note: string;
  readonly byStaff: boolean;
  /** From 1. */
  readonly version: number;
}

/** Somebody's name as it is read in Sanskrit. */
export interface SpelledPerson {
  readonly person: Person;
  /** What is read: the noted reading, or else the name as it is written. */
  readonly source: string;
  readonly iast: string;
  readonly devanagari: string;
  /** The spelling by the rules alone. */
  readonly byRules: string;
  /** Letters for which there is no rule; they stand in the name as they were written. */
  readonly unmapped: readonly string[];
  /** Who has corrected it; null: the rules. */
  readonly correctedBy: 'customer' | 'staff' | null;
  readonly note: string;
  /** The version of the correction; 0 when there was none. */
  readonly version: number;
}

/** What somebody has replied to the lines that are read; `changed`: to others, which stood there before. */
export interface LineReply {
  readonly state: 'unread' | 'confirmed' | 'changed' | 'change_asked';
  /** What is to be changed; empty without a wish. */
  readonly words: string;
}

export function replyOf(
  answer: (Pick<LineReply, 'words'> & { state: 'confirmed' | 'change_asked'; print: string }) | null,
  print: string,
): LineReply {
  if (!answer) return { state: 'unread', words: '' };
  return answer.print === print ? { state: answer.state, words: answer.words } : { state: 'changed', words: '' };
}

/** Spells a person's name: as somebody has corrected it, or by the rules. A reading in Devanagari is taken as it is. */
export function spelled(person: Person, spellings: readonly Spelling[], scripts: Scripts): SpelledPerson {
  const source = person.readAs || person.name;
  const read = /\p{Script=Devanagari}/u.test(source) ? scripts.toIast(source) : source;
  const rules = spellName(read);
  const stored = spellings.find(({ name }) => name === person.name);
  const correction = stored?.iast && stored.source === source ? stored : undefined;
  const { iast, unmapped } = correction ? { iast: correction.iast, unmapped: [] } : rules;
  return {
    person,
    source,
    iast,
    unmapped,
    byRules: rules.iast,
    devanagari: inDevanagari(iast, scripts.toDevanagari),
    correctedBy: correction ? correctorOf(correction) : null,
    note: correction?.note ?? '',
    version: stored?.version ?? 0,
  };
}

const correctorOf = ({ byStaff }: Spelling) => (byStaff ? 'staff' : 'customer');

/** Corrections stand in the customer's account, which is to learn nothing of whoever was invited. */
export const isCorrectable = ({ invited }: Person) => invited === null;

/** What somebody has typed, as IAST in one line; undefined when it is none that Devanagari can hold. Devanagari is taken, too. */
export function readTyped(text: string, scripts: Scripts): string | undefined {
  const typed = text.normalize('NFC').trim().split(/\s+/).join(' ');
  const iast = /\p{Script=Devanagari}/u.test(typed) ? scripts.toIast(typed) : typed;
  return iast === '' || isIast(iast) ? iast : undefined;
}
