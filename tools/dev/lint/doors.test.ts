import { resolve } from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

/** Names of the rules that refuse a file with this text at this place. */
async function refusalsOf(path: string, text: string): Promise<(string | null)[]> {
  const eslint = new ESLint({ cwd: root });
  const [result] = await eslint.lintText(text, { filePath: resolve(root, path) });
  return (result?.messages ?? [])
    .map(({ ruleId }) => ruleId)
    .filter((ruleId) => /^(boundaries\/|no-restricted-syntax$)/.test(ruleId ?? ''));
}

const planted: [title: string, path: string, imported: string][] = [
  ['domain imports data', 'src/domain/geo/planted.ts', '@/data/session/session.ts'],
  ['ui imports domain', 'src/ui/planted.ts', '@/domain/limits.ts'],
  ['map imports domain', 'src/map/planted.ts', '@/domain/limits.ts'],
  [
    'map imports more of domain than encoded lines',
    'src/map/planted.ts',
    '@/domain/geo/relief.ts',
  ],
  [
    'data imports a feature',
    'src/data/session/planted.ts',
    '@/features/sign-in/return/safe-redirect.ts',
  ],
  [
    'a feature imports another',
    'src/features/catalogue/planted.ts',
    '@/features/sign-in/return/safe-redirect.ts',
  ],
  [
    'editing imports a feature',
    'src/editing/session/planted.ts',
    '@/features/sign-in/return/safe-redirect.ts',
  ],
  ['editing imports a page', 'src/editing/words/planted.ts', '@/pages/public/or-null.ts'],
  [
    'epreuves import editing',
    'src/epreuves/planted.ts',
    '@/editing/session/field-key.ts',
  ],
  ['data imports editing', 'src/data/planted.ts', '@/editing/session/field-key.ts'],
  ...[
    ['session', 'words/etape-words.ts'],
    ['words', 'fields/suite-choices.ts'],
    ['images', 'words/etape-words.ts'],
    ['files', 'fields/suite-choices.ts'],
    ['fields', 'frame/editor-bar.tsx'],
    ['preview', 'fields/suite-choices.ts'],
    ['frame', 'testing/fake-stores.ts'],
  ].map(([room, other]): [string, string, string] => [
    `editing/${String(room)} imports what stands on it`,
    `src/editing/${String(room)}/planted.ts`,
    `@/editing/${String(other)}`,
  ]),
  ...[
    ['session', 'moments/recit-view.tsx'],
    ['lazy', 'screen/play-screen.tsx'],
    ['help', 'moments/recit-view.tsx'],
    ['moments', 'end/fin-view.tsx'],
    ['end', 'menu/play-menu.tsx'],
    ['menu', 'end/fin-view.tsx'],
  ].map(([room, other]): [string, string, string] => [
    `play/${String(room)} imports what stands on it or beside it`,
    `src/features/play/${String(room)}/planted.ts`,
    `@/features/play/${String(other)}`,
  ]),
  [
    'the game imports another feature',
    'src/features/play/screen/planted.ts',
    '@/features/quete-sheet/class-trip.ts',
  ],
  [
    'a feature imports the game',
    'src/features/quete-sheet/planted.ts',
    '@/features/play/session/open-partie.ts',
  ],
  ...[
    ['begin-parcours', 'workshop/volets.ts'],
    ['write-guided', 'workshop/etape-rail.tsx'],
    ['workshop', 'walk-draft/marche-step.tsx'],
    ['workshop-story', 'workshop/parcours-atelier.tsx'],
    ['write-on-device', 'begin-parcours/way-chooser.tsx'],
    ['publish-parcours', 'share-parcours/membres/etat-panel.tsx'],
    ['share-parcours', 'workshop/parcours-atelier.tsx'],
    ['parcours-history', 'take-away/export-step.tsx'],
    ['walk-draft', 'workshop/walk-context.tsx'],
    ['take-away', 'publish-parcours/plaque-list.tsx'],
  ].map(([feature, other]): [string, string, string] => [
    `${String(feature)} imports another feature`,
    `src/features/${String(feature)}/planted.ts`,
    `@/features/${String(other)}`,
  ]),
  ...[
    ['parcours', 'figures/use-today.ts'],
    ['figures', 'parcours/filtre.ts'],
    ['messages', 'commune/responsable-list.tsx'],
    ['moderation', 'messages/tone.ts'],
    ['articles', 'moderation/card-place.tsx'],
    ['commune', 'messages/tone.ts'],
  ].map(([room, other]): [string, string, string] => [
    `the desk of ${String(room)} imports another`,
    `src/features/desk/${String(room)}/planted.ts`,
    `@/features/desk/${String(other)}`,
  ]),
  [
    'a desk imports a feature',
    'src/features/desk/articles/planted.ts',
    '@/features/actualite/article-view.tsx',
  ],
  [
    'a feature imports a desk',
    'src/features/actualite/planted.ts',
    '@/features/desk/articles/article-words.ts',
  ],
  ['a page imports app', 'src/pages/public/planted.ts', '@/app/routes.tsx'],
  ['lib imports data', 'src/lib/planted.ts', '@/data/session/session.ts'],
  ['device imports lib', 'src/device/planted.ts', '@/lib/paths.ts'],
  ['domain imports device', 'src/domain/geo/planted.ts', '@/device/choice.ts'],
];

