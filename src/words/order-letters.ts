import type { Bilingual } from '#kernel/language.ts';
import { wordsIn } from './words-in.ts';

/** What letters about orders, their refunds and invitations to them have in common. */
export const ORDER_LETTER_WORDS = wordsIn({
  ru: {
    items: 'В заказе',
    total: 'Сумма',
    address: 'Адрес',
    follow: 'Открыть заказ',
    link: 'По ссылке видны состояние заказа и оплата. Не пересылайте её тем, кому это знать не нужно.',
    stranger: 'Если вы ничего не заказывали, кто-то мог ошибиться адресом: ничего не платите и удалите это письмо.',
    test: 'Магазин работает в тестовом режиме. Не отправляйте настоящие деньги.',
    /** Of letters about an order that somebody else may have placed for the reader. */
    footer: 'Это письмо отправлено автоматически, потому что на этот адрес оформлен заказ.',
  },
  en: {
    items: 'Your order',
    total: 'Total',
    address: 'Address',
    follow: 'Open the order',
    link: 'The link shows the state of the order and its payment. Do not pass it on to those who need not know.',
    stranger: 'If you have ordered nothing, somebody may have mistyped an address: pay nothing and delete this message.',
    test: 'The shop runs in test mode. Send no real money.',
    footer: 'This message was sent automatically, because an order was placed with this address.',
  },
});

/** The words of a letter by what it tells. `number` is the order's with its sign, '№ 1042'. */
export const ORDER_NEWS_WORDS = wordsIn({
  ru: {
    placed: {
      subject: (number: string) => `Заказ ${number} оформлен`,
      lead: 'Спасибо! Мы приняли ваш заказ. Он ждёт оплаты.',
      next: 'Выбрать способ оплаты, заплатить и следить за заказом можно по этой ссылке:',
    },
    link: { lead: 'Ваш заказ ждёт оплаты.' },
    pay: { subject: (number: string) => `Как оплатить заказ ${number}` },
    coin: {
      lead: (amount: string, network: string) => `Отправьте ровно ${amount} в сети ${network} на этот адрес:`,
      copy: 'Сумма, чтобы скопировать её в кошелёк:',
      until: (time: string) => `Сумма действует до ${time}.`,
      rate: 'После этого времени откройте заказ и возьмите новую сумму. Перевод, отправленный позже, мы тоже увидим.',
    },
    card: { lead: 'Вы выбрали оплату картой. Страница оплаты открывается по этой ссылке:', open: 'Страница оплаты' },
    partner: {
      subject: (number: string) => `Заказ ${number} ждёт подтверждения`,
      lead: (name: string) => `Вы сообщили, что деньги за заказ переданы партнёру (${name}).`,
      next: 'Когда получение денег подтвердят, заказ станет оплаченным. Его состояние видно по этой ссылке:',
    },
    digest: {
      subject: 'Заказы на ваш адрес',
      lead: 'Недавние заказы на этот адрес:',
      rest: 'До завтра мы больше не будем писать о неоплаченных заказах на этот адрес, чтобы не завалить вас письмами. Все заказы видны в личном кабинете: войдите с этим e-mail.',
      signIn: 'Войти в личный кабинет',
    },
  },
  en: {
    placed: {
      subject: (number) => `Order ${number} is placed`,
      lead: 'Thank you! We have received your order. It awaits payment.',
      next: 'Choose how to pay, pay, and follow the order at this link:',
    },
    link: { lead: 'Your order awaits payment.' },
    pay: { subject: (number) => `How to pay for order ${number}` },
    coin: {
      lead: (amount, network) => `Send exactly ${amount} on the ${network} network to this address:`,
      copy: 'The amount, to copy it into a wallet:',
      until: (time) => `The amount holds until ${time}.`,
      rate: 'After that time, open the order and take a new amount. We also see a transfer that is sent later.',
    },
    card: { lead: 'You have chosen to pay by card. The payment page opens at this link:', open: 'Payment page' },
    partner: {
      subject: (number) => `Order ${number} awaits confirmation`,
      lead: (name) => `You told us that the money for the order was given to our partner ${name}.`,
      next: 'The order becomes paid once the money is confirmed. Its state is at this link:',
    },
    digest: {
      subject: 'Orders with your address',
      lead: 'Recent orders with this address:',
      rest: 'Until tomorrow we will not write about unpaid orders with this address again, so as not to flood your mailbox. Your account shows all of them: sign in with this e-mail.',
      signIn: 'Sign in to your account',
    },
  },
});

/** What was ordered in the samples of letters. */
export const SAMPLE_RITUAL: Bilingual = { ru: 'Ганеша-яга', en: 'Ganesha Yagya' };
