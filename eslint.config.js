import js from '@eslint/js';
import query from '@tanstack/eslint-plugin-query';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import tseslint from 'typescript-eslint';

/** The floors of the house (design/architecture.md). A folder of `src/` that is on none is an error. */
const floors = [
  { type: 'app', pattern: 'src/app' },
  { type: 'pages', pattern: 'src/pages' },
  { type: 'feature', pattern: 'src/features/*', capture: ['feature'] },
  { type: 'epreuves', pattern: 'src/epreuves' },
  { type: 'code-tools', pattern: 'src/code-tools' },
  { type: 'papier', pattern: 'src/papier' },
  { type: 'data', pattern: 'src/data' },
  { type: 'domain', pattern: 'src/domain' },
  { type: 'map', pattern: 'src/map' },
  { type: 'ui', pattern: 'src/ui' },
  { type: 'router', pattern: 'src/router' },
  { type: 'lib', pattern: 'src/lib' },
  { type: 'content', pattern: 'src/content' },
  { type: 'styles', pattern: 'src/styles' },
  { type: 'testing', pattern: 'src/testing' },
];

const refusedSyntax = [
  { selector: 'TSEnumDeclaration', message: 'A union of literals, not an enum.' },
  { selector: 'ExportAllDeclaration', message: 'No barrels.' },
];

/** A space of French typography at which a line may break: `mot ?` would lose its mark to the next line. */
const breakable = String.raw`/[\p{L}\d’)»…%?!.] [?!;:»](?:$|[\s.,)»?!<])|« /u`;
const breakableTypography = [
  `Literal[value=${breakable}]`,
  `JSXText[value=${breakable}]`,
  `TemplateElement[value.cooked=${breakable}]`,
].map((selector) => ({
  selector,
  message: 'U+202F before ; ! ? and U+00A0 before : and », and after «.',
}));

/** What pages and features stand on. */
const belowPages = [
  'epreuves',
  'code-tools',
  'papier',
  'data',
  'domain',
  'content',
  'map',
  'ui',
  'router',
  'lib',
];

/** Who may import whom; anything else is refused. A feature may import itself only, never another. */
const allowedByFloor = {
  app: [
    'app',
    'pages',
    'feature',
    'data',
    'domain',
    'ui',
    'router',
    'lib',
    'content',
    'styles',
  ],
  pages: ['pages', 'feature', ...belowPages],
  feature: belowPages,
  epreuves: ['epreuves', 'code-tools', 'domain', 'map', 'ui'],
  'code-tools': ['code-tools', 'domain', 'map', 'ui'],
  papier: ['papier', 'code-tools', 'content', 'domain', 'ui', 'lib'],
  data: ['data', 'domain', 'lib'],
  domain: ['domain'],
  map: ['map', 'ui', 'lib'],
  ui: ['ui', 'router'],
  router: ['router'],
  lib: ['lib'],
  content: ['content'],
  testing: ['testing', 'data', 'domain', 'lib', 'router', 'ui'],
};

const doors = [
  ...Object.entries(allowedByFloor).map(([floor, allowed]) => ({
    from: { element: { type: floor } },
    allow: { to: { element: { type: allowed } } },
  })),
  {
    from: { element: { type: 'feature' } },
    allow: [
      {
        to: {
          element: {
            type: 'feature',
            captured: { feature: '{{ from.element.captured.feature }}' },
          },
        },
      },
    ],
  },
];

export default tseslint.config(
  {
    ignores: [
      'dist',
      '.local',
      'node_modules',
      'public',
      'coverage',
      'test-results',
      'playwright-report',
    ],
  },
  js.configs.recommended,
  // What needs types or React’s compiler is told by Oxlint: .oxlintrc.json.
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  {
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      'no-restricted-syntax': ['error', ...refusedSyntax],
      'no-console': ['error', { allow: ['error', 'warn'] }],
      eqeqeq: 'error',
      // French typography: U+00A0 and U+202F stand before : ; ! ? in texts.
      'no-irregular-whitespace': [
        'error',
        { skipStrings: true, skipTemplates: true, skipJSXText: true, skipRegExps: true },
      ],
    },
  },
  {
    // What an author writes gets its spaces as it is shown (src/lib/format/typographie.ts).
    files: ['src/**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.{ts,tsx}',
      'src/testing/**',
      'src/content/modeles/**',
      'src/data/**',
      'src/domain/conversation/mail-answer.ts',
      'src/domain/exchange/**',
      'src/features/parcours-builder/demonstration/**',
      'src/features/parcours-import/modele-proposal.ts',
    ],
    rules: {
      'no-restricted-syntax': ['error', ...refusedSyntax, ...breakableTypography],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {
      boundaries,
      'jsx-a11y': jsxA11y,
      '@tanstack/query': query,
    },
    settings: {
      'boundaries/include': ['src/**/*'],
      'boundaries/ignore': ['src/vite-env.d.ts', '**/*.css'],
      // Icons are modules that unplugin-icons makes.
      'boundaries/flag-as-external': { customSourcePatterns: ['~icons/**'] },
      'boundaries/elements': floors,
      'import/resolver': { typescript: { project: './tsconfig.json' } },
    },
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      ...query.configs['flat/recommended'][0].rules,
      'boundaries/no-unknown-files': 'error',
      'boundaries/no-unknown-dependencies': 'error',
      'boundaries/dependencies': ['error', { default: 'disallow', policies: doors }],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['firebase/*', '@firebase/*', 'firebase'],
              message:
                'Firebase is imported in lib/firebase and data/**/*-repository.ts only.',
            },
            {
              group: ['leaflet', 'leaflet/*', 'react-leaflet'],
              message: 'Leaflet is imported in map/ only.',
            },
          ],
        },
      ],
    },
  },
  {
    files: [
      'src/lib/firebase/**/*.ts',
      'src/data/**/*-repository.ts',
      'src/**/*.emulator.test.ts',
      'src/testing/**',
      'src/map/**',
    ],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['src/domain/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['react', 'react-dom', 'firebase/*', 'leaflet'],
              message: 'The domain is pure TypeScript.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    rules: {
      // Tests may import what helps them, from `testing/` and from their own floor.
      'boundaries/dependencies': 'off',
    },
  },
  {
    files: ['scripts/**', 'emulators/**', 'e2e/**', 'rules-tests/**', '*.config.{ts,js}'],
    rules: { 'no-console': 'off' },
  },
);
