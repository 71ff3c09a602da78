import type { InEachLanguage } from '#kernel/language.ts';

/** Titles of the columns of exported orders, in their order. */
export const ORDER_EXPORT_TITLES: InEachLanguage<readonly string[]> = {
  ru: [
    'Номер',
    'Оформлен (UTC)',
    'Состояние',
    'Клиент',
    'E-mail',
    'Ритуалы',
    'Оплата',
    'Партнёр',
    'Сумма, $',
    'Получено монетами, $',
    'Квитанция',
    'Id',
  ],
  en: [
    'Number',
    'Placed (UTC)',
    'State',
    'Client',
    'E-mail',
    'Rituals',
    'Payment',
    'Partner',
    'Total, $',
    'Received in coins, $',
    'Receipt',
    'Id',
  ],
};
