import { wordsIn } from './words-in.ts';

/** The words of the letters about a refund. `number` is the order's with its sign, '№ 1042'; `amount` is written out with its unit. */
export const REFUND_WORDS = wordsIn({
  ru: {
    address: {
      subject: (number: string) => `Куда вернуть деньги за заказ ${number}`,
      lead: (amount: string, network: string) =>
        `Мы возвращаем вам ${amount}, сеть ${network}. Укажите адрес своего кошелька в этой сети.`,
      open: 'Указать адрес',
      until: (instant: string) => `Ссылка действует до ${instant} и только один раз.`,
      warning:
        'Никому не пересылайте это письмо: кто откроет ссылку, тот и укажет адрес. Если срок вышел, новую ссылку можно попросить на странице заказа.',
      /** The address of the page follows. */
      sms: (number: string) => `Возврат по заказу ${number}. Укажите адрес кошелька`,
    },
    signIn: {
      subject: (number: string) => `Возврат по заказу ${number}: войдите, чтобы его получить`,
      lead: 'Мы готовы вернуть деньги за этот заказ. Адрес кошелька мы спрашиваем только у того, кто подтвердил свой e-mail.',
      next: 'Войдите на сайт с этим e-mail: код придёт сюда же. Потом откройте заказ и нажмите «Прислать ссылку для возврата».',
      open: 'Войти',
      stranger: 'Если вы не делали этот заказ, ничего делать не нужно.',
    },
    sent: {
      subject: (number: string) => `Деньги за заказ ${number} отправлены`,
      lead: (amount: string) => `Мы отправили вам возврат: ${amount}.`,
      reference: 'Номер перевода:',
      next: 'Монеты приходят в течение дня, деньги на карту — до десяти рабочих дней. Если к этому сроку они не придут, напишите нам.',
    },
    failed: {
      subject: (number: string) => `Возврат по заказу ${number} до вас не дошёл`,
      lead: (amount: string) => `Мы писали, что отправили вам возврат: ${amount}. Он не удался: эти деньги вернулись к нам.`,
      next: 'Сотрудник магазина посмотрит, в чём дело, и вернёт деньги ещё раз или другим способом. Когда мы их отправим, придёт новое письмо.',
      wait: 'Вам ничего делать не нужно. Если нам что-нибудь от вас понадобится, мы спросим.',
    },
  },
  en: {
    address: {
      subject: (number) => `Where to send the refund for order ${number}`,
      lead: (amount, network) =>
        `We are sending you back ${amount}, network ${network}. Give us the address of your wallet on that network.`,
      open: 'Give the address',
      until: (instant) => `The link works until ${instant}, and only once.`,
      warning:
        'Forward this letter to nobody: whoever opens the link gives the address. If the time is over, ask for a new link on the page of the order.',
      sms: (number) => `Refund for order ${number}. Give your wallet's address`,
    },
    signIn: {
      subject: (number) => `Refund for order ${number}: sign in to get it`,
      lead: 'We are ready to refund this order. First sign in with this e-mail, so that we know that the mailbox is yours.',
      next: 'Sign in to the shop with this e-mail: the code comes here. Then open the order and press “Send me the link for the refund”.',
      open: 'Sign in',
      stranger: 'If you did not place this order, there is nothing to do.',
    },
    sent: {
      subject: (number) => `The refund for order ${number} is sent`,
      lead: (amount) => `We have sent your refund: ${amount}.`,
      reference: 'Number of the transfer:',
      next: 'Coins arrive within a day, money on a card within ten working days. If yours has not come by then, write to us.',
    },
    failed: {
      subject: (number) => `The refund for order ${number} did not reach you`,
      lead: (amount) => `We wrote that your refund of ${amount} was sent. It failed: this money is with us again.`,
      next: 'Our staff will look for the cause, and refund the money again or in another way. When it is sent, we will write again.',
      wait: 'There is nothing for you to do. If we need anything from you, we will ask.',
    },
  },
});
