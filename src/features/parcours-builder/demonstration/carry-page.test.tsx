import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { requireUser } from '@/data/session/author-repository.ts';
import { demonstrationDrafts } from '@/data/parcours/device-parcours-store.ts';
import { newDraft } from '@/data/parcours/new-draft.ts';
import { createParcours } from '@/testing/factories.ts';
import { CarryPage } from './carry-page.tsx';
import { carryToAccount, type CarryOutcome } from './carry-to-account.ts';

vi.mock('./carry-to-account.ts');
vi.mock('@/data/session/author-repository.ts');

const parcours = createParcours({ titre: 'Le four' });
const onArrived = vi.fn();

beforeEach(async () => {
  onArrived.mockReset();
  await demonstrationDrafts.writeDraft(newDraft(parcours));
});

async function carryTo(outcome: CarryOutcome) {
  vi.mocked(carryToAccount).mockResolvedValue(outcome);
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <QueryClientProvider client={new QueryClient()}>
          <CarryPage
            id={parcours.id}
            account={{ email: 'a@exemple.fr', admin: false }}
            onArrived={onArrived}
          />
        </QueryClientProvider>
      ),
    },
  ]);
  render(<RouterProvider router={router} />);
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('button', { name: 'Mettre dans mon compte' }));
  return user;
}

it.each([
  ['an address that nobody proved', false, /Confirmez d’abord votre adresse/],
  ['an account that has too many', true, /Votre compte ne peut pas recevoir ce parcours/],
])(
  '%s is refused: it is said beside the button, and the parcours is still on the device',
  async (_, emailVerified, words) => {
    vi.mocked(requireUser).mockResolvedValue({
      emailVerified,
    } as Awaited<ReturnType<typeof requireUser>>);
    const user = await carryTo({ type: 'refuse', obstacle: { type: 'refus' } });
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(onArrived).not.toHaveBeenCalled();
    expect(await demonstrationDrafts.readDraft(parcours.id)).not.toBeNull();
    expect(
      screen.getByRole('link', { name: 'Continuer ici pour l’instant' }),
    ).toBeVisible();

    vi.mocked(carryToAccount).mockResolvedValue({ type: 'arrive' });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    await vi.waitFor(() => expect(onArrived).toHaveBeenCalledWith(parcours.id));
  },
);

it('a session that was closed meanwhile is said', async () => {
  vi.mocked(requireUser).mockRejectedValue(new Error('Nobody.'));
  await carryTo({ type: 'refuse', obstacle: { type: 'refus' } });
  expect(await screen.findByText(/Votre session s’est fermée/)).toBeVisible();
});
