import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

/**
 * `npm run budgets`: measures the writes that the tables allow, and draws 2,000 random cases of each property, others on every
 * run. The tables are read, none of them is tried.
 */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    exclude: [],
    env: {
      QC_RULES_WRITES: '2000',
      QC_PROPERTY_SEED: String(Math.floor(Math.random() * 2 ** 31)),
    },
    testTimeout: 900_000,
    testNamePattern:
      /^(the budgets of firestore\.rules|the rules of |whatever the rules let in |cheats drawn )/,
  },
});
