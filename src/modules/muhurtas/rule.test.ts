import { expect, test } from 'vitest';
import { field, refusal } from '#kernel/testing/refusal.ts';
import { checkRules, type RuleSubject } from './rule.ts';
import { aRule } from './testing/memory-muhurtas.ts';

test.each<[RuleSubject, string[]]>([
  ['tithi', ['1', '30']],
  ['nakshatra', ['1', '27']],
  ['vara', ['0', '6']],
  ['yoga', ['1', '27']],
  ['masa', ['1', '12']],
  ['karana', ['1', '60']],
  ['festival', ['diwali', 'ekadashi']],
  ['hour', ['rahu', 'abhijit']],
  ['adhika', []],
])('a rule of %s may have the values %j', (on, values) => {
  expect(() => checkRules([aRule({ on, values })])).not.toThrow();
});

test.each<[RuleSubject, string]>([
  ['tithi', '0'],
  ['tithi', '31'],
  ['tithi', '04'],
  ['tithi', 'ekadashi'],
  ['vara', '7'],
  ['karana', '61'],
  ['festival', 'rahu'],
  ['hour', 'diwali'],
  ['hour', 'toString'],
])('a rule of %s has no value %j, and is told which of its values is wrong', (on, wrong) => {
  const right = on === 'hour' ? 'rahu' : on === 'festival' ? 'diwali' : '1';
  expect(() => checkRules([aRule(), aRule({ on, values: [right, wrong] })])).toThrow(
    refusal('invalid_request', field('enum', 'items', 1, 'values', 1)),
  );
});

test.each<[RuleSubject, string[], 'minitems' | 'maxitems']>([
  ['tithi', [], 'minitems'],
  ['adhika', ['1'], 'maxitems'],
])('a rule of %s with the values %j is refused: only the added month needs none, and has none', (on, values, code) => {
  expect(() => checkRules([aRule({ on, values })])).toThrow(refusal('invalid_request', field(code, 'items', 0, 'values')));
});
