import { formatMinutes } from '#kernel/format.ts';
import type { Bilingual } from '#kernel/language.ts';
import { wordsIn } from './words-in.ts';

/** The small print of letters that answer an action on the site: why the reader gets the letter. */
export const LETTER_FOOTER: Bilingual = {
  ru: 'Это письмо отправлено автоматически в ответ на ваше действие на сайте.',
  en: 'This message was sent automatically, in answer to what you did on the site.',
};

export const RECEIPT_WORDS = wordsIn({
  ru: {
    subject: 'Заказ оплачен',
    thanks: 'Спасибо! Мы получили оплату вашего заказа.',
    receipt: 'Чек №',
    order: 'Заказ',
    total: 'Оплачено',
    /** Who has confirmed the money: a partner, or the shop. */
    confirmed: (partner: string | null): string =>
      partner === null ? 'Получение денег подтвердил магазин.' : `Получение денег подтверждает партнёр: ${partner}.`,
    next: 'Теперь войдите в личный кабинет (если заказывали без входа — с этим e-mail), выберите дату начала и запишите санкальпу.',
    follow: 'Заказ и его состояние',
    keep: 'Чек для печати и в PDF:',
  },
  en: {
    subject: 'Your order is paid',
    thanks: 'Thank you! We have received the payment for your order.',
    receipt: 'Receipt no.',
    order: 'Order',
    total: 'Paid',
    confirmed: (partner) =>
      partner === null
        ? 'The shop has confirmed that the money came.'
        : `Our partner has confirmed that the money came: ${partner}.`,
    next: 'Now sign in to your account (with this e-mail, if you ordered without one), choose the start date and write down your sankalpa.',
    follow: 'Your order and its progress',
    keep: 'The receipt, to print or as PDF:',
  },
});

/** The words of a message with a one-time code, by the purpose of the code. */
export const CODE_WORDS = wordsIn({
  ru: {
    sign_in: { subject: 'Код для входа', lead: 'Введите этот код на странице входа:' },
    change_email: { subject: 'Подтвердите новый адрес', lead: 'Введите этот код, чтобы сменить адрес в кабинете:' },
    life: (minutes: number) => `Код действует ${formatMinutes(minutes, 'ru')} и только в том браузере, где вы его запросили.`,
    warning: 'Никому не сообщайте код. Если вы его не запрашивали, просто удалите это письмо.',
  },
  en: {
    sign_in: { subject: 'Your sign-in code', lead: 'Enter this code on the sign-in page:' },
    change_email: { subject: 'Confirm your new address', lead: 'Enter this code to change the address of your account:' },
    life: (minutes) => `It is valid for ${formatMinutes(minutes, 'en')}, in the browser where you asked for it.`,
    warning: 'Tell the code to nobody. If you did not ask for it, just delete this message.',
  },
});

/** `masked` is the new address, masked so that only its owner recognises it. */
export const EMAIL_CHANGED_WORDS = wordsIn({
  ru: {
    subject: 'Адрес вашего кабинета изменён',
    lead: (masked: string) =>
      `Теперь в кабинет входят с адресом ${masked}, с этим войти больше нельзя. Письма о заказах будут приходить на новый адрес.`,
    own: 'Если адрес сменили вы, делать ничего не нужно.',
    foreign: 'Если это были не вы, сразу напишите нам с этого адреса, и мы поможем:',
    ask: 'Код из писем мы не спросим никогда.',
    footer: 'Это письмо отправлено автоматически, потому что у кабинета сменился адрес.',
  },
  en: {
    subject: 'The address of your account has changed',
    lead: (masked) => `You now sign in with ${masked}, and no longer with this address. Messages about orders go to the new one.`,
    own: 'If you changed it, there is nothing to do.',
    foreign: 'If it was not you, write to us from this address at once, and we will help:',
    ask: 'We will never ask you for a code.',
    footer: 'This message was sent automatically, because the address of the account has changed.',
  },
});

