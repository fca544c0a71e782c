import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readKeptTournee, type KeptTournee } from '@/data/tournee/tournee-keeper.ts';
import { tourneeRepository } from '@/data/tournee/tournee-repository.ts';
import { AccessDeniedError, OfflineError } from '@/lib/errors/data-error.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { createQuete } from '@/testing/play-factories.ts';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import type { OpenedTournee } from './open-tournee.ts';
import { TourneeScreen } from './tournee-screen.tsx';

const jeton = '0f'.repeat(16);
const quete = createQuete();
type Finish = ReturnType<typeof tourneeRepository>['finish'];

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

function show(opened: OpenedTournee, finish: Finish = vi.fn<Finish>()) {
  const services = createSilentServices();
  tourneeRepository.handIn(services, { finish });
  render(
    <ServerState services={services}>
      <MemoryRouter services={services}>
        <TourneeScreen opened={opened} />
      </MemoryRouter>
    </ServerState>,
  );
}

const send = () => screen.getByRole('button', { name: 'Envoyer la tournée' });

/** A round without findings. */
async function showFilled(finish: Finish) {
  const user = userEvent.setup({ delay: null });
  show({ type: 'ouverte', tournee: tournee() }, finish);
  for (const item of await screen.findAllByRole('listitem')) {
    await user.click(within(item).getByRole('radio', { name: 'En place' }));
  }
  return user;
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
});

test('a round is sent once each étape was looked at, and stays on the device until it has arrived', async () => {
  const finish = vi.fn<Finish>().mockRejectedValueOnce(new OfflineError('No network.'));
  finish.mockResolvedValue();
  const user = userEvent.setup({ delay: null });
  const opened = tournee();
  show({ type: 'ouverte', tournee: opened }, finish);
  const items = await screen.findAllByRole('listitem');
  const [first, second] = items;
  if (first === undefined) throw new Error('A round has an étape.');
  await user.click(within(first).getByRole('radio', { name: 'Disparu' }));
  await user.type(within(first).getByRole('textbox'), 'Plaque volée');
  expect(readKeptTournee(jeton)?.constats).toMatchObject({
    [opened.etapes[0]?.id ?? '']: { etat: 'disparu', note: 'Plaque volée' },
  });
  if (second !== undefined) {
    await user.click(send());
    expect(finish).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent(/Il reste 1\sétape/);
    await user.click(within(second).getByRole('radio', { name: 'En place' }));
  }
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Ce que vous avez noté reste sur cet appareil.',
  );
  expect(readKeptTournee(jeton)).not.toBeNull();
  await user.click(send());
  expect(await screen.findByText('Merci, c’est envoyé')).toBeVisible();
  expect(readKeptTournee(jeton)).toBeNull();
});

test('a refused round shows the reason, and stays on the device', async () => {
  const error = new AccessDeniedError('expired');
  const words = /n’a pas été prise/;

  const user = await showFilled(() => Promise.reject(error));
  await user.click(send());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(words);
  expect(alert).toHaveTextContent('Ce que vous avez noté reste sur cet appareil.');
  expect(readKeptTournee(jeton)).not.toBeNull();
});

test.each([
  ['envoyee', 'Cette tournée est terminée'],
  ['expiree', 'Ce lien a expiré'],
  ['absente', 'Il n’y a pas de tournée à cette adresse'],
] as const)('a link that is %s shows that', async (type, titre) => {
  show({ type });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(titre);
});
