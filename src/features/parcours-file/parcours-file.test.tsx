import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Conseil } from '@/domain/parcours/check/conseil.ts';
import { parcoursSchema } from '@/domain/parcours/parcours.ts';
import { checkFile } from './check-file.ts';
import { defaultFormData } from './default-form-data.ts';
import { FileChecker } from './file-checker.tsx';
import { parcoursJsonSchema } from './parcours-json-schema.ts';
import { SchemaSection } from './schema-section.tsx';
import { unknownKeyAdvice } from './unknown-keys.ts';
import { createFullParcours } from '@/testing/full-parcours.ts';
import { withLaterKeys } from '@/testing/unknown-keys.ts';

const wordsFor = ({ kind }: { kind: string }) => `Problème ${kind}.`;
const loadAdvice = () => Promise.resolve(({ kind }: Conseil) => `Conseil ${kind}.`);
const loadMessages = () => Promise.resolve(wordsFor);
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');
const chemins = (value: unknown) =>
  checkFile(JSON.stringify(value), wordsFor).problems.map(({ chemin }) => chemin);

describe('the blank parcours', () => {
  test('is a parcours, that only waits to be filled in', () => {
    expect(parcoursSchema.parse(defaultFormData)).toEqual(defaultFormData);
    const check = checkFile(JSON.stringify(defaultFormData), wordsFor);
    expect(check.issue).toBe('lisible');
    expect(check.problems).toContainEqual({
      chemin: 'titre',
      message: 'Problème titre-trop-court.',
    });
    expect(check.problems).toContainEqual({
      chemin: 'etapes[0].recit',
      message: 'Problème etape-sans-recit.',
    });
  });

  test('has every key its schema requires, and no other', () => {
    const schema = parcoursJsonSchema() as {
      required: string[];
      properties: Record<string, unknown>;
    };
    expect(Object.keys(defaultFormData).toSorted()).toEqual(schema.required.toSorted());
    expect(Object.keys(schema.properties).toSorted()).toEqual(schema.required.toSorted());
  });
});

describe('a file', () => {
  test('that is not JSON shows the position of the error', () => {
    const check = checkFile('{\n  "titre" : "a",\n  oups\n}', wordsFor);
    expect(check.issue).toBe('illisible');
    expect(plain(check.problems[0]?.message ?? '')).toBe(
      'Ce n’est pas du JSON. La lecture s’est arrêtée à la ligne 3.',
    );
  });

  test('of another shape lists each place', () => {
    const { titre, ...rest } = defaultFormData;
    expect(titre).toBe('');
    expect(chemins({ ...rest, auteur: 'moi' })).toEqual(['titre']);
    expect(chemins({ ...defaultFormData, theme: 'feu' })).toEqual(['theme']);
    expect(chemins({ ...defaultFormData, etapes: [] })).toEqual(['etapes']);
    const [etape] = defaultFormData.etapes;
    expect(
      chemins({
        ...defaultFormData,
        etapes: [etape, { ...etape, titre: 'a'.repeat(81) }],
      }),
    ).toEqual(['etapes[1].titre']);
  });

  test('may have keys unknown to this build: each is listed with its place, and is not an error', () => {
    const [etape, ...etapes] = createFullParcours().etapes;
    const read = checkFile(
      JSON.stringify({
        ...createFullParcours(),
        auteur: 'moi',
        pratique: { ...createFullParcours().pratique, pluie: true },
        etapes: [
          {
            ...etape,
            suites: etape?.suites.map((suite) => ({
              ...suite,
              conditions: suite.conditions.map((one) => ({ ...one, sinon: 1 })),
            })),
          },
          ...etapes,
        ],
      }),
      wordsFor,
    );
    if (read.issue === 'illisible') throw new Error('It is a parcours.');
    expect(unknownKeyAdvice(read.parcours).map(({ chemin }) => chemin)).toEqual([
      'pratique.pluie',
      ...[0, 1, 2, 3].map((index) => `etapes[0].suites[0].conditions[${index}].sinon`),
      'auteur',
    ]);
    expect(
      new Set(unknownKeyAdvice(read.parcours).map(({ message }) => message)),
    ).toEqual(new Set(['Clé inconnue, gardée.']));
    expect(read.parcours).toHaveProperty('auteur', 'moi');
    const complete = checkFile(JSON.stringify(createFullParcours()), wordsFor);
    if (complete.issue === 'illisible') throw new Error('It is a parcours.');
    expect(unknownKeyAdvice(complete.parcours)).toEqual([]);
  });

  test('with a key of a later build in every object lists each', () => {
    const text = JSON.stringify(withLaterKeys(createFullParcours()));
    const read = checkFile(text, wordsFor);
    const count = text.split('"cleDePlusTard"').length - 1;
    if (read.issue === 'illisible') throw new Error('It is a parcours.');
    expect(unknownKeyAdvice(read.parcours)).toHaveLength(count);
  });

  test('of a newer format asks for the new version', () => {
    expect(
      checkFile(JSON.stringify({ ...defaultFormData, format: 2 }), wordsFor),
    ).toEqual({
      issue: 'illisible',
      problems: [
        {
          chemin: 'format',
          message:
            'Ce fichier demande la nouvelle version. Rechargez la page pour la recevoir. Rien n’est effacé.',
        },
      ],
    });
  });

  test('describes the expected value, in French', () => {
    const messages = checkFile(
      JSON.stringify({ ...defaultFormData, titre: 3, theme: 'feu', slug: 'É' }),
      wordsFor,
    ).problems.map(({ message }) => plain(message));
    expect(messages).toEqual([
      'Il faut ici un texte.',
      'Une de ces valeurs : nature, pierre, eau.',
      'Ce texte n’a pas la forme attendue.',
    ]);
  });
});

