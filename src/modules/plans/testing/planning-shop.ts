import { isDeepStrictEqual } from 'node:util';
import { userCaller } from '#kernel/testing/callers.ts';
import { createTestClock, createTestIds, uuid } from '#kernel/testing/clock.ts';
import type { AdviseDays, AdvisedDay } from '#modules/muhurtas/index.ts';
import type { Order } from '#modules/orders/index.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { createCalendarTokens } from '../calendar-token.ts';
import type { Plan } from '../plan.ts';
import type { PlanToTell, WritePlanLetter } from '../ports.ts';
import { createSavePlan, type SavePlan } from '../save-plan.ts';
import { aPlan, createPlansMemory } from './memory-plans.ts';

export const paid: Order = anOrder('paid');
export const tokens = createCalendarTokens(['secret']);
const notice = { timeZone: 'Europe/Moscow', noticeDays: 3 };
const { startDate, specialWishes, participants } = aPlan();
export const command: SavePlan = { startDate, specialWishes, participants };

/** A shop in memory in which `userCaller()` saves a plan; letters are collected in `told`. */
export function createShop({
  orders = [paid],
  plans = [] as Plan[],
  now = '2026-11-20T10:00:00Z',
  advice = undefined as AdvisedDay | undefined,
} = {}) {
  const memory = createPlansMemory(orders, ...plans);
  const { clock } = createTestClock(now);
  const told: PlanToTell[] = [];
  const write: WritePlanLetter = (news) => {
    told.push(news);
    return {
      id: uuid(500 + told.length),
      channel: 'email',
      to: news.to,
      about: news.id,
      language: 'ru',
      subject: '',
      text: '',
      html: '',
    };
  };
  const planUrl = () => 'https://shop.example/ru/user-profile';
  const adviseDays: AdviseDays = async (asked) => (day) => asked.find((each) => isDeepStrictEqual(each, day)) && advice;
  const deps = { ...memory, adviseDays, clock, newId: createTestIds(), tokens, notice, write, planUrl };
  const save = createSavePlan(deps);
  return {
    ...memory,
    clock,
    told,
    save: (changes: Partial<SavePlan> = {}) => save(userCaller(), { ...command, ...changes }),
    saveBy: save,
    saveWith: (more: Pick<typeof deps, 'transact'>) => createSavePlan({ ...deps, ...more }),
  };
}