/** The words of the message by which a partner learns that somebody says to have paid. `name` is the partner's. */
export const PARTNER_WORDS = wordsIn({
  ru: {
    subject: 'Вам передана оплата? Заказ',
    lead: (name: string) => `${name}, покупатель сообщает, что деньги за этот заказ переданы вам.`,
    order: 'Заказ',
    customer: 'Покупатель',
    total: 'Сумма',
    answer: 'Напишите нам, получены ли деньги и в какой сумме. До подтверждения заказ остаётся неоплаченным:',
    follow: 'Заказ и его состояние',
    last: 'Это письмо о заказах гостей за сегодня последнее, чтобы не завалить вас письмами. Следующие заказы смотрите в панели или спросите о них у нас.',
    footer: 'Это письмо отправлено автоматически, потому что вы принимаете оплату для магазина.',
  },
  en: {
    subject: 'Were you paid? Order',
    lead: (name) => `${name}, a customer says that the money for this order was given to you.`,
    order: 'Order',
    customer: 'Customer',
    total: 'Amount',
    answer: 'Write to us whether you have received the money, and how much. Until it is confirmed, the order stays unpaid:',
    follow: 'The order and its progress',
    last: 'This mail is the last of today about orders of guests, so as not to flood your mailbox. Look for further orders in the panel, or ask us about them.',
    footer: 'This message was sent automatically, because you take payments for the shop.',
  },
});

/** The words of the message by which support learns of a request for a consultation. */
export const CONSULTATION_WORDS = wordsIn({
  ru: {
    subject: 'Заявка на консультацию',
    name: 'Имя',
    phone: 'Телефон',
    email: 'E-mail для ответа',
    message: 'Вопрос',
    footer: 'Ответить нужно по-русски. Номер заявки',
  },
  en: {
    subject: 'A request for a consultation',
    name: 'Name',
    phone: 'Phone',
    email: 'E-mail for the answer',
    message: 'Question',
    footer: 'To be answered in English. Request number',
  },
});

/** What a visitor reads above and below the answer to a request for a consultation. */
export const ANSWER_WORDS = wordsIn({
  ru: {
    subject: 'Ответ на вашу заявку',
    greeting: (name: string) => `Здравствуйте, ${name}!`,
    asked: 'Вы спрашивали',
    more: 'Если остались вопросы, оставьте новую заявку на сайте или напишите нам:',
    footer: 'Это письмо отправлено, потому что вы просили о консультации.',
  },
  en: {
    subject: 'Our answer to your request',
    greeting: (name) => `Hello ${name},`,
    asked: 'You asked',
    more: 'If anything is left open, send another request on the site or write to us:',
    footer: 'This message was sent because you asked for a consultation.',
  },
});

/** What support reads when a customer wishes to cancel an order or to have it postponed. */
export const ASK_WORDS = wordsIn({
  ru: {
    subject: (number: string) => `Просьба по заказу ${number}`,
    cancel: 'Клиент просит отменить оплаченный заказ и вернуть деньги. Решение принимают в разделе денег.',
    postpone: 'Клиент просит перенести первый день ритуалов на',
    open: 'Открыть заказ',
    footer: 'Просьба ждёт ответа в панели.',
  },
  en: {
    subject: (number) => `A request about order ${number}`,
    cancel: 'The customer asks to cancel a paid order and to get the money back. It is decided in the section of money.',
    postpone: 'The customer asks to move the first day of the rituals to',
    open: 'Open the order',
    footer: 'The request awaits an answer in the panel.',
  },
});

/** The words of the letter to somebody who wanted their money before the account is deleted, and still waits. */
export const LEAVING_WORDS = wordsIn({
  ru: {
    subject: 'Кабинет ещё не удалён: решите, что дальше',
    lead: 'Вы просили вернуть деньги и после этого удалить кабинет. Возврат ещё не окончен или в нём отказано, поэтому кабинет пока работает.',
    choice:
      'Вы можете ждать дальше, попросить о возврате ещё раз, поручить нам провести ритуалы и удалить кабинет сразу или оставить его. Без вашего решения ни деньги, ни ритуалы не пропадут.',
    open: 'Открыть кабинет',
    footer: 'Это письмо отправлено автоматически, потому что вы попросили удалить кабинет.',
  },
  en: {
    subject: 'Your account is not deleted yet: decide what comes next',
    lead: 'You asked for your money back, and for your account to be deleted after that. The refund is not finished, or it was declined, so the account still works.',
    choice:
      'You can go on waiting, ask for the money again, have the rituals performed and the account deleted at once, or keep the account. Neither money nor rituals are lost without your decision.',
    open: 'Open the account',
    footer: 'This message was sent automatically, because you asked for your account to be deleted.',
  },
});
