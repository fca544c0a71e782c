import js from '@eslint/js';
import query from '@tanstack/eslint-plugin-query';
import boundaries from 'eslint-plugin-boundaries';
import tseslint from 'typescript-eslint';

/** The floors of the house (docs/architecture.md). A folder of `src/` that is on none is an error. */
const floors = [
  { type: 'app', pattern: 'src/app' },
  { type: 'pages', pattern: 'src/pages' },
  // Before `feature`: the first pattern that fits is the floor of a file.
  { type: 'desk', pattern: 'src/features/desk/*', capture: ['room'] },
  { type: 'play', pattern: 'src/features/play/*', capture: ['room'] },
  { type: 'feature', pattern: 'src/features/*', capture: ['feature'] },
  { type: 'editing', pattern: 'src/editing/*', capture: ['room'] },
  { type: 'epreuves', pattern: 'src/epreuves' },
  { type: 'code-tools', pattern: 'src/code-tools' },
  { type: 'papier', pattern: 'src/papier' },
  { type: 'data', pattern: 'src/data' },
  { type: 'device', pattern: 'src/device' },
  { type: 'domain', pattern: 'src/domain' },
  { type: 'map', pattern: 'src/map' },
  { type: 'ui', pattern: 'src/ui' },
  { type: 'lib', pattern: 'src/lib' },
  { type: 'content', pattern: 'src/content' },
  { type: 'langue', pattern: 'src/langue' },
  { type: 'styles', pattern: 'src/styles' },
  { type: 'testing', pattern: 'src/testing' },
];

const noBarrels = { selector: 'ExportAllDeclaration', message: 'No barrels.' };

/** Server state goes by the factories of its noun, and its services come from whoever made them (decision 148). */
const opensServices = [
  {
    selector: "ImportSpecifier[imported.name='createServices']",
    message: 'Services are made in app/main.tsx; everything else is handed them.',
  },
  {
    selector:
      'ImportSpecifier[imported.name=/^(open(App|Auth|Database|Firestore|LiveFirestore|Storage)|initialize(App|Auth|Firestore)|get(App|Auth|Database|Firestore|Storage))$/]',
    message: 'Firebase is opened in data/firebase/services.ts by lib/firebase only.',
  },
];
const keepsKeys = ['queryKey', 'mutationKey', 'networkMode'].map((name) => ({
  selector: `Property[key.name='${name}']`,
  message: `${name} stands in data/<noun>/<noun>-queries.ts or in a hook beside it.`,
}));
const serverState = [...opensServices, ...keepsKeys];

/** Decision 167. A search has no refusal and keeps what it asks in the address, or on the page. */
const ownForms = {
  selector:
    "JSXOpeningElement[name.name='form']:not(:has(JSXAttribute[name.name='role'][value.value='search']))",
  message: 'A form is a `Form` of ui/form; one that searches says so by its role.',
};

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
  'device',
  'editing',
  'epreuves',
  'code-tools',
  'papier',
  'data',
  'domain',
  'content',
  'map',
  'ui',
  'lib',
  'langue',
];

/** Who may import whom; anything else is refused. A feature, or a room of the desk, may import itself only. */
const allowedByFloor = {
  app: [
    'app',
    'pages',
    'feature',
    'desk',
    'play',
    'data',
    'device',
    'domain',
    'ui',
    'lib',
    'langue',
    'content',
    'styles',
  ],
  pages: ['pages', 'feature', 'desk', 'play', ...belowPages],
  feature: belowPages,
  editing: [
    'epreuves',
    'code-tools',
    'data',
    'device',
    'domain',
    'content',
    'map',
    'ui',
    'lib',
    'langue',
  ],
  desk: belowPages,
  play: belowPages,
  epreuves: ['epreuves', 'code-tools', 'domain', 'map', 'ui', 'lib', 'langue'],
  'code-tools': ['code-tools', 'domain', 'map', 'ui', 'langue'],
  papier: ['papier', 'code-tools', 'content', 'domain', 'ui', 'lib', 'langue'],
  data: ['data', 'device', 'domain', 'lib', 'langue'],
  device: ['device'],
  domain: ['domain', 'langue'],
  map: ['map', 'ui', 'lib', 'langue'],
  ui: ['ui', 'langue', 'device'],
  lib: ['lib', 'langue', 'device'],
  langue: ['langue', 'device'],
  content: ['content'],
  testing: ['testing', 'data', 'device', 'domain', 'lib', 'langue', 'ui'],
};

/** Inside one of these, each folder imports itself only. */
const rooms = { feature: 'feature', desk: 'room', editing: 'room', play: 'room' };

