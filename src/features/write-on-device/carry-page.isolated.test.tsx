import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetCarry, keepCarry, newCarry } from '@/data/parcours/carry-store.ts';
import { demonstrationDrafts } from '@/data/parcours/device-parcours-store.ts';
import { newDraft } from '@/data/parcours/new-draft.ts';
import { createParcours } from '@/testing/factories.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { CarryPage } from './carry-page.tsx';
import { carryToAccount, type CarryOutcome } from './carry-to-account.ts';

vi.mock('./carry-to-account.ts');

const parcours = createParcours({ titre: 'Le four' });
const onArrived = vi.fn();

beforeEach(async () => {
  onArrived.mockReset();
  await demonstrationDrafts.writeDraft(newDraft(parcours));
});

/** Carries as an account whose address is proven or not; null: the session is closed. */
async function carryTo(outcome: CarryOutcome, emailVerified: boolean | null) {
  const user = showPage(outcome, emailVerified);
  await user.click(await screen.findByRole('button', { name: 'Mettre dans mon compte' }));
  return user;
}

function showPage(outcome: CarryOutcome, emailVerified: boolean | null) {
  vi.mocked(carryToAccount).mockResolvedValue(outcome);
  const services = createSilentServices();
  const currentUser = emailVerified === null ? null : { uid: 'camille', emailVerified };
  services.auth = () =>
    Promise.resolve({ authStateReady: () => Promise.resolve(), currentUser } as Awaited<
      ReturnType<typeof services.auth>
    >);
  render(
    <ServerState services={services}>
      <MemoryRouter services={services}>
        <CarryPage
          id={parcours.id}
          account={{ email: 'a@exemple.fr', admin: false }}
          onArrived={onArrived}
        />
      </MemoryRouter>
    </ServerState>,
  );
  return userEvent.setup({ delay: null });
}

it.each([
  ['an address that nobody proved', false, /Confirmez d’abord votre adresse/],
  ['an account that has too many', true, /Votre compte ne peut pas recevoir ce parcours/],
])(
  '%s is refused: it is said beside the button, and the parcours is still on the device',
  async (_, emailVerified, words) => {
    const user = await carryTo(
      { type: 'refuse', obstacle: { type: 'refus' } },
      emailVerified,
    );
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
  await carryTo({ type: 'refuse', obstacle: { type: 'refus' } }, null);
  expect(await screen.findByText(/Votre session s’est fermée/)).toBeVisible();
});

it('a carry that was cut is said when its page is opened again, and goes on from there', async () => {
  const texte = { base: null, sentOperationIds: ['un'], sentParcours: [] };
  await keepCarry({ ...newCarry(parcours.id, 'camille'), texte });
  const user = showPage({ type: 'arrive' }, true);
  expect(await screen.findByText(/Il reprendra là où il en était/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mettre dans mon compte' }));
  await vi.waitFor(() => expect(onArrived).toHaveBeenCalledWith(parcours.id));
});

it('nothing is said of an interruption where nothing was begun', async () => {
  await forgetCarry(parcours.id);
  showPage({ type: 'arrive' }, true);
  expect(
    await screen.findByRole('button', { name: 'Mettre dans mon compte' }),
  ).toBeVisible();
  expect(screen.queryByText(/interrompu/)).toBeNull();
});
