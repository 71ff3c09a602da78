import { expect, test } from 'vitest';
import { staffCaller } from '#kernel/testing/callers.ts';
import { createTestClock } from '#kernel/testing/clock.ts';
import { type AuditState, memoryAudit, memoryState, memoryTransact } from '#kernel/testing/memory.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import type { Setting } from '#modules/settings/index.ts';
import { memorySetting } from '#modules/settings/testing/memory-settings.ts';
import { createEditParts, createViewParts } from './edit-parts.ts';
import type { RitePart } from './rite.ts';

const editor = staffCaller('editor');
const homa: RitePart = { id: 'homa', name: { ru: 'Хома', en: 'Homa' }, text: { ru: '', en: '' }, ahutis: 108 };
const bath: RitePart = { id: 'bath', name: { ru: 'Омовение', en: 'Bath' }, text: { ru: 'Водой', en: 'By water' }, ahutis: 0 };

function setUp() {
  const versions: Setting<readonly RitePart[]>[] = [{ version: 1, value: [homa] }];
  const state: AuditState = { ...memoryState(), actions: [] };
  const setting = memorySetting(versions);
  const transact = memoryTransact(state, { riteParts: { of: () => setting }, audit: memoryAudit(state) });
  const isService = async (id: string) => id === 'ganesha';
  const riteParts = { newest: setting.newest, ofAll: async () => new Map() };
  return {
    state,
    versions,
    open: createViewParts({ riteParts, isService }),
    edit: createEditParts({ transact, clock: createTestClock().clock, isService }),
  };
}

test('an editor replaces the parts, their words are trimmed, and the log has both lists', async () => {
  const { edit, open, state } = setUp();
  const typed = { ...bath, name: { ru: ' Омовение', en: 'Bath ' }, text: { ru: 'Водой ', en: ' By water' } };
  await edit(editor, 'ganesha', 1, [typed, homa]);
  expect(await open(editor, 'ganesha')).toEqual({ version: 2, value: [bath, homa] });
  expect(state.actions).toMatchObject([
    {
      action: 'service.rite_parts_changed',
      subject: { kind: 'service', id: 'ganesha' },
      by: 'editor',
      before: { parts: ['Хома / Homa (108)'] },
      after: { parts: ['Омовение / Bath', 'Хома / Homa (108)'] },
    },
  ]);
});

test('a list with one id twice is refused, and the refusal names the second', async () => {
  const { edit, versions } = setUp();
  const refused = refusal('invalid_request', field('invalid', 'items', '2', 'id'));
  await expect(edit(editor, 'ganesha', 1, [homa, bath, { ...bath, id: 'homa' }])).rejects.toEqual(refused);
  expect(versions).toHaveLength(1);
});

test('the second of two editors is refused', async () => {
  const { edit, versions } = setUp();
  await edit(editor, 'ganesha', 1, [bath]);
  await expect(edit(editor, 'ganesha', 1, [])).rejects.toEqual(refusal('changed_meanwhile'));
  expect(versions.map(({ value }) => value)).toEqual([[homa], [bath]]);
});

test('a ritual that the shop does not have has no parts', async () => {
  const { edit, open, versions } = setUp();
  await expect(edit(editor, 'nothing', 1, [])).rejects.toEqual(refusal('not_found'));
  await expect(open(editor, 'nothing')).rejects.toEqual(refusal('not_found'));
  expect(versions).toHaveLength(1);
});

test.each(['priest', 'operator'] as const)('a %s neither reads nor changes the parts of a ritual', async (role) => {
  const { edit, open, versions } = setUp();
  await expect(open(staffCaller(role), 'ganesha')).rejects.toEqual(refusal('not_allowed'));
  await expect(edit(staffCaller(role), 'ganesha', 1, [])).rejects.toEqual(refusal('not_allowed'));
  expect(versions).toHaveLength(1);
});
