import { getConfig } from '@lingui/conf';
import { getCatalogs } from '@lingui/cli/api';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { otherLangues, type OtherLangue } from '../../../src/langue/langue.ts';
import { repositoryFolder } from '../../lib/environment.ts';
import { transformMacros } from '../lingui-macro-plugin.ts';
import { misquoted, otherwiseSaid, readGlossary, type Entry } from './glossary.ts';
import { describeMissing, untranslated } from './missing-translations.ts';

const [catalogue] = await getCatalogs(getConfig({ cwd: repositoryFolder }));
if (catalogue === undefined) throw new Error('lingui.config.ts names no catalogue.');

async function entriesOf(langue: OtherLangue): Promise<Entry[]> {
  const entries = Object.entries((await catalogue?.read(langue)) ?? {});
  return entries.map(([, { message, translation }]) => ({
    french: message ?? '',
    translation,
  }));
}

/** Names of a message's values, with their selectors, and its elements. */
function placeholdersOf(message: string): string[] {
  const names = new Set<string>();
  const visit = (tokens: unknown) => {
    if (typeof tokens === 'string') {
      for (const [mark] of tokens.matchAll(/<\/?\d+\/?>/g)) names.add(mark);
      return;
    }
    // The compiler's output for a message: texts, lists, and the offset of a plural.
    if (!Array.isArray(tokens)) return;
    for (const token of tokens as unknown[]) {
      if (typeof token === 'string') visit(token);
      if (!Array.isArray(token)) continue;
      const [name, kind = 'value', forms] = token as [string, string?, object?];
      names.add(`${kind} ${name}`);
      for (const form of Object.values(forms ?? {})) visit(form);
    }
  };
  visit(compileMessage(message));
  return [...names].toSorted();
}

/** Marks of French typography and of typewriters that no other of the languages has. */
const foreignMarks: Readonly<Record<OtherLangue, RegExp>> = {
  en: /[«»„]|[\s\u00A0\u202F][?!:;]|\.\.\.|['"]/,
  de: /[«»”]|[\s\u00A0\u202F][?!:;]|\.\.\.|['"]/,
  nl: /[«»„]|[\s\u00A0\u202F][?!:;]|\.\.\.|['"]/,
  es: /[„“”]|«[\s\u00A0\u202F]|[\s\u00A0\u202F][»?!:;]|\.\.\.|['"]/,
  it: /[„“”]|«[\s\u00A0\u202F]|[\s\u00A0\u202F][»?!:;]|\.\.\.|['"]/,
};

describe.each(otherLangues)('the catalogue « %s »', async (langue) => {
  // A message without a translation shows its French; a release lists and refuses it.
  const entries = (await entriesOf(langue)).filter(
    ({ translation }) => translation.trim() !== '',
  );

  test('has the values and the elements of the French in each message', () => {
    const differing = entries.filter(
      ({ french, translation }) =>
        placeholdersOf(french).join() !== placeholdersOf(translation).join(),
    );
    expect(differing).toEqual([]);
  });

  test('has its own typography', () => {
    const foreign = entries.filter(({ translation }) =>
      foreignMarks[langue].test(translation),
    );
    expect(foreign.map(({ translation }) => translation)).toEqual([]);
  });

  test('says each term of the glossary with its words', () => {
    expect(otherwiseSaid(langue, entries, readGlossary())).toEqual([]);
  });

  test('quotes buttons by the names they have', () => {
    expect(misquoted(langue, entries)).toEqual([]);
  });
});

test('a question or an exclamation of the Spanish catalogue has both marks', async () => {
  const count = (text: string, mark: string) => text.split(mark).length;
  const halves = (await entriesOf('es')).filter(
    ({ translation }) =>
      count(translation, '¿') !== count(translation, '?') ||
      count(translation, '¡') !== count(translation, '!'),
  );
  expect(halves.map(({ translation }) => translation)).toEqual([]);
});

test('a term that is said otherwise is found in the plural, another meaning is not', () => {
  const entries = [
    { french: 'Les étapes', translation: 'Las etapas' },
    { french: 'Des étapes', translation: 'Los pasos' },
    { french: 'Vérification en deux étapes', translation: 'Verificación en dos pasos' },
  ];
  expect(otherwiseSaid('es', entries, readGlossary())).toEqual(['étape: Los pasos']);
});

test('a quoted name that is no button is found, that of a phone is not', () => {
  const quote = (name: string) => `Touchez «\u00A0${name}\u00A0».`;
  const entries = [
    { french: 'Commencer', translation: 'Inizia' },
    { french: quote('Commencer'), translation: 'Tocca «Inizia».' },
    { french: quote('Commencer'), translation: 'Tocca «Comincia».' },
    { french: quote('Ajouter au Dock'), translation: 'Tocca «Aggiungi al Dock».' },
  ];
  expect(misquoted('it', entries)).toEqual(['Commencer', 'Comincia']);
});

test('a changed French word and an empty translation are listed as missing, nothing else', () => {
  const source = {
    a: { message: 'Jouer' },
    b: { message: 'Reprendre' },
    c: { message: 'Quitter' },
  };
  const catalogue = {
    a: { message: 'Jouer', translation: 'Spielen' },
    b: { message: 'Reprendre', translation: ' ' },
    old: { message: 'Partir', translation: 'Gehen' },
  };
  const missing = untranslated(source, catalogue);
  expect(missing).toEqual(['Reprendre', 'Quitter']);
  expect(describeMissing(new Map([['de', missing]]))).toEqual([
    '  de : 2 textes restent en français (Reprendre · Quitter)',
  ]);
});

test('a text that is said while its module loads is refused', async () => {
  const module =
    "import { t } from '@lingui/core/macro';\nexport const title = t`Jouer`;";
  await expect(transformMacros(module, 'src/a.ts')).rejects.toThrow(
    'A text is said within a function',
  );
});

test('a message may be handed to a function while its module loads', async () => {
  const module =
    "import { msg } from '@lingui/core/macro';\nexport const field = chosen(msg`Jouer`);";
  const done = await transformMacros(module, 'src/a.ts');
  expect(done?.code).toContain('message: ["Jouer"]');
});

test.each(['test', 'production'])(
  'the French of a message is compiled in place, in a build of %s',
  async (environment) => {
    vi.stubEnv('NODE_ENV', environment);
    const module =
      "import { t } from '@lingui/core/macro';\nexport const title = (name: string) => t`Jouer avec ${name}`;";
    const done = await transformMacros(module, 'src/a.ts');
    expect(done?.code).toContain('message: ["Jouer avec ", ["name"]]');
  },
);

afterEach(() => {
  vi.unstubAllEnvs();
});

test('a module without messages is left as it is', async () => {
  expect(await transformMacros('export const a = 1;', 'src/a.ts')).toBeNull();
});
