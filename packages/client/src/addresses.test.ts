import { expect, test } from 'vitest';
import { createShopClient } from './client.ts';

test.each(['rituals.example', '//rituals.example', 'localhost:3000', 'ftp://rituals.example', 'https://', ''])(
  'an address without a scheme of the web is refused: %s',
  (url) => {
    expect(() => createShopClient({ url })).toThrow(/needs a scheme/);
  },
);

test.each([
  'http://rituals.example',
  'HTTP://rituals.example/',
  'http://10.0.0.1',
  'http://localhost.example',
  'http://127.0.0.1.example',
])('plain http beyond this machine is refused: %s', (url) => {
  expect(() => createShopClient({ url, key: 'vrk_live_1' })).toThrow(/must begin with https:/);
});

test('calls go to the address that was judged, whatever becomes of the object that named it', async () => {
  const urls: string[] = [];
  const options = {
    url: 'https://rituals.example',
    fetch: async (url: string | URL | Request) => {
      urls.push(String(url));
      return Response.json([]);
    },
  };
  const shop = createShopClient(options);
  options.url = 'http://rituals.example';
  await shop.listServices();
  expect(urls).toEqual(['https://rituals.example/api/services']);
});

test.each([
  'http://localhost:3000',
  'http://127.0.0.1',
  'http://[::1]:3000/',
  'https://rituals.example',
  'HTTPS://rituals.example',
])('plain http is taken for this machine, and https for every host: %s', (url) => {
  expect(createShopClient({ url })).toHaveProperty('listServices');
});

test.each(['', '.', '..', undefined])(
  'a call with %j in its path is refused: its address would be that of something else',
  async (id) => {
    const sent: unknown[] = [];
    const shop = createShopClient({ url: 'https://rituals.example', fetch: async (url) => Response.json(sent.push(url)) });
    await expect(shop.removeWebhook({ path: { slug: 'indra', id: id as string } })).rejects.toThrow(/in the path of a call: id/);
    expect(sent).toEqual([]);
  },
);

test('a redirect to another address is not followed: it is told at once, with the address', async () => {
  const modes: unknown[] = [];
  const fetch = async (_: unknown, init?: RequestInit) => {
    modes.push(init?.redirect);
    return Response.redirect('https://www.shop.test/api/services', 301);
  };
  const error = await createShopClient({ url: 'https://shop.test', fetch })
    .listServices()
    .catch((refusal) => refusal);
  expect(modes).toEqual(['manual']);
  expect(error).toMatchObject({ name: 'ShopError', status: 301, code: 'unreadable_answer' });
  expect(error.headers.get('location')).toBe('https://www.shop.test/api/services');
});
