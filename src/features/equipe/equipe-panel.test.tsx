import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepEquipe } from '@/data/equipe/equipe-store.ts';
import { ownEquipe } from '@/data/equipe/own-equipe.ts';
import { newMembre } from '@/domain/equipe/membre.ts';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { createQuete, testPartieId } from '@/testing/play-factories.ts';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { waitFor } from '@/testing/wait-for.ts';
import { EquipePanel } from './equipe-panel.tsx';

type Own = ReturnType<typeof ownEquipe>;
const own = { open: vi.fn<Own['open']>(), renew: vi.fn<Own['renew']>() };
const quete = createQuete();
const later = Date.UTC(2050, 0, 1);

function joinTeam(codeEquipe: string): void {
  const jeton = '0123456789abcdef0123456789abcdef';
  const membre = newMembre({ jeton, appareil: 'a', prenom: '' }, true);
  keepEquipe(testPartieId, { membre, codeEquipe, expireAt: later });
}

function open() {
  const services = createSilentServices();
  ownEquipe.handIn(services, own);
  render(
    <ServerState services={services}>
      <MemoryRouter services={services}>
        <EquipePanel quete={quete} partieId={testPartieId} />
      </MemoryRouter>
    </ServerState>,
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  for (const one of Object.values(own)) one.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  keepEquipe(testPartieId, null);
});

test('a team that was made shows its code', async () => {
  own.open.mockImplementation(() => {
    joinTeam('KTMRAP');
    return Promise.resolve();
  });
  open();
  await userEvent.type(await screen.findByLabelText(/^Votre prénom/), 'Léa');
  await press('Créer une équipe');
  expect(await screen.findByText('KTM RAP')).toBeVisible();
  expect(own.open).toHaveBeenCalledExactlyOnceWith(quete, testPartieId, 'Léa');
});

test('a team that cannot be made shows the reason, and a retry', async () => {
  const error = new OfflineError('away');
  const words = /Il faut du réseau/;

  own.open.mockRejectedValueOnce(error).mockResolvedValueOnce();
  open();
  await screen.findByRole('button', { name: 'Créer une équipe' });
  await press('Créer une équipe');
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  await press('Créer une équipe');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a code that cannot be changed stays, with the reason', async () => {
  const error = new OfflineError('away');
  const words = /Il faut du réseau/;

  joinTeam('KTMRAP');
  own.renew.mockRejectedValueOnce(error);
  open();
  expect(await screen.findByText('KTM RAP')).toBeVisible();
  await press('Changer de code');
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByText('KTM RAP')).toBeVisible();
});
