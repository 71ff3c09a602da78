import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { include: ['src/{kernel,modules}/**/*.test.ts'], testTimeout: 20_000 } });
