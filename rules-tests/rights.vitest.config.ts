import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

/** `npm run rights`: the tables are read, none of them is tried, so that no engine is needed. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    globalSetup: [],
    testNamePattern: /^the page of rights/,
  },
});
