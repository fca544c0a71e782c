import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { readKeptTournee, type KeptTournee } from '@/data/tournee/tournee-keeper.ts';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { createQuete } from '@/testing/play-factories.ts';
import { TourneeScreen, type SendTournee } from './tournee-screen.tsx';

const jeton = '0f'.repeat(16);
const quete = createQuete();

function tournee(): KeptTournee {
  return {
    jeton,
    queteId: quete.id,
    createdAt: Date.now(),
    titre: quete.contenu.titre,
    etapes: quete.contenu.etapes.slice(0, 2).map(({ id, titre, lieu, image }) => ({
      id,
      titre,
      lieu,
      image,
    })),
    constats: {},
  };
}

function show(send: SendTournee) {
  const opened = { type: 'ouverte', tournee: tournee() } as const;
  const router = createMemoryRouter([
    { path: '*', element: <TourneeScreen opened={opened} send={send} /> },
  ]);
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup({ delay: null }), etapes: opened.tournee.etapes };
}

beforeEach(() => localStorage.clear());

test('a round is sent once each étape was looked at, and stays on the device until it has arrived', async () => {
  const send = vi
    .fn<SendTournee>()
    .mockRejectedValueOnce(new OfflineError('No network.'));
  send.mockResolvedValue();
  const { user, etapes } = show(send);
  const items = await screen.findAllByRole('listitem');
  const [first, second] = items;
  if (first === undefined) throw new Error('A round has an étape.');
  await user.click(within(first).getByRole('radio', { name: 'Disparu' }));
  await user.type(within(first).getByRole('textbox'), 'Plaque volée');
  expect(readKeptTournee(jeton)?.constats).toMatchObject({
    [etapes[0]?.id ?? '']: { etat: 'disparu', note: 'Plaque volée' },
  });
  const button = screen.getByRole('button', { name: 'Envoyer la tournée' });
  if (second !== undefined) {
    await user.click(button);
    expect(send).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent(/Il reste 1\sétape/);
    await user.click(within(second).getByRole('radio', { name: 'En place' }));
  }
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Ce que vous avez noté reste sur cet appareil.',
  );
  expect(readKeptTournee(jeton)).not.toBeNull();
  await user.click(button);
  expect(await screen.findByText('Merci, c’est envoyé')).toBeVisible();
  expect(readKeptTournee(jeton)).toBeNull();
});

test.each([
  ['envoyee', 'Cette tournée est terminée'],
  ['expiree', 'Ce lien a expiré'],
  ['absente', 'Il n’y a pas de tournée à cette adresse'],
] as const)('a link that is %s says so', async (type, titre) => {
  const router = createMemoryRouter([
    { path: '*', element: <TourneeScreen opened={{ type }} /> },
  ]);
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(titre);
});
