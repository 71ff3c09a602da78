import { defineConfig } from '@playwright/test';

/** `make browsers`: one story in Chromium, in Debian's Firefox and in Debian's WebKit, whose drivers are not Playwright's. */
export default defineConfig({
  testDir: '.',
  globalSetup: '../e2e/support/template.ts',
  outputDir: '../../test-results',
  workers: 1,
  reporter: 'list',
  timeout: 180_000,
});
