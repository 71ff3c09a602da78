import type en from '../en/cart-outside.ts';

export default {
  'cart.title': 'Корзина',
  'cart.openEmpty': 'Корзина пуста',
  'cart.open':
    '{count, plural, one {Корзина, # товар} few {Корзина, # товара} many {Корзина, # товаров} other {Корзина, # товара}}',
  'cart.added': 'Добавлено в корзину',
  'cart.addedItem': '{name} добавлен в корзину',
  'cart.onceOnly': 'Это уже в корзине: намерение заказывают один раз',
  'cart.full': 'В корзине уже {most} таких — больше в один заказ не поместится',
  'cart.show': 'Открыть корзину',
  'cart.loading': 'Корзина загружается',
} satisfies Record<keyof typeof en, string>;
