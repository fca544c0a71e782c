import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { otherLangues } from './src/langue/langue.ts';

/** The messages of the interface (docs/languages.md): French stands in the source, each other language in a file. */
export default defineConfig({
  sourceLocale: 'fr',
  locales: [...otherLangues],
  catalogs: [
    {
      path: '<rootDir>/src/langue/catalogues/{locale}',
      include: ['<rootDir>/src'],
      exclude: ['**/*.test.*'],
    },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'origin',
});
