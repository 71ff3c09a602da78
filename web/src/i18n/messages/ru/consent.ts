import type en from '../en/consent.ts';

export default {
  'consent.title': 'Можно считать посещения?',
  'consent.text':
    'С вашего согласия магазин считает посещения, корзины и покупки через Google Analytics, чтобы понять, какие страницы полезны. До согласия ничего не отправляется, а передумать можно внизу любой страницы.',
  'consent.allow': 'Разрешить',
  'consent.refuse': 'Не разрешать',
} satisfies Record<keyof typeof en, string>;
