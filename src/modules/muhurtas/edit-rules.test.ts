import { expect, test } from 'vitest';
import { staffCaller, userCaller } from '#kernel/testing/callers.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import { aRule, createMuhurtasMemory } from './testing/memory-muhurtas.ts';

const editor = staffCaller('editor');
const kept = aRule();
const against = aRule({ on: 'vara', values: ['2', '6'], weight: -1, text: { ru: 'Не сегодня', en: 'Not today' } });

test('the words of a rule are trimmed', async () => {
  const { editRules, viewRules } = createMuhurtasMemory();
  const typed = { ...against, text: { ru: ' Не сегодня', en: 'Not today ' }, source: { ru: 'Обычай ', en: ' Custom' } };
  await editRules(editor, 'ganesha', 1, [typed]);
  expect(await viewRules(editor, 'ganesha')).toEqual({ version: 2, value: [against] });
});

test('the log has the rules that were removed and those that were added, not those that stayed', async () => {
  const { editRules, state } = createMuhurtasMemory({ rules: [kept, aRule({ values: ['5'] })] });
  await editRules(editor, 'ganesha', 1, [kept, against]);
  expect(state.actions).toMatchObject([
    {
      action: 'service.muhurta_rules_changed',
      subject: { kind: 'service', id: 'ganesha' },
      by: 'editor',
      before: { rules: ['tithi 5 (+3): Четвёртый титхи / The fourth (Обычай / Custom)'] },
      after: { rules: ['vara 2, 6 (-1): Не сегодня / Not today (Обычай / Custom)'] },
    },
  ]);
});

test('rules with values that the almanac does not have are refused, and the former rules stay', async () => {
  const { editRules, ruleVersions } = createMuhurtasMemory({ rules: [kept] });
  await expect(editRules(editor, 'ganesha', 1, [aRule({ values: ['31'] })])).rejects.toEqual(
    refusal('invalid_request', field('enum', 'items', 0, 'values', 0)),
  );
  expect(ruleVersions).toHaveLength(1);
});

test('the second of two editors who have read the same rules is refused', async () => {
  const { editRules, ruleVersions } = createMuhurtasMemory();
  await editRules(editor, 'ganesha', 1, [kept]);
  await expect(editRules(editor, 'ganesha', 1, [against])).rejects.toEqual(refusal('changed_meanwhile'));
  expect(ruleVersions.map(({ value }) => value)).toEqual([[], [kept]]);
});

test('a ritual that the shop does not have has no rules to see or to change', async () => {
  const { editRules, viewRules, ruleVersions } = createMuhurtasMemory();
  await expect(editRules(editor, 'nothing', 1, [against])).rejects.toEqual(refusal('not_found'));
  await expect(viewRules(editor, 'nothing')).rejects.toEqual(refusal('not_found'));
  expect(ruleVersions).toHaveLength(1);
});

test.each([userCaller(), staffCaller('priest'), staffCaller('operator')])(
  'seeing and changing rules needs the permission to write texts',
  async (caller) => {
    const { editRules, viewRules, ruleVersions } = createMuhurtasMemory();
    await expect(viewRules(caller, 'ganesha')).rejects.toEqual(refusal('not_allowed'));
    await expect(editRules(caller, 'ganesha', 1, [kept])).rejects.toEqual(refusal('not_allowed'));
    expect(ruleVersions).toHaveLength(1);
  },
);
