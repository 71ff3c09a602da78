import { expect, test } from 'vitest';
import { renderArticle } from '../adapters/markdown/render-article.ts';
import type { Config } from '../config/read-config.ts';
import { createReadBlanks } from './legal-texts.ts';

test.each(['help@shop.test', '_help_@shop.test', 'a)*b*@shop.test', 'a`b`@shop.test'])(
  'the e-mail %s stands in a legal text as it is, as a link',
  async (email) => {
    const value = { details: { ru: '', en: '' }, email, messenger: '@shop' };
    const readBlanks = createReadBlanks({ sessionSeconds: {} } as Config, { newest: async () => ({ version: 0, value }) });
    const { html } = renderArticle((await readBlanks()).email.en);
    const [, address = '', text] = /^<p><a href="mailto:([^"]*)"[^>]*>(.*)<\/a><\/p>\s*$/.exec(html) ?? [];
    expect([decodeURI(address), text]).toEqual([email, email]);
  },
);
