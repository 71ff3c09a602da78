import type { StaffAction } from '#kernel/audit.ts';
import { addDays } from '#kernel/calendar-date.ts';
import { staffCaller } from '#kernel/testing/callers.ts';
import { createTestClock } from '#kernel/testing/clock.ts';
import { memoryAudit, memoryTransact } from '#kernel/testing/memory.ts';
import type { Order } from '#modules/orders/index.ts';
import { memoryOrders, ordersState } from '#modules/orders/testing/memory-orders.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { almanacOf, findPlace } from '#modules/panchanga/index.ts';
import { composeSankalpa } from '../compose.ts';
import type { Answer, AnswerStore, KnownNames, SpellingStore } from '../ports.ts';
import type { Spelling } from '../spelled-names.ts';
import { scripts } from './scripts.ts';

const participants = 'Пётр Орлов 11.07.1985';

interface MemoryOptions {
  readonly userId?: string | null;
  readonly readAs?: string;
  readonly birth?: KnownNames['known']['birth'];
  /** Known to `ofOrder` alone, not to `ofCustomer`. */
  readonly invited?: KnownNames['known']['invited'];
  /** The city where the fire burns. */
  readonly fire?: string;
}

/** The sankalpa of one order, whose account is `userId`, over what the shop knows in memory. */
export function createSankalpaMemory(
  order: Order = anOrder('paid', { userId: 'anna' }),
  { userId = 'anna', readAs = '', birth, invited, fire = 'varanasi' }: MemoryOptions = {},
) {
  const [invitedPerson = null] = (invited ?? []).map((person) => ({ guardian: '', ...person }));
  const state = {
    ...ordersState([order]),
    actions: [] as (StaffAction & { readonly by: string })[],
    spellings: [] as (Spelling & { readonly userId: string })[],
    answers: [] as Answer[],
    ownAnswers: [] as object[],
    wishes: 'О здоровье мамы',
  };
  const spellings: SpellingStore = {
    async save(id, spelling) {
      const former = state.spellings.find((each) => each.userId === id && each.name === spelling.name);
      // As in the database, a first one is stored whatever its version.
      const isNext = !former || former.version === spelling.version - 1;
      const others = state.spellings.filter((each) => each.userId !== id || each.name !== spelling.name);
      if (isNext) state.spellings = [...others, { ...spelling, userId: id }];
      return isNext;
    },
  };
  const find = async (id: string, position: number) =>
    state.answers.find((each) => each.orderId === id && each.position === position);
  const answers: AnswerStore = {
    async save(answer) {
      const former = await find(answer.orderId, answer.position);
      const isNext = !former || former.version === answer.version - 1;
      if (isNext) state.answers = [...state.answers.filter((each) => each !== former), answer];
      return isNext;
    },
  };
  const known = (owner: string | null): KnownNames => ({
    userId: owner ?? undefined,
    wishes: state.wishes,
    known: { contactName: 'Анна Иванова', birth, participants, readings: readAs ? [{ name: 'Пётр Орлов', readAs }] : [] },
    spellings: state.spellings.filter((each) => each.userId === owner),
  });
  const ofOrder = ({ known: people, ...rest }: KnownNames): KnownNames => ({ ...rest, known: { ...people, invited } });
  const { clock } = createTestClock();
  const transact = memoryTransact(state, { orders: memoryOrders(state), spellings, answers, audit: memoryAudit(state) });
  /** What others do between somebody's reading and writing. */
  const meanwhile = { happen: () => {} };
  const sankalpa = composeSankalpa({
    clock,
    timeZone: 'Europe/Moscow',
    answers: { find },
    names: { ofCustomer: async (id) => known(id), ofOrder: async () => ofOrder(known(userId)) },
    findOrder: async (id) => state.orders.find((each) => each.id === id),
    readScripts: async () => scripts,
    firePlace: async () => findPlace({ city: fire }),
    readDays: async (place, from, days) => Array.from({ length: days }, (_, step) => almanacOf(place).day(addDays(from, step))),
    draw: async (_, language) => Buffer.from(`%PDF ${language}`),
    lookAtInvitation: async () => ({ person: invitedPerson }),
    answerLine: async (token, version, said) => {
      state.ownAnswers.push({ token, version, ...said });
    },
    transact: (work) => {
      meanwhile.happen();
      return transact(work);
    },
  });
  const read = async () => (await sankalpa.listNames(staffCaller('priest'), order.id)).map(({ iast }) => iast);
  return { ...sankalpa, state, read, meanwhile };
}
