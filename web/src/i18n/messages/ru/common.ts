import type en from '../en/common.ts';

export default {
  'common.state': 'Состояние',
  'common.state.pending': 'Ожидает оплаты',
  'common.state.waiting': 'Ожидает подтверждения',
  'common.state.paid': 'Оплачен',
  'common.state.processing': 'В работе',
  'common.state.ready': 'Готов',
  'common.state.completed': 'Завершён',
  'common.state.cancelled': 'Отменён',
  'common.payment': 'Оплата',
  'common.method.crypto': 'Криптовалюта',
  'common.method.card': 'Банковская карта',
  'common.method.manual': 'Вручную',
} satisfies Record<keyof typeof en, string>;
