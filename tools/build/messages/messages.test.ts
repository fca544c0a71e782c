import { readFileSync } from 'node:fs';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import { otherLangues, type OtherLangue } from '../../../src/langue/langue.ts';
import { catalogueFile, keyOf, readCatalogue, writtenCatalogue } from './catalogue.ts';
import { compileCatalogue } from './messages-plugin.ts';
import { readMessages } from './read-messages.ts';
import { transformMessages } from './transform-messages.ts';

const found = await readMessages();

/** The names of the values of a message, with what chooses by them, and its elements. */
function placeholdersOf(message: string): string[] {
  const names = new Set<string>();
  const visit = (tokens: unknown) => {
    if (typeof tokens === 'string') {
      for (const [mark] of tokens.matchAll(/<\/?\d+\/?>/g)) names.add(mark);
      return;
    }
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

describe.each(otherLangues)('the catalogue « %s »', (langue) => {
  const entries = readCatalogue(langue);

  test('has every message of the source and no other: `npm run messages` changes nothing', () => {
    const known = new Map(entries.map((entry) => [keyOf(entry), entry.translation]));
    const extracted = found.map(({ id, ...message }) => ({
      ...message,
      translation: known.get(id) ?? '',
    }));
    expect(readFileSync(catalogueFile(langue), 'utf8')).toBe(
      writtenCatalogue(langue, extracted),
    );
  });

  test('is complete', () => {
    const missing = entries.filter(({ translation }) => translation.trim() === '');
    expect(missing.map(({ message }) => message)).toEqual([]);
  });

  test('has the values and the elements of the French in each message', () => {
    const differing = entries.filter(
      ({ message, translation }) =>
        placeholdersOf(message).join() !== placeholdersOf(translation).join(),
    );
    expect(differing.map(({ message, translation }) => [message, translation])).toEqual(
      [],
    );
  });

  test('has its own typography', () => {
    const foreign = entries.filter(({ translation }) =>
      foreignMarks[langue].test(translation),
    );
    expect(foreign.map(({ translation }) => translation)).toEqual([]);
  });
});

test('a question or an exclamation of the Spanish catalogue has both marks', () => {
  const count = (text: string, mark: string) => text.split(mark).length;
  const halves = readCatalogue('es').filter(
    ({ translation }) =>
      count(translation, '¿') !== count(translation, '?') ||
      count(translation, '¡') !== count(translation, '!'),
  );
  expect(halves.map(({ translation }) => translation)).toEqual([]);
});

test('a text that is said while its module loads is refused', async () => {
  const source =
    "import { t } from '@/langue/macro.tsx';\nexport const title = t`Jouer`;";
  await expect(transformMessages(source, 'src/a.ts')).rejects.toThrow(
    'A text is said within a function',
  );
});

test('a message is compiled where it stands, and in its catalogue under the same key', async () => {
  const source =
    "import { t } from '@/langue/macro.tsx';\nexport const title = (name: string) => t`Jouer à ${name}`;";
  const { code, messages } = await transformMessages(source, 'src/a.ts');
  const [{ id } = { id: '' }] = messages;
  expect(code).toContain('message: ["Jouer \\xE0 ", ["name"]]');
  const catalogue = compileCatalogue('msgid "Jouer à {name}"\nmsgstr "{name} spielen"\n');
  expect(catalogue).toContain(
    JSON.stringify(JSON.stringify({ [id]: [['name'], ' spielen'] })),
  );
});
