import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import {
  priveeRepository,
  type ReportedPrivee,
} from '@/data/privee/privee-repository.ts';
import { parcoursIdSchema } from '@/domain/parcours/parcours.ts';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { createContenu } from '@/testing/play-factories.ts';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { ReportedPrivees } from './reported-privees.tsx';

const cle = '0123456789abcdef'.repeat(2);

function createReported(): ReportedPrivee {
  return {
    privee: {
      cle,
      ...{ titre: 'Les sept ans de Noé', departement: '22', place: 1, partieCount: 3 },
      ...{ parcoursId: parcoursIdSchema.parse('anniversaire0001'), etat: 'signalee' },
      ...{ de: 100, a: 200 },
    },
    contenu: JSON.stringify(createContenu()),
    // Two phones at once.
    alertes: [
      { motif: 'Un texte blessant', at: 150 },
      { motif: 'Une adresse privée', at: 150 },
    ],
  };
}

const judge = vi.fn<(cle: string, etat: 'levee' | 'fermee') => Promise<void>>();

function show() {
  const waiting = [createReported()];
  judge.mockReset();
  judge.mockImplementation(() => {
    waiting.pop();
    return Promise.resolve();
  });
  const services = createSilentServices();
  priveeRepository.handIn(services, {
    readReported: () => Promise.resolve([...waiting]),
    judge,
  });
  render(
    <ServerState services={services}>
      <ReportedPrivees />
    </ServerState>,
  );
}

test.each([
  ['La laisser jouer', 'levee'],
  ['La fermer', 'fermee'],
] as const)(
  '« %s » judges a reported quête, which leaves the list',
  async (name, etat) => {
    show();
    expect(await screen.findByText(/Un texte blessant/)).toBeVisible();
    expect(screen.getByText(/Une adresse privée/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(judge).toHaveBeenCalledExactlyOnceWith(cle, etat);
    await waitFor(() =>
      expect(
        screen.queryByRole('heading', { name: 'Quêtes privées signalées' }),
      ).toBeNull(),
    );
  },
);

test('a failed judgement is reported, and the quête still waits', async () => {
  show();
  judge.mockRejectedValue(new OfflineError('No network.'));
  await userEvent.click(await screen.findByRole('button', { name: 'La fermer' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/connexion/);
  expect(screen.getByRole('button', { name: 'La fermer' })).toBeEnabled();
});
