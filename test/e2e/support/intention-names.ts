import { INTENTION_NAMES } from '../../../src/words/special-intention-names.ts';
import type { Language } from './words.ts';

/** The name beside the checkbox of a wish: 'special-intention-health-sleep' is 'Sound sleep'. */
export function intentionItemName(itemId: string, language: Language): string {
  const name = INTENTION_NAMES[itemId.replace('special-intention-', '')];
  if (!name) throw new Error(`There is no wish ${itemId}`);
  return name[language];
}
