// @vitest-environment node
import { expect, test } from 'vitest';
import { paths } from './paths.ts';

test('the addresses of the shop are those to which existing links point', () => {
  expect({
    home: paths.home(),
    catalogue: paths.catalogue(),
    articles: paths.articles(),
    article: paths.article('what-is-a-yagya'),
    ritual: paths.ritual('mahalakshmi'),
    profile: paths.profile(),
    checkout: paths.checkout('6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e'),
    order: paths.order('6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e'),
    paymentBench: paths.paymentBench(),
    debug: paths.debug(),
  }).toMatchInlineSnapshot(`
    {
      "article": "/article/what-is-a-yagya",
      "articles": "/articles",
      "catalogue": "/#catalogue",
      "checkout": "/checkout/6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e",
      "debug": "/pdebug22",
      "home": "/",
      "order": "/order/6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e",
      "paymentBench": "/ptest22",
      "profile": "/user-profile",
      "ritual": "/ritual/mahalakshmi",
    }
  `);
});

test('an id cannot leave its part of the path', () => {
  expect(paths.article('../order?x#y')).toBe('/article/..%2Forder%3Fx%23y');
});
