import { wordsIn } from './words-in.ts';

/**
 * The words of the letters about the money, the state and the days of an order, by what they tell. `number` is the order's with its sign, such as
 * 'No. 1042'; amounts are written out.
 */
export const ORDER_CHANGE_WORDS = wordsIn({
  ru: {
    seen: {
      subject: (number: string) => `Мы видим перевод по заказу ${number}`,
      lead: 'Мы видим ваш перевод, теперь его подтверждает сеть. Отправлять больше ничего не нужно.',
      next: 'Когда перевод подтвердится, заказ станет оплаченным и придёт чек. Состояние заказа видно по этой ссылке:',
    },
    part: {
      subject: (number: string) => `Заказ ${number} оплачен не полностью`,
      came: (received: string, total: string) => `Пришла часть оплаты: ${received} из ${total}.`,
      lead: 'Остаток можно заплатить по свежему курсу: откройте заказ.',
      next: 'Сколько пришло и сколько осталось, всегда видно по этой ссылке:',
    },
    changed: {
      subject: (number: string) => `Заказ ${number} изменён`,
      lead: 'Мы изменили ваш заказ. Теперь в нём:',
      next: 'Прежняя сумма больше не действует: начните оплату заново по ссылке на заказ, она не изменилась.',
    },
    expired: {
      subject: (number: string) => `Заказ ${number} ещё не оплачен`,
      lead: 'Время платежа вышло, а перевода мы пока не видим. Если вы его уже отправили, не платите второй раз: мы его увидим.',
      next: 'Если не отправляли, а заказ вам нужен, откройте его и начните оплату заново:',
    },
    unpaid: {
      subject: (number: string) => `Заказ ${number} закрыт`,
      lead: 'Заказ не оплатили вовремя, и мы его закрыли. Платить по нему больше не нужно; хотите ритуал — оформите новый заказ.',
      next: 'Если вы отправили деньги, они не пропали. Напишите нам:',
    },
    /** Nobody has received the money; `by` is the partner, or null for the shop. The reason follows. */
    declined: {
      subject: (number: string) => `Оплата заказа ${number} не найдена`,
      says: (by: string | null): string =>
        by === null ? 'Мы пока не видим денег за ваш заказ.' : `Партнёр ${by} сообщает, что деньги за ваш заказ не пришли.`,
      lead: 'Заказ ждёт оплаты: откройте его и выберите способ. Если деньги уже отправлены, не платите второй раз.',
      next: 'Пришлите нам чек или номер перевода:',
    },
    cancelled: {
      subject: (number: string) => `Заказ ${number} отменён`,
      lead: 'Этот заказ отменён. Платить по нему не нужно.',
      next: 'Если вы отправили за него деньги, напишите нам:',
    },
    processing: {
      subject: (number: string) => `Заказ ${number}: ритуал начат`,
      lead: 'Мы начали выполнять ваш заказ:',
      next: 'Состояние заказа видно по этой ссылке:',
    },
    ready: {
      subject: (number: string) => `Заказ ${number}: ритуал проведён`,
      lead: 'Всё, что вы заказали, проведено, готовится отчёт:',
      next: 'Состояние заказа видно по этой ссылке:',
    },
    reported: {
      subject: (number: string) => `Заказ ${number}: готов отчёт о ритуале`,
      lead: 'Ритуал проведён, и отчёт о нём готов:',
      next: 'День, место и снимки видны по этой ссылке. Чтобы прочесть весь отчёт с текстом, войдите в личный кабинет (если заказывали без входа — с этим e-mail):',
    },
    postponed: {
      subject: (number: string) => `Заказ ${number}: первый день перенесён`,
      lead: 'Мы перенесли первый день того, что вы заказали:',
      next: 'Если новый день вам не подходит, напишите нам:',
    },
    postponement_declined: {
      subject: (number: string) => `Заказ ${number}: перенести первый день не получится`,
      lead: 'К сожалению, мы не можем перенести ваши ритуалы на тот день, о котором вы просили. Прежний день остаётся в силе.',
      next: 'Если хотите обсудить другой день, напишите нам:',
    },
    postponement_overtaken: {
      subject: (number: string) => `Заказ ${number}: просьба о переносе снята`,
      lead: 'Ритуал начали раньше, чем успели ответить на вашу просьбу о другом дне, поэтому просьба снята.',
      next: 'Если это вам не подходит, напишите нам:',
    },
    completed: {
      subject: (number: string) => `Заказ ${number} завершён, отчёт готов`,
      lead: 'Отчёт о ритуале готов, и ваш заказ завершён. Благодарим за доверие.',
      next: 'День, место и снимки видны по этой ссылке. Чтобы прочесть весь отчёт с текстом, войдите в личный кабинет (если заказывали без входа — с этим e-mail):',
    },
    /** The first day of postponed rituals. */
    newDay: 'Новый первый день',
    /** Still to be paid. */
    due: 'Осталось заплатить',
    footer: 'Это письмо отправлено автоматически, потому что в вашем заказе что-то изменилось.',
  },
  en: {
    seen: {
      subject: (number) => `We see the transfer for order ${number}`,
      lead: 'We see your transfer, and the network is confirming it. There is nothing more to send.',
      next: 'Once it is confirmed, the order is paid and the receipt follows. The state of the order is at this link:',
    },
    part: {
      subject: (number) => `Order ${number} is paid in part`,
      came: (received, total) => `A part of the payment came: ${received} of ${total}.`,
      lead: 'The rest can be paid at a fresh rate: open the order.',
      next: 'What came and what is missing is always at this link:',
    },
    changed: {
      subject: (number) => `Order ${number} has changed`,
      lead: 'We have changed your order. Now it holds:',
      next: 'The former sum is no longer valid: start the payment again at the link of the order, which has not changed.',
    },
    expired: {
      subject: (number) => `Order ${number} is not paid yet`,
      lead: 'The time of the payment is over, and we see no transfer so far. If you have sent it, do not pay twice: we will see it.',
      next: 'If you have not, and want the order, open it and start the payment again:',
    },
    unpaid: {
      subject: (number) => `Order ${number} is closed`,
      lead: 'The order was not paid in time, so we have closed it. It needs no payment any more; for the ritual, place a new order.',
      next: 'If you sent money, it is not lost. Write to us:',
    },
    declined: {
      subject: (number) => `No payment found for order ${number}`,
      says: (by) =>
        by === null
          ? 'We do not see the money for your order yet.'
          : `Our partner ${by} says that no money for your order has come.`,
      lead: 'The order awaits its payment: open it and choose how to pay. If you have sent the money already, do not pay twice.',
      next: 'Send us the receipt or the number of the transfer:',
    },
    cancelled: {
      subject: (number) => `Order ${number} is cancelled`,
      lead: 'This order is cancelled. It needs no payment.',
      next: 'If you have sent money for it, write to us:',
    },
    processing: {
      subject: (number) => `Order ${number}: the ritual has begun`,
      lead: 'We have begun to perform your order:',
      next: 'The state of the order is at this link:',
    },
    ready: {
      subject: (number) => `Order ${number}: the ritual is performed`,
      lead: 'Everything that you ordered has been performed, and the report is being prepared:',
      next: 'The state of the order is at this link:',
    },
    reported: {
      subject: (number) => `Order ${number}: the report on a ritual is ready`,
      lead: 'The ritual has been performed, and the report on it is ready:',
      next: 'Day, place and pictures are at this link. To see the whole report with its text, sign in to your account (with this e-mail, if you ordered without one):',
    },
    postponed: {
      subject: (number) => `Order ${number}: the first day has moved`,
      lead: 'We have moved the first day of what you ordered:',
      next: 'If the new day does not suit you, write to us:',
    },
    postponement_declined: {
      subject: (number) => `Order ${number}: the first day cannot be moved`,
      lead: 'Sorry, we cannot move your rituals to the day that you asked for. They keep the day that they had.',
      next: 'To talk about another day, write to us:',
    },
    postponement_overtaken: {
      subject: (number) => `Order ${number}: your request for another day has ended`,
      lead: 'The ritual began before we could answer your request for another day, so the request has ended.',
      next: 'If that does not suit you, write to us:',
    },
    completed: {
      subject: (number) => `Order ${number} is completed, with its report`,
      lead: 'The report on the ritual is ready, and your order is completed. Thank you for your trust.',
      next: 'Day, place and pictures are at this link. To see the whole report with its text, sign in to your account (with this e-mail, if you ordered without one):',
    },
    newDay: 'New first day',
    due: 'Still to pay',
    footer: 'This message was sent automatically, because something has changed in your order.',
  },
});
