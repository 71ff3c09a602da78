import { mergeConfig } from 'vite';
import { defineProject } from 'vitest/config';
import viteConfig from './vite.config.ts';

export default defineProject((env) =>
  mergeConfig(viteConfig({ ...env, command: 'serve' }), {
    test: { name: 'web', environment: 'jsdom', include: ['src/**/*.test.{ts,tsx}'] },
  }),
);
