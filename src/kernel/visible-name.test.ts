import { expect, test } from 'vitest';
import { field, refusal } from './testing/refusal.ts';
import { readName, showHidden } from './visible-name.ts';

test.each(['Индра Шарма', ' José Ñandú ', 'Śrī Lakṣmī', 'लक्ष्मी', 'क्\u200dष', '李明', "O'Neil-Ång", 'שרה', 'Till №2 (café)'])(
  '%j is a name',
  (name) => {
    expect(readName(name, ['name'])).toBe(name.trim());
  },
);

test.each([
  ['turns the direction', 'Indra\u202eamrahS'],
  ['isolates a direction', 'Indra\u2066x'],
  ['has no width', 'In\u200bdra'],
  ['stands before it', '\u200bIndra'],
  ['joins what is not joined', 'In\u200ddra'],
  ['stands behind an accent', 'Jose\u0301\u200d'],
  ['stands behind the sign of a vowel', 'लक्ष्मी\u200d'],
  ['stands behind the breve of a Cyrillic letter', 'Андреи\u0306\u200c'],
  ['is a soft hyphen', 'In\u00addra'],
  ['is a filler of Hangul', 'Indra\u3164'],
  ['is a blank of Braille', 'Indra\u2800'],
  ['chooses a variation', 'Indra\ufe0f'],
  ['is a tag', 'Indra\u{e0041}'],
  ['is for private use', 'Indra\ue000'],
  ['begins a line', 'Indra\u2028'],
])('a name with a character that %s is refused', (_, name) => {
  expect(() => readName(name, ['name'])).toThrow(refusal('invalid_request', field('hidden_characters', 'name')));
});

test.each([
  ['Indra\u202eamrahS', 'Indra⟨U+202E⟩amrahS'],
  ['\u00adIn\u{e0041}dra\n', '⟨U+00AD⟩In⟨U+E0041⟩dra⟨U+000A⟩'],
  ['Индра क्\u200dष', 'Индра क्\u200dष'],
])('a name that was stored before the rule, %j, is shown as %j', (name, shown) => {
  expect(showHidden(name)).toBe(shown);
});
