import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { createEtape, createParcours } from '@/testing/factories.ts';
import type { Etape } from '@/domain/etape/etape.ts';
import { omit } from '@/domain/parcours/omit.ts';
import {
  FileRefusedError,
  fileNameOf,
  openParcoursFile,
  toJsonFile,
  toZipFile,
  withKnownFiles,
} from './parcours-archive.ts';
import { renamed } from './take-in.ts';
import { parcoursIdSchema } from '@/domain/parcours/parcours.ts';
import { createFullParcours } from '@/testing/full-parcours.ts';
import { withLaterKeys } from '@/testing/unknown-keys.ts';

const imagePath = 'parcours/parcours00000001/abc.webp';
const audioPath = 'parcours/parcours00000001/voix.mp3';
const image: Etape['image'] = {
  path: imagePath,
  texteAlternatif: 'Un lavoir',
  credit: '',
  largeur: 300,
  hauteur: 200,
};
const parcours = createParcours({
  etapes: [createEtape(1, { image, audio: audioPath }), createEtape(2)],
});
const saisies = { '/dureeMinutes': 'longtemps' };
const read = (path: string) => Promise.resolve(new Blob([`le fichier ${path}`]));

describe('an exported parcours', () => {
  it('is equal after a round trip through JSON', async () => {
    const opened = await openParcoursFile(toJsonFile(parcours, {}));
    expect(opened).toEqual({ parcours, saisies: {}, files: new Map() });
  });

  it('comes back from its zip with its files and with what could not be read', async () => {
    const { file, missing } = await toZipFile(parcours, saisies, read);
    const opened = await openParcoursFile(file);
    expect(missing).toEqual([]);
    expect(opened).toMatchObject({ parcours, saisies });
    expect([...opened.files.keys()]).toEqual([imagePath, audioPath]);
    expect(opened.files.get(audioPath)?.type).toBe('audio/mpeg');
    expect(await opened.files.get(imagePath)?.text()).toBe(`le fichier ${imagePath}`);
  });

  it('includes the portraits of its story, which move with it to another id', async () => {
    const chat = { id: 'chat', nom: 'Le chat', portrait: image };
    const story = createParcours({
      genre: 'aventure',
      aventure: { objets: [], drapeaux: [], personnages: [chat] },
      etapes: [createEtape(1, { personnage: 'chat', chapitre: 'Le soir' })],
    });
    const { file } = await toZipFile(story, {}, read);
    const { parcours: found, files } = await openParcoursFile(file);
    expect(found).toEqual(story);
    expect([...files.keys()]).toEqual([imagePath]);

    const portraitsOf = ({ aventure }: typeof story) =>
      aventure.personnages.map(({ portrait }) => portrait?.path);
    const id = parcoursIdSchema.parse('parcours00000002');
    expect(portraitsOf(renamed(found, id))).toEqual([`parcours/${id}/abc.webp`]);
    expect(portraitsOf(withKnownFiles(found, () => false))).toEqual([undefined]);
    const old = { ...parcours, aventure: { objets: [], drapeaux: [] } };
    const before = new File([JSON.stringify(old)], 'a');
    expect((await openParcoursFile(before)).parcours.aventure.personnages).toEqual([]);
  });

  it('is named by its title', () => {
    expect(fileNameOf(parcours, 'zip')).toBe('le-secret-du-lavoir.zip');
    expect(fileNameOf({ ...parcours, titre: '' }, 'json')).toBe('parcours.json');
  });

  it('leaves an unreadable file out, and names it', async () => {
    const broken = (path: string) =>
      path === audioPath ? Promise.reject(new Error('Gone.')) : read(path);
    const { file, missing } = await toZipFile(parcours, {}, broken);
    expect(missing).toEqual([audioPath]);
    expect((await openParcoursFile(file)).files.size).toBe(1);
  });

  it('may have a text that is too long, and a file from before the newest fields', async () => {
    const long = { ...parcours, resume: 'a'.repeat(900) };
    expect((await openParcoursFile(toJsonFile(long, {}))).parcours).toEqual(long);
    const old = new File([JSON.stringify(omit(parcours, 'pratique', 'signature'))], 'a');
    expect((await openParcoursFile(old)).parcours).toEqual(parcours);
  });
});