/** What a room stands on, besides itself. */
const allowedByRoom = {
  editing: {
    words: ['session'],
    images: ['session'],
    files: ['session', 'words'],
    fields: ['session', 'words', 'images'],
    preview: ['session', 'words', 'images'],
    frame: ['session', 'words', 'images', 'fields', 'preview'],
    testing: ['session', 'words', 'images', 'fields', 'preview', 'frame'],
  },
  play: {
    // What the game opens on demand, by `import()` of one file.
    lazy: ['session', 'help', 'moments', 'end', 'menu'],
    help: ['session', 'lazy'],
    moments: ['session', 'lazy', 'help'],
    end: ['session', 'lazy', 'help', 'moments'],
    menu: ['session', 'lazy', 'help'],
    screen: ['session', 'lazy', 'help', 'moments', 'end', 'menu'],
  },
};

const doors = [
  // The drawing of France is stored as the lines of parcours are.
  {
    from: { element: { type: 'map' } },
    allow: {
      to: { element: { type: 'domain', fileInternalPath: 'geo/polyline.ts' } },
    },
  },
  ...Object.entries(allowedByFloor).map(([floor, allowed]) => ({
    from: { element: { type: floor } },
    allow: { to: { element: { type: allowed } } },
  })),
  ...Object.entries(rooms).map(([type, name]) => ({
    from: { element: { type } },
    allow: {
      to: {
        element: { type, captured: { [name]: `{{ from.element.captured.${name} }}` } },
      },
    },
  })),
  ...Object.entries(allowedByRoom).flatMap(([type, roomsBelow]) =>
    Object.entries(roomsBelow).map(([room, allowed]) => ({
      from: { element: { type, captured: { room } } },
      allow: { to: { element: { type, captured: { room: allowed } } } },
    })),
  ),
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
  // Everything else about TypeScript is told by Oxlint, in a tenth of the time: .oxlintrc.json.
  { files: ['**/*.{js,mjs}'], ...js.configs.recommended },
  {
    files: ['src/**/*.{ts,tsx}'],
    // Tests may import what helps them, from `testing/` and from their own floor.
    ignores: ['**/*.test.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
    plugins: { boundaries, '@tanstack/query': query },
    settings: {
      'boundaries/include': ['src/**/*'],
      'boundaries/ignore': ['src/vite-env.d.ts', '**/*.css'],
      // Icons are modules that unplugin-icons makes.
      'boundaries/flag-as-external': { customSourcePatterns: ['~icons/**'] },
      'boundaries/elements': floors,
      'import/resolver': { typescript: { project: './tsconfig.json' } },
    },
    rules: {
      ...query.configs['flat/recommended-strict'][0].rules,
      '@tanstack/query/exhaustive-deps': [
        'error',
        // One object a page: no answer depends on it, or the key has what the store is of.
        {
          allowlist: {
            variables: ['services'],
            types: ['Services', 'ParcoursStore', 'CommentaireStore'],
          },
        },
      ],
      'boundaries/no-unknown-files': 'error',
      'boundaries/no-unknown-dependencies': 'error',
      'boundaries/dependencies': ['error', { default: 'disallow', policies: doors }],
      'no-restricted-syntax': ['error', noBarrels, ownForms, ...serverState],
    },
  },
  {
    // All that a device keeps as text goes by `choice`, whose keys are in the inventory.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'src/device/**', 'src/testing/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['localStorage', 'sessionStorage'].map((name) => ({
          name,
          message: 'What a device keeps goes by src/device.',
        })),
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
      'src/device/inventory.ts',
      'src/domain/conversation/mail-answer.ts',
      'src/domain/utilisateur/pseudonyme.ts',
      'src/domain/exchange/**',
      'src/features/write-on-device/example-parcours.ts',
      'src/features/parcours-import/modele-proposal.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        noBarrels,
        ownForms,
        ...serverState,
        ...breakableTypography,
      ],
    },
  },
  {
    files: [
      'src/ui/form/form.tsx',
      // An answer that the game judges on the device, and keeps with its party.
      'src/features/play/moments/epreuve-view.tsx',
      'src/editing/preview/draft-epreuve.tsx',
      // A question of the guide: its fields are kept as they are typed, Enter only goes on.
      'src/features/write-guided/question.tsx',
      // A public page, on which the library would weigh 15 kB for one field that is never sent.
      'src/features/code-library/exercise.tsx',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        noBarrels,
        ...serverState,
        ...breakableTypography,
      ],
    },
  },
  {
    // A listener has the key that its noun gives it.
    files: ['src/data/**/*-queries.ts', 'src/data/**/use-*.ts', 'src/device/live.ts'],
    rules: { 'no-restricted-syntax': ['error', noBarrels, ...opensServices] },
  },
  {
    // The defaults of every query; the one place that makes services; what opens each of them.
    files: [
      'src/lib/query/*',
      'src/app/{main,prerender}.tsx',
      'src/data/firebase/services.ts',
      'src/lib/firebase/*.ts',
      'src/testing/**',
      // A helper of tests beside them.
      'src/editing/testing/render-editor.tsx',
    ],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', noBarrels] },
  },
);
