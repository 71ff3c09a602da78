import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { browserFlags, findBrowser } from './test/support/browser.ts';
import { readCrowd } from './test/support/crowd.ts';

const executablePath = findBrowser();
const crowd = readCrowd(process.env.CROWD);
/** `make test` tells each story on one screen: what looks at places and sizes on the phone, the others on the desktop. */
const onOneScreen = crowd === 'few';
const ofPhones = /(nothing-covered|purchase-accessibility|shoppers-eye|vendor-payment)\.spec/.source;

export default defineConfig({
  testDir: 'test/e2e',
  globalSetup: './test/e2e/support/template.ts',
  outputDir: 'test-results',
  // Half of the cores: each browser has processes of its own, and a shop beside it. Three on few cores, where one of them often waits for its
  // page or for the shop's clock.
  workers: Math.max(3, Math.floor(availableParallelism() / 2)),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // Bounds for a machine that is busy with other work: a story takes 5 to 40 seconds on a quiet one, and the page that tries calls takes 7 to
  // read the contract.
  timeout: 360_000,
  expect: { timeout: 60_000 },
  use: {
    launchOptions: { args: [...browserFlags, '--disable-gpu'], ...(executablePath ? { executablePath } : {}) },
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'Europe/Moscow',
  },
  // Stories follow the locale of their project; stories that name a language run in the other one, so that each screen shows both.
  // What no screen changes has the tag of the one screen on which it runs. The phone comes first: its last story is long, and a long story at
  // the end of all would leave the other workers without work.
  projects: [
    {
      name: 'mobile-en',
      // These choose their own screens, or look at nothing that a screen changes. None of their stories names a language: in Russian it would
      // run nowhere.
      testIgnore: /(analytics|docs|docs-accessibility|hostile-content|machines|one-payment|two-tabs)\.spec\.ts/,
      ...(onOneScreen ? { grep: new RegExp(`\\bin ru\\b|@mobile|${ofPhones}`) } : {}),
      // `make torture` alone tells a story again at every gateway and in both languages.
      grepInvert: crowd === 'full' ? /\bin en\b|@desktop/ : /\bin en\b|@desktop|@full/,
      use: { ...devices['Pixel 7'], viewport: { width: 375, height: 812 }, locale: 'en-US' },
    },
    {
      name: 'desktop-ru',
      // Told on a phone alone, where people pay.
      testIgnore: /vendor-payment\.spec\.ts/,
      grepInvert: new RegExp(`\\bin ru\\b|@mobile${onOneScreen ? `|^(?!.*@desktop).*${ofPhones}` : ''}`),
      use: { viewport: { width: 1280, height: 800 }, locale: 'ru-RU' },
    },
  ],
});