it.each(['licorne', `lucide:${'very-'.repeat(9)}long`, 12])(
  'a file with the emblem « %s », typed by hand, opens without a refusal',
  async (embleme) => {
    const { parcours: opened } = await openParcoursFile(
      new File([JSON.stringify({ ...parcours, embleme })], 'a.json'),
    );
    expect(opened).toEqual({
      ...parcours,
      embleme: embleme === 'licorne' ? embleme : '',
    });
  },
);

describe('a file that is no parcours is refused with a sentence', () => {
  const refusal = async (file: File) => {
    const error: unknown = await openParcoursFile(file).catch(
      (reason: unknown) => reason,
    );
    if (!(error instanceof FileRefusedError)) throw error;
    return error.message;
  };

  it.each([
    ['no JSON', new File(['bonjour'], 'a.txt'), /rien reconnu dans ce fichier/],
    ['another JSON', new File(['{"titre": 3}'], 'a.json'), /ne se lit pas en entier/],
    ['a broken zip', new File(['PK\u0003\u0004 abîmée'], 'a.zip'), /abîmée/],
    [
      'a zip of something else',
      new File(
        [new Uint8Array(zipSync({ 'lisez-moi.txt': strToU8('Bonjour') }))],
        'a.zip',
      ),
      /ni tracé, ni tableau, ni photo, ni parcours/,
    ],
  ])('%s', async (_name, file, sentence) => {
    expect(await refusal(file)).toMatch(sentence);
  });
});

it('an opened parcours has an id of its own, and its files paths of their own', () => {
  const id = parcoursIdSchema.parse('parcours00000099');
  const { etapes, ...own } = renamed(parcours, id);
  expect(own.id).toBe(id);
  expect(etapes[0]?.image?.path).toBe('parcours/parcours00000099/abc.webp');
  expect(etapes[0]?.audio).toBe('parcours/parcours00000099/voix.mp3');
  expect(etapes[1]).toEqual(parcours.etapes[1]);
});

it('a missing image or recording is left out, and nothing else', () => {
  const [first, second] = withKnownFiles(parcours, (path) => path === audioPath).etapes;
  expect(first).toEqual({ ...parcours.etapes[0], image: null });
  expect(second).toEqual(parcours.etapes[1]);
});

describe('a parcours of a later build', () => {
  const later = withLaterKeys(createFullParcours()) as typeof parcours;

  it('keeps data unknown to this build through JSON and zip', async () => {
    expect((await openParcoursFile(toJsonFile(later, {}))).parcours).toEqual(later);
    const { file } = await toZipFile(later, saisies, read);
    const opened = await openParcoursFile(file);
    expect(opened.parcours).toEqual(later);
    const id = parcoursIdSchema.parse('autre00000000001');
    const strip = (value: object) =>
      JSON.parse(
        JSON.stringify(value).replaceAll(/parcours00000001|autre00000000001/g, 'x'),
      ) as unknown;
    expect(strip(renamed(opened.parcours, id))).toEqual(strip(later));
  });

  it('survives a round trip with a text that is too long', async () => {
    const long = { ...later, resume: 'a'.repeat(900) };
    expect((await openParcoursFile(toJsonFile(long, {}))).parcours).toEqual(long);
  });

  it.each([
    ['itself', { ...parcours, format: 2 }],
    ['an étape', { ...parcours, etapes: [{ ...createEtape(1), format: 2 }] }],
    ['the copy that holds it', { parcours, saisies, format: 2 }],
  ])('of a greater format requires the new version: %s', async (_, value) => {
    const file = new File([JSON.stringify(value)], 'parcours.json');
    await expect(openParcoursFile(file)).rejects.toThrow(
      new FileRefusedError(
        'Ce fichier demande la nouvelle version. Rechargez la page pour la recevoir. Rien n’est effacé.',
      ),
    );
  });
});
