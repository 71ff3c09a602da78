import { expect, test } from 'vitest';
import { uuid } from '#kernel/testing/clock.ts';
import { partsOfDay, type RiteNote, type RitePart } from './rite.ts';

const aPart = (id: string): RitePart => ({ id, name: { ru: id, en: id }, text: { ru: '', en: '' }, ahutis: 108 });
const at = new Date('2026-11-20T06:00:00Z');
const aNote = (part: string, changes: Partial<RiteNote> = {}): RiteNote => ({
  id: uuid(1),
  orderId: uuid(100),
  position: 0,
  kind: 'part',
  day: '2026-11-20' as RiteNote['day'],
  part,
  name: { ru: part, en: part },
  notedAt: at,
  arrivedAt: at,
  notedBy: 'priest',
  isTakenBack: false,
  ...changes,
});

test('the parts of a day stand in their order with their notes; after them the notes of parts that were removed from the list', () => {
  const [homa, gone, bath] = [aNote('homa', { ahutis: 54 }), aNote('gone', { ahutis: 27 }), aNote('bath')];
  const noWords = { ru: '', en: '' };
  expect(partsOfDay([aPart('sankalpa'), aPart('homa')], [gone, homa, bath])).toEqual([
    aPart('sankalpa'),
    { ...aPart('homa'), noted: homa },
    { id: 'gone', name: gone.name, text: noWords, ahutis: 27, noted: gone },
    { id: 'bath', name: bath.name, text: noWords, ahutis: 0, noted: bath },
  ]);
});
