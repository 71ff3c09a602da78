import type { Api } from '../../e2e/support/api.ts';
import { codeFor, freshEmail, GANESHA } from '../../e2e/support/customer.ts';
import { wordsIn } from '../../e2e/support/words.ts';
import type { Visitor } from './visitor.ts';

const words = wordsIn('ru');
const NEXT_YEAR = new Date().getFullYear() + 1;
const WISHES = 'О здоровье семьи';
const PARTICIPANTS = ['Анна Иванова 05.03.1988 07:40', 'Пётр Иванов 11.07.1985'];

/**
 * Plays a customer in one browser, who buys a ritual and pays in coins, signs in, plans it, and finds the plan after a reload. Throws where
 * that cannot go on.
 */
export async function tellStory(visitor: Visitor, api: Api): Promise<void> {
  const email = freshEmail();
  await buy(visitor, api, email);
  await visitor.open('/ru/user-profile');
  await signIn(visitor, api, email);
  await plan(visitor);
  await visitor.reload();
  for (const text of [`10 марта ${NEXT_YEAR} г.`, WISHES, PARTICIPANTS.join(' ')]) await visitor.sees(text);
}

async function buy(visitor: Visitor, api: Api, email: string): Promise<void> {
  await visitor.open('/ru');
  await visitor.press(`В корзину: ${GANESHA.name}`);
  await visitor.press('Корзина, 1 товар');
  await visitor.type(words('common.fullName'), 'Анна Иванова');
  await visitor.type(words('frame.email'), email);
  await visitor.press('Перейти к оплате');
  await visitor.press(words('common.method.crypto'));
  await visitor.press(words('payment.network.BTC'));
  await visitor.sees(words('payment.sendExactly'));
  const { paymentId } = JSON.parse(await visitor.kept('active-payment'));
  await api.post(`/api/sandbox/crypto/payments/${paymentId}/transfers`, {});
  await visitor.sees(words('payment.success'));
}

/** Signs in, and makes the profile from the names that the order told. */
async function signIn(visitor: Visitor, api: Api, email: string): Promise<void> {
  await visitor.type(words('account.contact'), email);
  await visitor.press(words('account.getCode'));
  await visitor.type(words('account.code'), await codeFor(api, email));
  await visitor.press(words('common.signIn'));
  await visitor.press(words('account.createProfile'));
  await visitor.sees(words('account.myProfile'));
}

async function plan(visitor: Visitor): Promise<void> {
  await visitor.typeDay(words('account.planStart'), `${NEXT_YEAR}-03-10`);
  // What the almanac says of the day moves the fields below it, and a press would meet another place than it was meant for.
  await visitor.sees(words('calendar.wholeDay'));
  await visitor.type(words('account.planWishes'), WISHES);
  await visitor.type(words('account.planParticipants'), PARTICIPANTS.join('\n'));
  await visitor.press(words('account.planSave'));
  await visitor.sees(words('account.planSaved'));
}
