import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetCarry, keepCarry, newCarry } from '@/data/parcours/carry-store.ts';
import {
  demonstrationDrafts,
  deviceParcoursStore,
  removeFromDevice,
} from '@/data/parcours/device-parcours-store.ts';
import { newDraft } from '@/data/parcours/new-draft.ts';
import { parcoursRepository } from '@/data/parcours/parcours-repository.ts';
import type { ParcoursSnapshot } from '@/data/parcours/parcours-store.ts';
import { signInRepository } from '@/data/session/sign-in-repository.ts';
import { NotFoundError } from '@/lib/errors/data-error.ts';
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
  vi.mocked(carryToAccount).mockReset();
  for (const { id } of await demonstrationDrafts.listDrafts()) {
    await removeFromDevice(id);
  }
  await demonstrationDrafts.writeDraft(newDraft(parcours));
});

/** Carries as an account with a verified address or not; null: the session is closed. */
async function carryTo(outcome: CarryOutcome, emailVerified: boolean | null) {
  const user = showPage(outcome, emailVerified);
  await user.click(await screen.findByRole('button', { name: 'Mettre dans mon compte' }));
  return user;
}

type Given = {
  sendProof?: () => Promise<void>;
  isThere?: boolean;
};

function showPage(
  outcome: CarryOutcome,
  emailVerified: boolean | null,
  { sendProof = () => Promise.resolve(), isThere = false }: Given = {},
) {
  vi.mocked(carryToAccount).mockResolvedValue(outcome);
  const services = createSilentServices();
  signInRepository.handIn(services, { sendProof });
  parcoursRepository.handIn(services, {
    load: () =>
      isThere
        ? Promise.resolve({} as ParcoursSnapshot)
        : Promise.reject(new NotFoundError('It is not there.')),
  });
  const user = {
    uid: 'camille',
    emailVerified,
    reload: () => Promise.resolve(),
    getIdToken: () => Promise.resolve('jeton'),
  };
  const currentUser = emailVerified === null ? null : user;
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
  return Object.assign(userEvent.setup({ delay: null }), {
    /** As the link of the e-mail does, on whatever device. */
    prove: () => {
      user.emailVerified = true;
      window.dispatchEvent(new Event('visibilitychange'));
      document.dispatchEvent(new Event('visibilitychange'));
    },
  });
}

it('an unverified address waits, and the parcours goes by itself once verified', async () => {
  const user = showPage({ type: 'arrive' }, false);
  expect(
    await screen.findByRole('heading', { name: 'Votre parcours vous attend' }),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Renvoyer l’e-mail' })).toBeVisible();
  expect(carryToAccount).not.toHaveBeenCalled();
  user.prove();
  await waitFor(() => expect(onArrived).toHaveBeenCalledExactlyOnceWith(parcours.id));
});

it('the e-mail that verifies the address is sent again, and a refusal to send it is shown', async () => {
  const sendProof = vi
    .fn()
    .mockRejectedValueOnce(new Error('No.'))
    .mockResolvedValue(undefined);
  vi.spyOn(console, 'error').mockReturnValue();
  const user = showPage({ type: 'arrive' }, false, { sendProof });
  const again = await screen.findByRole('button', { name: 'Renvoyer l’e-mail' });
  await user.click(again);
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.click(again);
  expect(await screen.findByText('E-mail renvoyé à a@exemple.fr.')).toBeVisible();
  expect(sendProof).toHaveBeenLastCalledWith(
    expect.stringContaining(`/admin/parcours/d?vue=compte&id=${parcours.id}`),
  );
});

it('an étape that is refused is named, and the file can go to the team', async () => {
  const etapes = [{ numero: 2, titre: 'Le four', raison: 'refus' as const }];
  await carryTo({ type: 'refuse', obstacle: { type: 'etapes-refusees', etapes } }, true);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /étape 2 «.Le four.», l’accès est refusé.*tout le reste est enregistré/,
  );
  expect(
    screen.getByRole('button', { name: 'Envoyer ce fichier à l’équipe' }),
  ).toBeVisible();
});

it('a parcours carried by another tab is opened in the account', async () => {
  await demonstrationDrafts.deleteDraft(parcours.id);
  showPage({ type: 'introuvable' }, true, { isThere: true });
  await waitFor(() => expect(onArrived).toHaveBeenCalledWith(parcours.id));
});

it.each([
  ['an account that may not have it', true, /Votre compte n’a pas le droit de recevoir/],
])(
  '%s is refused: the reason is beside the button, and the parcours is still on the device',
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
    await waitFor(() => expect(onArrived).toHaveBeenCalledWith(parcours.id));
  },
);

it.each([
  [{ type: 'limite' } as const, /beaucoup pour une journée.*réessayez demain/],
  [{ type: 'inattendu', reference: 'QC-1' } as const, /référence QC-1.*réessayez/],
  [{ type: 'trop-d-etapes' } as const, /trop d’étapes.*retirez-en/],
  [{ type: 'hors-connexion' } as const, /La connexion manque.*reste ici/],
])(
  '$0.type has its remedy, without a promise that this page does not keep',
  async (obstacle, words) => {
    await carryTo({ type: 'refuse', obstacle }, true);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(words);
    expect(alert).not.toHaveTextContent(/tout seul|nous réessayons/);
  },
);

it('a version stored on request is announced to stay behind', async () => {
  const operationId = 'operation00000000000001';
  await deviceParcoursStore.save({
    ...{ base: null, parcours, operationId },
    jalon: 'demande',
  });
  showPage({ type: 'arrive' }, true);
  expect(
    await screen.findByText(/Les versions gardées à votre demande.*n’iront pas avec lui/),
  ).toBeVisible();
});

it('a parcours of another account becomes a new one, which may go into this account', async () => {
  const user = await carryTo({ type: 'refuse', obstacle: { type: 'refus' } }, true);
  await user.click(
    await screen.findByRole('button', { name: 'En faire un nouveau parcours' }),
  );
  await waitFor(async () => {
    const drafts = await demonstrationDrafts.listDrafts();
    expect(drafts.map((draft) => draft.parcours.titre)).toEqual(['Le four']);
    expect(drafts[0]?.id).not.toBe(parcours.id);
  });
});

it('a session closed meanwhile, as of a deleted account, is reported', async () => {
  await carryTo({ type: 'refuse', obstacle: { type: 'refus' } }, null);
  expect(await screen.findByText(/Votre session s’est fermée/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /nouveau parcours|équipe/ })).toBeNull();
});

it('a cut carry is reported when its page is opened again, and resumes', async () => {
  const texte = { base: null, sentOperationIds: ['un'], sentParcours: [] };
  await keepCarry({ ...newCarry(parcours.id, 'camille'), texte });
  const user = showPage({ type: 'arrive' }, true);
  expect(await screen.findByText(/Il reprendra là où il en était/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mettre dans mon compte' }));
  await waitFor(() => expect(onArrived).toHaveBeenCalledWith(parcours.id));
});

it('an interruption before the start is not mentioned', async () => {
  await forgetCarry(parcours.id);
  showPage({ type: 'arrive' }, true);
  expect(
    await screen.findByRole('button', { name: 'Mettre dans mon compte' }),
  ).toBeVisible();
  expect(screen.queryByText(/interrompu/)).toBeNull();
});
