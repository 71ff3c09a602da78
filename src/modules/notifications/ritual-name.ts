import { dashed, formatWeeks } from '#kernel/format.ts';
import type { Bilingual, Language } from '#kernel/language.ts';

interface CountedRitual {
  readonly name: Bilingual;
  readonly quantity: number;
  readonly weeks: number;
}

/** A ritual with its number and its length: '2 × Ganesha Yagya, 1 month'. */
export function ritualName({ name, quantity, weeks }: CountedRitual, language: Language): string {
  const count = quantity > 1 ? `${quantity} × ` : '';
  return `${count}${dashed(name[language])}, ${formatWeeks(weeks, language)}`;
}
