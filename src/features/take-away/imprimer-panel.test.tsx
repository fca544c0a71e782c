import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Parcours, Publication } from '@/domain/parcours/parcours.ts';
import { OfflineError } from '@/lib/errors/data-error.ts';
import {
  createEtape,
  createParcours,
  createTexteEpreuve,
  handEpreuves,
} from '@/testing/factories.ts';
import { lienRepository } from '@/data/lien/lien-repository.ts';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { ImprimerPanel } from './imprimer-panel.tsx';

const print = vi.fn<() => void>();
const published: Publication = {
  queteId: '22_dinan_le-secret-du-lavoir',
  slug: 'le-secret-du-lavoir',
  version: 3,
  at: 0,
};

const findSigns = vi.fn<() => Promise<string | null>>();

/** The panel over a back end with short addresses. */
function renderPanel(parcours: Parcours, publication: Publication | null) {
  const services = createSilentServices();
  lienRepository.handIn(services, { findSigns });
  const session = { readImage: () => Promise.resolve(new Blob(['image'])) };
  render(
    <ServerState services={services}>
      <ImprimerPanel parcours={parcours} publication={publication} session={session} />
    </ServerState>,
  );
}

beforeEach(() => {
  findSigns.mockReset();
  findSigns.mockResolvedValue('3k8p6f9');
  print.mockReset();
  vi.stubGlobal('print', print);
  // jsdom has no fonts to wait for.
  Object.defineProperty(document, 'fonts', {
    value: { ready: Promise.resolve() },
    configurable: true,
  });
  document.title = 'Atelier';
});

async function press(
  nom: string,
  parcours: Parcours,
  publication: Publication | null = null,
) {
  renderPanel(parcours, publication);
  await userEvent
    .setup()
    .click(screen.getByRole('button', { name: new RegExp(`^Imprimer.*${nom}$`) }));
}

const parcours = createParcours({
  etapes: [
    createEtape(1, { epreuve: createTexteEpreuve() }),
    createEtape(2, { epreuve: handEpreuves.qr }),
  ],
});

test('a booklet is handed to the printer under its title, and leaves the page afterwards', async () => {
  await press('Le livret', parcours);
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(document.title).toBe('Le secret du lavoir – Le livret');
  expect(screen.getByRole('heading', { name: 'Les indices' })).toBeInTheDocument();
  window.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(document.title).toBe('Atelier'));
  expect(screen.queryByRole('heading', { name: 'Les indices' })).toBeNull();
});

test('a booklet that is easy to read is offered once a story was made so', async () => {
  const [first = createEtape(1), ...others] = parcours.etapes;
  const easy = [{ ...first, falc: 'Voici une histoire.' }, ...others];
  await press('Le livret facile à lire', createParcours({ etapes: easy }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(screen.getByText('Voici une histoire.')).toBeInTheDocument();
  cleanup();
  renderPanel(parcours, null);
  expect(screen.queryByText('Le livret facile à lire')).toBeNull();
});

test('an étape has its plate, and a code to find one more with its short text', async () => {
  await press('Les plaques', parcours, published);
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(screen.getAllByRole('img', { name: /^QR code de l’étape/ })).toHaveLength(3);
  expect(screen.getByText('7K2M 9QXA 4TBD 0H3V')).toBeInTheDocument();
});

test('a plate has the short address of its quête, or else the long one', async () => {
  await press('Les plaques', parcours, published);
  expect(await screen.findAllByText('localhost:3000/q/3k8p6f9')).toHaveLength(2);
  cleanup();
  findSigns.mockResolvedValue(null);
  await press('Les plaques', parcours, published);
  expect(
    await screen.findAllByText('localhost:3000/les_quetes/22/dinan/le-secret-du-lavoir'),
  ).toHaveLength(2);
});

test('plates with an unreadable short address are not printed', async () => {
  findSigns.mockRejectedValue(new OfflineError('No network.'));
  await press('Les plaques', parcours, published);
  expect(await screen.findByText(/Vérifiez votre connexion/)).toBeInTheDocument();
  expect(print).not.toHaveBeenCalled();
});

test('arms that are no picture are refused, with a sentence', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('No picture.')));
  renderPanel(parcours, published);
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(
    screen.getByLabelText('Les armes ou le logo de la commune'),
    new File(['Bonjour'], 'armes', { type: 'image/png' }),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(/n’est pas une image/);
});

test('plates of an étape wait for the address from the publication', async () => {
  await press('Les plaques', createParcours({ etapes: parcours.etapes.slice(0, 1) }));
  expect(await screen.findByText(/Publiez d’abord la quête/)).toBeInTheDocument();
  expect(print).not.toHaveBeenCalled();
});

test('a code to find is printed without a publication, for a quête privée: no address is on it', async () => {
  await press('Les plaques', parcours);
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(screen.getByText(/celles des codes à trouver/)).toBeVisible();
  expect(screen.getAllByRole('img', { name: /^QR code de l’étape/ })).toHaveLength(1);
  expect(screen.getByText('7K2M 9QXA 4TBD 0H3V')).toBeInTheDocument();
  expect(screen.queryByText(/localhost/)).toBeNull();
  expect(findSigns).not.toHaveBeenCalled();
});

test('an incomplete parcours shows the number of gaps', async () => {
  await press('Le livret', createParcours({ titre: '' }));
  expect(await screen.findByText(/Avant d’imprimer : 1 à corriger/)).toBeInTheDocument();
  expect(print).not.toHaveBeenCalled();
});

test('a parcours without a coded message has no key card', async () => {
  await press('Les cartes-clés', parcours);
  expect(await screen.findByText(/Aucune énigme/)).toBeInTheDocument();
});