const open: [title: string, path: string, imported: string][] = [
  ['data imports domain', 'src/data/session/planted.ts', '@/domain/limits.ts'],
  ['lib imports device', 'src/lib/planted.ts', '@/device/choice.ts'],
  [
    'a feature imports itself',
    'src/features/sign-in/planted.ts',
    '@/features/sign-in/return/safe-redirect.ts',
  ],
  [
    'a feature imports editing',
    'src/features/catalogue/planted.ts',
    '@/editing/session/field-key.ts',
  ],
  [
    'editing imports epreuves',
    'src/editing/fields/planted.ts',
    '@/epreuves/editor-table.ts',
  ],
  ...[
    ['words', 'session/field-key.ts'],
    ['fields', 'words/etape-words.ts'],
    ['frame', 'fields/suite-choices.ts'],
    ['frame', 'frame/editor-bar.tsx'],
  ].map(([room, other]): [string, string, string] => [
    `editing/${String(room)} imports ${String(other)}`,
    `src/editing/${String(room)}/planted.ts`,
    `@/editing/${String(other)}`,
  ]),
  [
    'play/screen imports play/moments',
    'src/features/play/screen/planted.ts',
    '@/features/play/moments/recit-view.tsx',
  ],
  [
    'a page imports the game',
    'src/pages/public/planted.ts',
    '@/features/play/screen/play-screen.tsx',
  ],
  [
    'a desk imports itself',
    'src/features/desk/messages/planted.ts',
    '@/features/desk/messages/tone.ts',
  ],
  [
    'a page imports a desk',
    'src/pages/admin/planted.ts',
    '@/features/desk/messages/tone.ts',
  ],
  [
    'a page imports a feature',
    'src/pages/public/planted.ts',
    '@/features/sign-in/return/safe-redirect.ts',
  ],
];

describe('the doors of the house', () => {
  test.each(planted)('lint refuses that %s', async (_title, path, imported) => {
    await expect(refusalsOf(path, `import '${imported}';\n`)).resolves.toContain(
      'boundaries/dependencies',
    );
  });

  test.each(open)('lint allows that %s', async (_title, path, imported) => {
    await expect(refusalsOf(path, `import '${imported}';\n`)).resolves.toEqual([]);
  });

  test('lint refuses a folder that is on no floor', async () => {
    await expect(refusalsOf('src/utils/planted.ts', 'export {};\n')).resolves.toEqual([
      'boundaries/no-unknown-files',
    ]);
  });
});

const kept: [title: string, path: string, text: string][] = [
  [
    'a query key outside the factories and hooks of its noun',
    'src/features/catalogue/planted.ts',
    "export const options = { queryKey: ['quete'] };\n",
  ],
  [
    'a query key in a repository',
    'src/data/quete/planted.ts',
    "export const options = { queryKey: ['quete'] };\n",
  ],
  [
    'a network mode of one query',
    'src/features/catalogue/planted.ts',
    "export const options = { networkMode: 'online' };\n",
  ],
  [
    'services made by a repository',
    'src/data/quete/planted.ts',
    "import { createServices } from '@/data/firebase/services.ts';\nexport const services = createServices();\n",
  ],
  [
    'Firebase opened by a repository',
    'src/data/quete/planted-repository.ts',
    "import { getFirestore } from 'firebase/firestore/lite';\nexport const firestore = getFirestore();\n",
  ],
  [
    'Firebase opened by a query factory',
    'src/data/quete/planted-queries.ts',
    "import { openFirestore } from '@/lib/firebase/firestore-lite.ts';\nexport const open = openFirestore;\n",
  ],
];

describe('server state', () => {
  test.each(kept)('lint refuses %s', async (_title, path, text) => {
    await expect(refusalsOf(path, text)).resolves.toContain('no-restricted-syntax');
  });

  test.each(['src/data/quete/planted-queries.ts', 'src/data/quete/use-planted.ts'])(
    'lint allows a query key in the factories and hooks of its noun: %s',
    async (path) => {
      const text = "export const key = { queryKey: ['quete'] };\n";
      await expect(refusalsOf(path, text)).resolves.toEqual([]);
    },
  );

  test('lint allows the one place that makes services', async () => {
    const text =
      "import { createServices } from '@/data/firebase/services.ts';\nexport const services = createServices();\n";
    await expect(refusalsOf('src/app/main.tsx', text)).resolves.toEqual([]);
  });
});

describe('the storage of a device', () => {
  const text = "export const theme = localStorage.getItem('theme');\n";

  test('lint refuses it outside the floor of the device', async () => {
    const eslint = new ESLint({ cwd: root });
    const [result] = await eslint.lintText(text, {
      filePath: resolve(root, 'src/ui/planted.ts'),
    });
    expect(result?.messages.map(({ ruleId }) => ruleId)).toEqual([
      'no-restricted-globals',
    ]);
  });
});

describe('forms', () => {
  const form = (attributes: string) =>
    `export const Planted = () => <form ${attributes}><input /></form>;\n`;

  test.each([
    'src/features/conversation/planted.tsx',
    'src/features/desk/messages/planted.tsx',
    'src/editing/fields/planted.tsx',
    'src/pages/account/planted.tsx',
    'src/ui/planted.tsx',
  ])('lint refuses a form of its own in %s', async (path) => {
    await expect(refusalsOf(path, form('onSubmit={send}'))).resolves.toEqual([
      'no-restricted-syntax',
    ]);
  });

  test('lint allows the form of ui/form, and a search form', async () => {
    await expect(refusalsOf('src/ui/form/form.tsx', form('noValidate'))).resolves.toEqual(
      [],
    );
    await expect(
      refusalsOf('src/features/catalogue/planted.tsx', form('role="search"')),
    ).resolves.toEqual([]);
  });
});
