import type en from '../en/cart-outside.ts';

export default {
  'cart.title': 'Корзина',
  'cart.openEmpty': 'Корзина пуста',
  'cart.open':
    '{count, plural, one {Корзина, # товар} few {Корзина, # товара} many {Корзина, # товаров} other {Корзина, # товара}}',
  'cart.added': 'Добавлено в корзину',
  'cart.addedItem': '{name} добавлен в корзину',
  'cart.show': 'Открыть корзину',
  'cart.toCatalogue': 'Выбрать ритуал',
  'cart.loading': 'Корзина загружается',
} as const satisfies Record<keyof typeof en, string>;
