import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { zipSync } from 'fflate';
import { Blob as NodeBlob } from 'node:buffer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadModele, modeleList } from '@/content/modeles/modele-list.ts';
import {
  deleteDraft,
  listDrafts,
  listKeptPaths,
  readDraft,
  writeDraft,
} from '@/data/parcours/draft-repository.ts';
import { parcoursListRepository } from '@/data/parcours/parcours-list-repository.ts';
import { parcoursRepository } from '@/data/parcours/parcours-repository.ts';
import { newDraft } from '@/data/parcours/new-draft.ts';
import { takeProposal, wholeChoice } from '@/domain/exchange/proposal.ts';
import { etapeIdSchema } from '@/domain/etape/etape-id.ts';
import {
  parcoursIdSchema,
  parcoursSchema,
  type ParcoursId,
} from '@/domain/parcours/parcours.ts';
import type { Ligne } from '@/domain/parcours/tableau.ts';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { asRead } from '@/testing/data-errors.ts';
import { createParcours } from '@/testing/factories.ts';
import { latin } from '@/testing/import-corpus.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import type { ImportTools } from './import-tools.ts';
import { offerFile } from './offer-file.ts';
import { proposeModele } from './modele-proposal.ts';
import { ParcoursImport } from './parcours-import.tsx';
import { proposePhotos } from './photo-proposal.ts';

const fresh = (length: number) =>
  crypto.randomUUID().replaceAll('-', '').slice(0, length);
const tools: ImportTools = {
  freshParcoursId: () => parcoursIdSchema.parse(fresh(24)),
  freshEtapeId: () => etapeIdSchema.parse(fresh(12)),
  freshImagePath: (id) => `parcours/${id}/${fresh(8)}-g.webp`,
  photoPosition: (file) =>
    Promise.resolve(file.size > 1 ? { lat: 48.45, lon: -2.04 } : null),
  preparePhoto: (file) => {
    if (file.type !== 'image/jpeg') return Promise.reject(new Error('It is no photo.'));
    const blob = new Blob(['image'], { type: 'image/webp' });
    return Promise.resolve({ blob, largeur: 1_000, hauteur: 500, copies: [blob, blob] });
  },
};
const onCreated = vi.fn<(id: ParcoursId) => void>();

function open(services = createSilentServices()) {
  render(
    <MemoryRouter services={services}>
      <ServerState services={services}>
        <ParcoursImport tools={tools} onCreated={onCreated} />
      </ServerState>
    </MemoryRouter>,
  );
  return userEvent.setup({ delay: null });
}

function file(text: string, name: string): File {
  const made = new File([text], name);
  // jsdom has no way to read a file.
  return Object.assign(made, {
    arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer),
  });
}

async function created() {
  await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
  const id = onCreated.mock.calls[0]?.[0];
  if (id === undefined) throw new Error('It has an id.');
  return (await readDraft(id))?.parcours;
}

/** Other files of this worker leave drafts too. */
async function forgetDrafts(): Promise<void> {
  for (const { id } of await listDrafts()) await deleteDraft(id);
}

beforeEach(async () => {
  await forgetDrafts();
  // jsdom's own cannot be read.
  vi.stubGlobal('Blob', NodeBlob);
  onCreated.mockReset();
});

afterEach(forgetDrafts);

