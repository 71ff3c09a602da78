import { refusedField } from '#kernel/errors.ts';
import { inOneLine, type LineAnswer, type Person } from '#modules/plans/index.ts';
import { inDevanagari, isIast, type Scripts, spellName } from './spell-name.ts';

/** A name as somebody has spelled it in place of the rules. */
export interface Spelling {
  readonly name: string;
  /** The text that was corrected: the spelling does not hold for another one. */
  readonly source: string;
  /** Empty when the rules are right. */
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
  /** Who has corrected it; null where it is spelled by the rules. */
  readonly correctedBy: 'customer' | 'staff' | null;
  readonly note: string;
  /** The version of the correction; 0 when there was none. */
  readonly version: number;
}

/** What somebody has replied to the lines that are read; `changed` when they replied to former lines. */
export interface LineReply {
  readonly state: 'unread' | 'confirmed' | 'changed' | 'change_asked';
  /** What is to be changed; empty without a wish. */
  readonly words: string;
}

type PrintedAnswer = Omit<LineAnswer, 'at'>;

/** What an answer says of the lines that have `print`. */
export function replyOf(answer: PrintedAnswer | null, print: string): LineReply {
  if (!answer) return { state: 'unread', words: '' };
  return answer.print === print ? { state: answer.state, words: answer.words } : { state: 'changed', words: '' };
}

/** Spells a person's name: as somebody has corrected it, or by the rules. A reading in Devanagari is taken as it is. */
export function spelled(person: Person, spellings: readonly Spelling[], scripts: Scripts): SpelledPerson {
  const source = person.readAs || person.name;
  const byRules = isDevanagari(source) ? spellName(scripts.toIast(source), true) : spellName(source);
  const stored = isCorrectable(person) ? spellings.find(({ name }) => name === person.name) : undefined;
  const correction = stored?.iast && stored.source === source ? stored : undefined;
  const { iast, unmapped } = correction ? { iast: correction.iast, unmapped: [] } : byRules;
  return {
    person,
    source,
    iast,
    unmapped,
    byRules: byRules.iast,
    devanagari: inDevanagari(iast, scripts.toDevanagari),
    correctedBy: correction ? correctorOf(correction) : null,
    note: correction?.note ?? '',
    version: stored?.version ?? 0,
  };
}

export const isDevanagari = (text: string) => /\p{Script=Devanagari}/u.test(text);

const correctorOf = ({ byStaff }: Spelling) => (byStaff ? 'staff' : 'customer');

/** The words of a wish for a change, trimmed; empty for a confirmation. Throws `invalid_request` for a wish without a word. */
export function readWords({ state, words }: Pick<PrintedAnswer, 'state' | 'words'>): string {
  if (state === 'confirmed') return '';
  const wish = words.trim();
  if (!wish) throw refusedField(['words'], 'required');
  return wish;
}

/** False for invited people: corrections are in the customer's account, which is to learn nothing of them. */
export const isCorrectable = ({ invited }: Person) => invited === null;

/** A typed spelling, in IAST or Devanagari, as IAST in one line; undefined for what Devanagari cannot hold. */
export function readTyped(text: string, scripts: Scripts): string | undefined {
  const typed = inOneLine(text);
  const iast = isDevanagari(typed) ? scripts.toIast(typed) : typed;
  return iast === '' || isIast(iast) ? iast : undefined;
}
