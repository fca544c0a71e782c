import { strToU8, zipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import { etapeIdSchema, type EtapeId } from '@/domain/etape/etape-id.ts';
import { takeProposal, wholeChoice } from '@/domain/exchange/proposal.ts';
import { proposeFile } from '@/domain/exchange/propose-file.ts';
import { FileRefusedError as UnreadError } from '@/domain/exchange/read/found.ts';
import { limits } from '@/domain/limits.ts';
import { parcoursPaths } from '@/domain/parcours/portraits.ts';
import { createFullParcours } from '@/testing/full-parcours.ts';
import { openParcoursFile, toZipFile } from './parcours-archive.ts';

// The page without an account and the page of an account read the archive of « Tout télécharger » with one reader.

const full = createFullParcours();
const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());
const archiveOf = async () => {
  const read = (path: string) => Promise.resolve(new Blob([`le fichier ${path}`]));
  return (await toZipFile(full, {}, read)).file;
};

it('an archive has all of its images and recordings in an account as on a device', async () => {
  const file = await archiveOf();
  const { proposals } = await proposeFile(await bytesOf(file), file.name, {
    now: Date.now(),
  });
  const opened = await openParcoursFile(file);
  const paths = [...new Set(parcoursPaths(full))].toSorted();
  expect(paths.length).toBeGreaterThan(0);
  expect([...opened.files.keys()].toSorted()).toEqual(paths);
  expect(proposals[0]?.media.map(({ path }) => path).toSorted()).toEqual(paths);
  expect(proposals[0]?.remarks).toEqual([]);
});

it('unreadable text in fields moves into an account under the étapes of the copy', async () => {
  const { etapes } = full;
  const [id, ...others] = etapes.map((etape) => etape.id);
  const saisies = { '/dureeMinutes': 'longtemps', [`${id}/position`]: 'au fond du parc' };
  const read = () => Promise.reject(new Error('No file is needed.'));
  vi.spyOn(console, 'warn').mockReturnValue();
  const { file } = await toZipFile(full, saisies, read);
  const { proposals } = await proposeFile(await bytesOf(file), file.name, {
    now: Date.now(),
  });
  const [proposal] = proposals;
  if (proposal === undefined) throw new Error('A file of ours is one proposal.');
  let count = 0;
  const freshEtapeId = () => {
    count += 1;
    return etapeIdSchema.parse(`copiee${String(count).padStart(4, '0')}`);
  };
  const take = (takenIds: readonly EtapeId[]) =>
    takeProposal(
      proposal,
      { ...wholeChoice(proposal), takenIds: new Set(takenIds) },
      { parcoursId: full.id, freshEtapeId },
    );
  const whole = take(proposal.takenIds);
  expect(others.length).toBeGreaterThan(0);
  expect(whole.saisies).toEqual({
    '/dureeMinutes': 'longtemps',
    [`${whole.parcours.etapes[0]?.id}/position`]: 'au fond du parc',
  });
  // Unreadable text of an étape that is not added stays behind with it.
  expect(take(proposal.takenIds.slice(1)).saisies).toEqual({
    '/dureeMinutes': 'longtemps',
  });
});

it('both accept a text that is too long: its author shortens it there', async () => {
  const long = { ...full, resume: 'a'.repeat(900) };
  const file = new File([JSON.stringify(long)], 'a.json');
  const { proposals } = await proposeFile(await bytesOf(file), file.name, {
    now: Date.now(),
  });
  expect(proposals[0]?.fields.resume).toBe(long.resume);
  expect((await openParcoursFile(file)).parcours.resume).toBe(long.resume);
});

it.each([
  ['cut in its middle', async () => (await archiveOf()).slice(0, 400)],
  [
    'of something else',
    () => new Blob([new Uint8Array(zipSync({ 'a.md': strToU8('#') }))]),
  ],
  [
    'that swells beyond what a parcours may be',
    () =>
      new Blob([
        new Uint8Array(
          zipSync({
            'parcours.json': [
              new Uint8Array(limits.importUnzippedBytes.max + 1),
              { level: 1 },
            ],
          }),
        ),
      ]),
  ],
])('an archive %s is refused by both with one reason', async (_name, make) => {
  const file = new File([await make()], 'a.zip');
  const bytes = await bytesOf(file);
  const byAccount: unknown = await proposeFile(bytes, file.name, {
    now: Date.now(),
  }).catch((error: unknown) => error);
  const byDevice: unknown = await openParcoursFile(file).catch((error: unknown) => error);
  if (!(byAccount instanceof UnreadError) || !(byDevice instanceof Error)) {
    throw new Error('Both refuse it.');
  }
  expect(byDevice.cause).toMatchObject({ reason: byAccount.reason });
});

it('an archive with media beyond the bound of its text is read whole by both', async () => {
  const [path = ''] = parcoursPaths(full);
  const heavy = new Uint8Array(limits.importUnzippedBytes.max + 1);
  const bytes = zipSync({
    'parcours.json': strToU8(JSON.stringify(full)),
    [`medias/${path.split('/').at(-1) ?? ''}`]: [heavy, { level: 0 }],
  });
  const opened = await openParcoursFile(new File([new Uint8Array(bytes)], 'a.zip'));
  expect(opened.files.get(path)?.size).toBe(heavy.length);
  const { proposals } = await proposeFile(new Uint8Array(bytes), 'a.zip', {
    now: Date.now(),
  });
  expect(proposals[0]?.media.find((file) => file.path === path)?.blob.size).toBe(
    heavy.length,
  );
});