test('nothing exists before creation, and unticked items are left out', async () => {
  const user = open();
  await user.click(screen.getByRole('radio', { name: /^Un fichier/ }));
  const csv = 'Titre;Récit\nLE LAVOIR;Une histoire\nParking;\nLa porte;\n';
  await user.upload(screen.getByLabelText('Votre fichier'), file(csv, 'a.csv'));
  await user.type(await screen.findByLabelText('Titre du parcours'), 'Balade');
  await user.click(screen.getByRole('checkbox', { name: /^Parking/ }));
  expect(await listDrafts()).toEqual([]);
  await user.click(screen.getByRole('button', { name: /^Créer le parcours \(2/ }));
  const parcours = await created();
  expect(parcours?.titre).toBe('Balade');
  expect(parcours?.etapes.map(({ titre }) => titre)).toEqual(['Le lavoir', 'La porte']);
});

test('questions of a table are shown with their choices and the right answer', async () => {
  const user = open();
  await user.click(screen.getByRole('radio', { name: /^Un fichier/ }));
  const csv =
    'Titre;Question;Réponse A;Réponse B;Bonne réponse\nLe four;De quoi\u202F?;seigle;froment;B\nLa halle;Quand\u202F?;;1832;\n';
  await user.upload(screen.getByLabelText('Votre fichier'), file(csv, 'a.csv'));
  expect(await screen.findByText(/^Question.*De quoi/)).toHaveTextContent(
    /^Question\s: De quoi\s\? Choix\s: seigle, froment Bonne réponse\s: froment$/,
  );
  expect(screen.getByText(/^Question.*Quand/)).toHaveTextContent(
    /^Question\s: Quand\s\? Bonne réponse\s: 1832$/,
  );
});

test('converted positions can be refused: the étapes are imported without them, and without the line', async () => {
  const user = open();
  await user.click(screen.getByRole('radio', { name: /^Un fichier/ }));
  const lambert = (nom: string, x: number) => ({
    type: 'Feature',
    properties: { nom },
    geometry: { type: 'Point', coordinates: [x, 6_950_138] },
  });
  const features = [lambert('Le lavoir', 668_832), lambert('La tour', 669_432)];
  const text = JSON.stringify({ type: 'FeatureCollection', features });
  await user.upload(screen.getByLabelText('Votre fichier'), file(text, 'a.geojson'));
  const box = await screen.findByRole('checkbox', { name: /places ainsi corrigées/ });
  expect(box).toBeChecked();
  await user.click(box);
  await user.click(screen.getByRole('button', { name: /^Créer le parcours \(2/ }));
  const parcours = await created();
  expect(parcours?.etapes.map(({ titre, position }) => [titre, position])).toEqual([
    ['Le lavoir', null],
    ['La tour', null],
  ]);
  expect(parcours?.trace).toBe('');
});

test('an unreadable file has one sentence, and another can be chosen', async () => {
  const user = open();
  await user.click(screen.getByRole('radio', { name: /^Un fichier/ }));
  const input = screen.getByLabelText('Votre fichier');
  await user.upload(input, file('<html></html>', 'a.gpx'));
  expect(await screen.findByRole('alert')).toHaveTextContent('C’est une page web');
  await user.upload(input, [file('{}', 'a.json'), file('{}', 'b.json')]);
  expect(screen.getByRole('alert')).toHaveTextContent('Un fichier à la fois');
});

test('a file of ours keeps in an account the unreadable values of its fields', async () => {
  const user = open();
  await user.click(screen.getByRole('radio', { name: /^Un fichier/ }));
  const own = { parcours: createParcours(), saisies: { '/dureeMinutes': 'longtemps' } };
  const input = screen.getByLabelText('Votre fichier');
  await user.upload(input, file(JSON.stringify(own), 'a.json'));
  await user.click(await screen.findByRole('button', { name: /^Créer le parcours/ }));
  const parcours = await created();
  expect(await listDrafts()).toMatchObject([{ id: parcours?.id, saisies: own.saisies }]);
});

test('a text of 60 MB is refused before reading, and nothing is created', async () => {
  const user = open();
  await user.click(screen.getByRole('radio', { name: /^Un fichier/ }));
  const arrayBuffer = vi.fn<() => Promise<ArrayBuffer>>();
  const heavy = Object.assign(new File(['<gpx>'], 'lourd.gpx'), {
    arrayBuffer,
    slice: () => ({ text: () => Promise.resolve('<g') }),
  });
  Object.defineProperty(heavy, 'size', { value: 60 * 1024 * 1024 });
  await user.upload(screen.getByLabelText('Votre fichier'), heavy);
  expect(await screen.findByRole('alert')).toHaveTextContent(/trop lourd.*10.Mo au plus/);
  expect(arrayBuffer).not.toHaveBeenCalled();
  expect(await listDrafts()).toEqual([]);
});

test('a copy of a parcours leaves the first as it is, and is not published', async () => {
  const parcours = createParcours({ slug: 'le-lavoir' });
  await writeDraft(newDraft(parcours));
  const user = open();
  await user.click(screen.getByRole('radio', { name: /^Un parcours existant/ }));
  await user.selectOptions(
    await screen.findByLabelText('Quel parcours copier ?'),
    parcours.id,
  );
  await user.click(screen.getByRole('button', { name: 'Voir la copie' }));
  await user.click(await screen.findByRole('button', { name: /^Créer le parcours/ }));
  const copy = await created();
  expect(copy).toMatchObject({ titre: `${parcours.titre} (copie)`, slug: '' });
  expect(copy?.id).not.toBe(parcours.id);
  expect((await readDraft(parcours.id))?.parcours).toEqual(parcours);
});

test('a parcours that cannot be read for a copy shows the reason', async () => {
  const error = new OfflineError('No network.');
  const sentence = asRead(errorMessage(error));

  const { id, titre } = createParcours();
  const services = createSilentServices();
  parcoursListRepository.handIn(services, {
    list: () =>
      Promise.resolve({
        rows: [{ id, titre } as Ligne],
        unreadableCount: 0,
        next: null,
      }),
  });
  parcoursRepository.handIn(services, { load: () => Promise.reject(error) });
  const user = open(services);
  await user.click(screen.getByRole('radio', { name: /^Un parcours existant/ }));
  await user.selectOptions(await screen.findByLabelText('Quel parcours copier ?'), id);
  await user.click(screen.getByRole('button', { name: 'Voir la copie' }));
  expect(await screen.findByText(sentence)).toBeVisible();
});

test.each(modeleList)(
  'the template $id is a parcours that can be written on',
  async ({ id }) => {
    const modele = await loadModele(id);
    const proposal = proposeModele(modele);
    const { parcours } = takeProposal(proposal, wholeChoice(proposal), {
      ...tools,
      parcoursId: tools.freshParcoursId(),
    });
    expect(parcoursSchema.parse(parcours)).toEqual(parcours);
    expect(parcours.etapes.length).toBeGreaterThanOrEqual(5);
    expect(
      parcours.etapes.every(({ recit }) => recit.includes('[À repérer sur place :')),
    ).toBe(true);
  },
);

test('photos become étapes with their images, those without a time last', async () => {
  const photo = (name: string, text = 'photo') =>
    new File([text], name, { type: 'image/jpeg' });
  const counts: number[] = [];
  const proposal = await proposePhotos(
    [photo('b.jpg'), photo('a.jpg', 'x'), new File(['?'], 'c.txt')],
    tools,
    (count) => counts.push(count),
  );
  expect(counts).toEqual([1, 2, 3]);
  expect(proposal?.etapes.map(({ position }) => position)).toEqual([
    null,
    { lat: 48.45, lon: -2.04 },
  ]);
  expect(proposal?.remarks.map(({ kind, count }) => [kind, count])).toEqual([
    ['photos-refusees', 1],
    ['photos-sans-lieu', 1],
    ['photos-sans-date', 2],
  ]);
  expect(
    await proposePhotos([new File(['?'], 'c.txt')], tools, () => undefined),
  ).toBeNull();
});

test('the images of photos are stored on the device under the new parcours', async () => {
  const user = open();
  await user.click(screen.getByRole('radio', { name: /^Mes photos/ }));
  const photo = new File(['photo'], 'a.jpg', { type: 'image/jpeg' });
  await user.upload(screen.getByLabelText('Vos photos'), photo);
  await user.click(await screen.findByRole('button', { name: /^Créer le parcours/ }));
  const parcours = await created();
  if (parcours === undefined) throw new Error('It was created.');
  const [etape] = parcours.etapes;
  expect(etape?.image?.path).toMatch(new RegExp(`^parcours/${parcours.id}/`));
  expect(await listKeptPaths(parcours.id)).toHaveLength(3);
});

test('columns without a title are assigned by the author, and remembered for the same heads', async () => {
  const user = open();
  await user.click(screen.getByRole('radio', { name: /^Un fichier/ }));
  const input = () => screen.getByLabelText('Votre fichier');
  const csv = (nom: string) => file(`Bidule;Machin;Truc\n${nom};Bourg;4\n`, 'a.csv');
  await user.upload(input(), csv('Le four'));
  const bidule = await screen.findByLabelText('Bidule');
  expect(bidule).toHaveAccessibleDescription('Le four');
  expect(bidule).toHaveValue('titre');
  await user.selectOptions(screen.getByLabelText('Machin'), 'Titre de l’étape');
  await user.click(screen.getByRole('button', { name: 'Lire le tableau ainsi' }));
  expect(screen.getByLabelText('Machin')).toHaveAccessibleDescription(
    expect.stringMatching(/Une autre colonne est déjà/),
  );
  await user.selectOptions(screen.getByLabelText('Machin'), 'Lieu ou adresse');
  await user.click(screen.getByRole('button', { name: 'Lire le tableau ainsi' }));
  expect(await screen.findByRole('checkbox', { name: /^Le four/ })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Revoir les colonnes' }));
  expect(await screen.findByLabelText('Machin')).toHaveValue('lieu');
  await user.click(screen.getByRole('button', { name: 'Choisir autre chose' }));
  await user.click(screen.getByRole('radio', { name: /^Un fichier/ }));
  await user.upload(input(), csv('La halle'));
  expect(await screen.findByRole('checkbox', { name: /^La halle/ })).toBeChecked();
});

test('photos of an archive become étapes, and those that are left are named with the reason', async () => {
  const zip = zipSync({
    'a.jpg': new Uint8Array([0xff, 0xd8, 0xff, 0xe0]),
    'b.heic': latin('\0\0\0\u0018ftypheic'),
  });
  const archive = Object.assign(new File([], 'photos.zip'), {
    arrayBuffer: () => Promise.resolve(new Uint8Array(zip).buffer),
  });
  const preparePhoto = ({ name }: Blob & { name?: string }) => {
    const type = name === 'a.jpg' ? 'image/jpeg' : '';
    return tools.preparePhoto(new Blob([], { type }));
  };
  const offer = await offerFile(archive, {
    tools: { ...tools, preparePhoto },
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });
  if (offer === null || !('offered' in offer)) throw new Error('It is read.');
  const [proposal] = offer.offered.proposals;
  expect(proposal?.etapes.map(({ image }) => image !== null)).toEqual([true]);
  expect(proposal?.remarks).toContainEqual({
    kind: 'photos-refusees',
    count: 1,
    detail: 'b.heic\u00A0: photo HEIC, que ce navigateur ne lit pas',
  });
});
