import { wordsIn } from './words-in.ts';

/** The letter to administrators about a file that somebody else of the staff has taken. */
export const EXPORT_WORDS = wordsIn({
  ru: {
    subject: { orders: 'Из магазина выгружены заказы', clients: 'Из магазина выгружены клиенты' },
    lead: {
      orders: 'Сотрудник выгрузил список заказов: имена, адреса и суммы теперь есть и вне магазина.',
      clients: 'Сотрудник выгрузил список клиентов: имена, адреса и телефоны теперь есть и вне магазина.',
    },
    by: 'Кто выгрузил',
    count: 'Сколько строк',
    all: 'Без отбора: всё, что есть.',
    part: 'С отбором; каким, сказано в журнале.',
    foreign: 'Если вы об этом не знаете, завершите входы этого сотрудника и спросите его.',
    open: 'Открыть журнал',
    footer: 'Это письмо отправлено автоматически: о каждой выгрузке узнают все остальные администраторы.',
  },
  en: {
    subject: { orders: 'Orders were downloaded from the shop', clients: 'Clients were downloaded from the shop' },
    lead: {
      orders: 'A member of staff has downloaded a list of orders: names, addresses and sums now exist outside the shop too.',
      clients: 'A member of staff has downloaded a list of clients: names, addresses and phones now exist outside the shop too.',
    },
    by: 'Downloaded by',
    count: 'Rows',
    all: 'Without a filter: everything.',
    part: 'With a filter; the log says which.',
    foreign: 'If you know nothing of this, end the sessions of this member and ask them.',
    open: 'Open the log',
    footer: 'This message was sent automatically: all other administrators are told of each such file.',
  },
});
