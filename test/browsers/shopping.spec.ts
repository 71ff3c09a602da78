import { writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { launch } from 'puppeteer-core';
import { shopTest } from '../e2e/support/shop-test.ts';
import { browserFlags, findBrowser } from '../support/browser.ts';
import { puppeteerVisitor } from './support/puppeteer-visitor.ts';
import { tellStory } from './support/story.ts';
import { startWebKit } from './support/webkit.ts';
import { webkitVisitor } from './support/webkit-visitor.ts';

const VIEWPORT = { width: 1280, height: 800 };
/** Date fields take the month first in this locale, and the visitors type it first. */
const ENGLISH = { ...process.env, LC_ALL: 'C.UTF-8', LANGUAGE: 'en_US' };

const DRIVEN_BY_PUPPETEER = {
  Chromium: () => launch({ executablePath: findBrowser() ?? '', args: browserFlags, env: ENGLISH, defaultViewport: VIEWPORT }),
  Firefox: () => launch({ browser: 'firefox', executablePath: '/usr/bin/firefox-esr', env: ENGLISH, defaultViewport: VIEWPORT }),
};

for (const [name, start] of Object.entries(DRIVEN_BY_PUPPETEER))
  shopTest(`in ${name} a guest buys a ritual, signs in with a code and plans it`, async ({ api, shop }) => {
    const browser = await start();
    const problems: string[] = [];
    try {
      await tellStory(await puppeteerVisitor(browser, shop.url, problems), api);
    } finally {
      await browser.close();
    }
    expect(problems).toEqual([]);
  });

shopTest('in WebKit a guest buys a ritual, signs in with a code and plans it', async ({ api, shop }, info) => {
  const webkit = await startWebKit();
  try {
    await tellStory(webkitVisitor(webkit.driver, shop.url), api);
  } catch (error) {
    await writeFile(info.outputPath('webkit.png'), await webkit.driver.takeScreenshot(), 'base64');
    throw error;
  } finally {
    await webkit.close();
  }
});