describe('the JSON Schema', () => {
  test('lets objects have other keys, as the check does', () => {
    const { additionalProperties } = parcoursJsonSchema() as {
      additionalProperties?: unknown;
    };
    expect(additionalProperties).toEqual({});
    expect(JSON.stringify(parcoursJsonSchema())).not.toContain(
      '"additionalProperties":false',
    );
  });
});

test('the schema is shown on demand', async () => {
  render(<SchemaSection />);
  await userEvent
    .setup()
    .click(screen.getByRole('button', { name: 'Afficher le schéma' }));
  expect(await screen.findByText(/"additionalProperties": \{\}/)).toBeVisible();
});

describe('the checker', () => {
  test('checks a pasted text', async () => {
    render(<FileChecker loadMessages={loadMessages} loadAdvice={loadAdvice} />);
    const user = userEvent.setup({ delay: null });
    await user.click(screen.getByRole('textbox', { name: 'Ou son texte' }));
    await user.paste('[]');
    await user.click(screen.getByRole('button', { name: 'Vérifier' }));
    expect(await screen.findByRole('status', { name: '' })).toHaveTextContent(
      /Ce fichier n’est pas un parcours.*1.problème/,
    );
  });

  test('reads a file that is chosen or dropped on its control', async () => {
    render(<FileChecker loadMessages={loadMessages} loadAdvice={loadAdvice} />);
    const file = new File([JSON.stringify(defaultFormData)], 'parcours.json');
    // jsdom has no way to read a file.
    Object.assign(file, { text: () => Promise.resolve(JSON.stringify(defaultFormData)) });
    await userEvent
      .setup({ delay: null })
      .upload(screen.getByLabelText('Fichier à vérifier'), file);
    expect(await screen.findByText(/Le fichier se lit/)).toBeVisible();
    expect(screen.getByText('etapes[0].recit')).toBeVisible();
  });

  test('does not read a file that is too large', async () => {
    render(<FileChecker loadMessages={loadMessages} loadAdvice={loadAdvice} />);
    const file = new File(['{}'], 'parcours.json');
    Object.defineProperty(file, 'size', { value: 10 * 1024 * 1024 + 1 });
    await userEvent
      .setup({ delay: null })
      .upload(screen.getByLabelText('Fichier à vérifier'), file);
    expect(screen.getByRole('alert')).toHaveTextContent(/dépasse 10.Mo/);
  });

  test('that is a parcours gets the advice of the editor, each with its place', async () => {
    render(<FileChecker loadMessages={loadMessages} loadAdvice={loadAdvice} />);
    const user = userEvent.setup({ delay: null });
    await user.click(screen.getByLabelText('Ou son texte'));
    await user.paste(JSON.stringify({ ...defaultFormData, auteur: 'moi' }));
    await user.click(screen.getByRole('button', { name: 'Vérifier' }));
    expect(await screen.findByText('Clé inconnue, gardée.')).toBeVisible();
    expect(screen.getByText('auteur')).toBeVisible();
    expect(await screen.findByText('Conseil signature-absente.')).toBeVisible();
    expect(screen.getByText('signature')).toBeVisible();
  });
});
