import { describe, expect, test } from 'vitest';
import { linkAttributes, pictureAttributes, uploadedAddresses } from './addresses.ts';

const away = { target: '_blank', rel: 'noopener' };

describe('a link in an article', () => {
  test.each([
    ['#fire', { href: '#fire' }],
    ['#', { href: '#' }],
    ['/rituals/ganesha?weeks=4#price', { href: '/rituals/ganesha?weeks=4#price', ...away }],
    ['rituals/ganesha', { href: '/rituals/ganesha', ...away }],
    ['https://example.com/a?b#c', { href: 'https://example.com/a?b#c', ...away }],
    ['http://example.com/', { href: 'http://example.com/', ...away }],
    ['//example.com/a', { href: 'https://example.com/a', ...away }],
    ['mailto:help@example.com', { href: 'mailto:help@example.com', ...away }],
    ['tel:+123', { href: 'tel:+123', ...away }],
  ])('to %s goes there, in a new tab unless it stays within the page', (address, attributes) => {
    expect(linkAttributes(address)).toEqual(attributes);
  });

  test('with a space in it is none within the page', () => {
    expect(linkAttributes('#fire and water')).toEqual({ href: '/#fire%20and%20water', ...away });
    expect(linkAttributes('see #fire')).toEqual({ href: '/see%20#fire', ...away });
  });

  test.each([
    '/.//example.com/a',
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'ftp://example.com',
    'https://',
  ])('to %s goes nowhere', (address) => {
    expect(linkAttributes(address)).toEqual({});
  });
});

const name = '0123456789abcdef0123456789abcdef';
const uploaded = (width: number, height: number) => `/pictures/${name}-${width}x${height}.webp`;

describe('a picture in an article', () => {
  test.each([
    ['/images/fire.webp', '/images/fire.webp'],
    ['images/fire.webp', '/images/fire.webp'],
    ['/images/fire.webp?size=1#a', '/images/fire.webp'],
  ])('of the shop is shown: %s', (address, src) => {
    expect(pictureAttributes(address)).toEqual({ src });
  });

  test.each([
    'https://example.com/fire.webp',
    '//example.com/fire.webp',
    '/.//example.com/fire.webp',
    'data:image/png,x',
    'https://',
  ])('of another host is not loaded: %s', (address) => {
    expect(pictureAttributes(address)).toBeUndefined();
  });

  test.each([
    [1, 1],
    [660, 400],
    [400, 660],
  ])('of %i by %i pixels that was uploaded has its place from the start', (width, height) => {
    const src = uploaded(width, height);
    expect(pictureAttributes(src)).toEqual({ src, width: `${width}`, height: `${height}` });
  });

  test.each([
    [1320, 880, 660],
    [880, 1320, 440],
    [661, 100, 660],
    [1, 9999, 1],
  ])('of %i by %i pixels has a smaller file, %i wide, for small screens', (width, height, small) => {
    expect(pictureAttributes(uploaded(width, height))).toEqual({
      src: uploaded(width, height),
      width: `${width}`,
      height: `${height}`,
      srcset: `/pictures/${name}-small.webp ${small}w, ${uploaded(width, height)} ${width}w`,
      sizes: '(min-width: 720px) 660px, 100vw',
    });
  });

  test.each([
    uploaded(0, 100),
    uploaded(100, 0),
    uploaded(10_000, 100),
    uploaded(100, 10_000),
    `/pictures/${name.slice(1)}-100x100.webp`,
    `/pictures/${name.toUpperCase()}-100x100.webp`,
    `/other${uploaded(100, 100)}`,
    `${uploaded(100, 100)}.webp`,
    `/pictures/${name}-100x100xwebp`,
  ])('whose address tells no size has none: %s', (src) => {
    expect(pictureAttributes(src)).toEqual({ src });
  });

  test('that was uploaded is stored under its name and its size', () => {
    expect(uploadedAddresses(name, { width: 800, height: 600 })).toEqual({
      large: uploaded(800, 600),
      small: `/pictures/${name}-small.webp`,
    });
  });
});
