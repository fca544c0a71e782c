import type { ReactNode } from 'react';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  FileRefusedError,
  openParcoursFile,
  type OpenedFile,
} from '@/editing/files/parcours-archive.ts';
import { createDraft, FakeDrafts, FakeStore } from '@/editing/testing/fake-stores.ts';
import { createEditorSession } from '@/editing/session/editor-session.ts';
import { blankSuite } from '@/domain/etape/suite.ts';
import { limits } from '@/domain/limits.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import { createEtape, createParcours } from '@/testing/factories.ts';
import { JoinPanel } from './join-panel.tsx';

const services = createSilentServices();

function Wrapper({ children }: { children: ReactNode }) {
  return <ServerState services={services}>{children}</ServerState>;
}

// jsdom reads no bytes of a file: its name stands for its content.
vi.mock('@/editing/files/parcours-archive.ts', { spy: true });

const contentByName = new Map<string, OpenedFile>();

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  vi.mocked(openParcoursFile).mockImplementation(({ name }) => {
    const content = contentByName.get(name);
    return content === undefined
      ? Promise.reject(new FileRefusedError('Ce n’est pas un parcours.'))
      : Promise.resolve(content);
  });
});

/** A file that holds this. */
function fileOf(
  name: string,
  parcours: OpenedFile['parcours'],
  paths: string[] = [],
): File {
  const files = new Map(paths.map((path) => [path, new Blob([path])]));
  contentByName.set(name, { parcours, saisies: {}, files });
  return new File(['{}'], name);
}

const image = {
  path: 'parcours/autre/photo-g.webp',
  texteAlternatif: 'Un four',
  credit: '',
  largeur: 1_000,
  hauteur: 500,
};

/** Two étapes of another device, one with the id of one here. */
const theirs = createParcours({
  titre: 'Le leur',
  etapes: [
    createEtape(1, {
      titre: 'Le four',
      image,
      suites: [{ ...blankSuite, libelle: 'Entrer', vers: createEtape(7).id }],
    }),
    createEtape(7, { titre: 'Le puits' }),
  ],
});

const imagePaths = ['-g', '-m', '-p'].map((mark) => `parcours/autre/photo${mark}.webp`);

function open(changes: Partial<Parcours> = {}) {
  const parcours = createParcours({ titre: 'Le mien', ...changes });
  const drafts = new FakeDrafts();
  const session = createEditorSession({
    draft: createDraft(parcours),
    store: new FakeStore(null),
    drafts,
    isOnline: () => false,
  });
  render(<JoinPanel session={session} />, {
    wrapper: Wrapper,
  });
  const user = userEvent.setup({ delay: null, applyAccept: false });
  const choose = (...files: File[]) =>
    user.upload(screen.getByLabelText('Fichiers d’étapes'), files);
  const titles = () => session.view().parcours.etapes.map(({ titre }) => titre);
  return { session, drafts, user, choose, titles };
}

it('adds the étapes of files at the end with their images and choices, as one operation to undo', async () => {
  const { session, drafts, user, choose, titles } = open();
  const before = session.view().parcours;
  const last = createParcours({ etapes: [createEtape(1, { titre: 'La halle' })] });
  await choose(fileOf('leur.zip', theirs, imagePaths), fileOf('halle.json', last));
  expect(await screen.findByText(/^3 étapes sont ajoutées/)).toBeVisible();
  expect(titles()).toEqual(['Étape 1', 'Le four', 'Le puits', 'La halle']);
  const { titre, etapes } = session.view().parcours;
  expect(titre).toBe('Le mien');
  expect(new Set(etapes.map(({ id }) => id)).size).toBe(4);
  expect(etapes[1]?.suites[0]?.vers).toBe(etapes[2]?.id);

  // Sent files are never overwritten: these have new names, which mark their smaller copies.
  const path = etapes[1]?.image?.path ?? '';
  expect(path).toMatch(new RegExp(`^parcours/${before.id}/[a-z0-9]+-g\\.webp$`));
  const marks = drafts.images.map((kept) => kept.path.replace(/^.*(-[a-z])\./, '$1.'));
  expect(marks).toEqual(['-g.webp', '-m.webp', '-p.webp']);

  await user.click(screen.getByRole('button', { name: 'Les retirer' }));
  expect(session.view().parcours).toEqual(before);
  expect(screen.getByText('Les étapes ajoutées sont retirées.')).toBeVisible();
});

it('adds the characters of the story with a portrait under a new name', async () => {
  const { session, drafts, choose } = open();
  const chat = { id: 'chat', nom: 'Le chat', portrait: image };
  const story = {
    ...theirs,
    aventure: { objets: [], drapeaux: [], personnages: [chat] },
    etapes: [createEtape(1, { titre: 'Le toit', personnage: 'chat' })],
  };
  await choose(fileOf('histoire.zip', story, imagePaths));
  expect(await screen.findByText(/^Une étape est ajoutée/)).toBeVisible();
  const { id, etapes, aventure } = session.view().parcours;
  expect(etapes[1]?.personnage).toBe('chat');
  const path = aventure.personnages[0]?.portrait?.path ?? '';
  expect(path).toMatch(new RegExp(`^parcours/${id}/[a-z0-9]+-g\\.webp$`));
  expect(drafts.images.map((kept) => kept.path)).toContain(path);
  expect(drafts.images).toHaveLength(3);
});

it('lists the images that failed to load', async () => {
  const { choose, titles, session } = open();
  await choose(fileOf('leur.json', theirs));
  expect(await screen.findByText(/fichiers d’images .* n’y étaient pas/)).toBeVisible();
  expect(titles()).toContain('Le four');
  expect(session.view().parcours.etapes[1]?.image).toBeNull();
});

it('adds nothing when the device has no room, with a message', async () => {
  const { session, drafts, choose, titles } = open();
  drafts.keepImage = () => Promise.reject(new DOMException('Full', 'QuotaExceededError'));
  await choose(fileOf('leur.zip', theirs, imagePaths));
  expect(await screen.findByText(/n’a pas la place/)).toBeVisible();
  expect(titles()).toEqual(['Étape 1']);
  expect(session.view().history.done).toEqual([]);
});

it('adds nothing above the limit of étapes, or if one of the files is not a parcours', async () => {
  const { max } = limits.etapeCount;
  const etapes = Array.from({ length: max - 1 }, (_, index) => createEtape(index + 1));
  const { choose, titles } = open({ etapes });
  await choose(fileOf('leur.json', theirs));
  expect(await screen.findByText(/il y aurait 61 étapes/)).toBeVisible();
  await choose(fileOf('leur.json', theirs), new File(['?'], 'note.json'));
  expect(await screen.findByText(/^note\.json.*Rien n’est ajouté/)).toBeVisible();
  expect(titles()).toHaveLength(max - 1);
});
