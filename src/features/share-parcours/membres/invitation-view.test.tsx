import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  AddressNotProvenError,
  invitationRepository,
} from '@/data/membre/invitation-repository.ts';
import type { Invitation } from '@/domain/parcours/sharing/invitation.ts';
import { AccessDeniedError, OfflineError } from '@/lib/errors/data-error.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { parcoursIdSchema } from '@/domain/parcours/parcours.ts';
import { asRead, dataError } from '@/testing/data-errors.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { InvitationView } from './invitation-view.tsx';

const dayMs = 24 * 60 * 60 * 1_000;
const jeton = '0123456789abcdef'.repeat(2);

function invitation(changes: Partial<Invitation> = {}): Invitation {
  return {
    jeton,
    parcoursId: parcoursIdSchema.parse('parcoursDuLavoir1'),
    titre: 'Le lavoir',
    role: 'relecteur',
    usedBy: null,
    createdAt: Date.now() - dayMs,
    ...changes,
  };
}

const read = vi.fn<(asked: string) => Promise<Invitation | null>>();
const accept = vi.fn<(accepted: Invitation) => Promise<void>>();
const onAccepted = vi.fn<(accepted: Invitation) => void>();

beforeEach(() => {
  vi.resetAllMocks();
  accept.mockResolvedValue();
});

function show(found: Invitation | null) {
  read.mockResolvedValue(found);
  return open();
}

function open() {
  const services = createSilentServices();
  invitationRepository.handIn(services, { read, accept });
  render(
    <ServerState services={services}>
      <MemoryRouter services={services}>
        <InvitationView
          jeton={jeton}
          uid="moi"
          email="lou@exemple.fr"
          onAccepted={onAccepted}
        />
      </MemoryRouter>
    </ServerState>,
  );
  return userEvent.setup({ delay: null });
}

const acceptButton = () => screen.findByRole('button', { name: 'Accepter l’invitation' });

test('an open invitation names the parcours, the role and the account, and joins on confirmation', async () => {
  const user = show(invitation());
  const titre = /^Vous êtes invité à «\sLe lavoir\s»$/;
  expect(await screen.findByRole('heading', { level: 1, name: titre })).toBeVisible();
  expect(screen.getByText('lou@exemple.fr')).toBeVisible();
  expect(screen.getByText('relecteur')).toBeVisible();
  expect(accept).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Accepter l’invitation' }));
  expect(onAccepted).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ jeton }));
});

test.each([
  ['that was used', invitation({ usedBy: 'autre' }), 'Cette invitation a déjà servi'],
  [
    'of a membre',
    invitation({ usedBy: 'moi' }),
    'Vous avez déjà accepté cette invitation',
  ],
  ['that is too old', invitation({ createdAt: 0 }), 'Cette invitation a expiré'],
  ['that was taken back', null, 'Cette invitation n’existe plus'],
])('an invitation %s shows that, and cannot be accepted', async (_name, found, titre) => {
  show(found);
  expect(await screen.findByRole('heading', { level: 1, name: titre })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accepter l’invitation' })).toBeNull();
});

test('an account with an unverified address learns how to join', async () => {
  accept.mockRejectedValue(new AddressNotProvenError('Not verified.'));
  const user = show(invitation());
  await user.click(await screen.findByRole('button', { name: 'Accepter l’invitation' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Confirmez d’abord l’adresse',
  );
  expect(onAccepted).not.toHaveBeenCalled();
});

test('an unreadable invitation shows the reason, and is read again on request', async () => {
  const { error, sentence } = dataError;
  read.mockRejectedValue(error);
  const user = open();
  expect(await screen.findByText(sentence)).toBeVisible();
  read.mockResolvedValue(invitation());
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await acceptButton()).toBeVisible();
});

test.each([
  [new AccessDeniedError('used'), /ne peut plus être acceptée/],
  [new OfflineError('cut'), asRead(errorMessage(new OfflineError('cut')))],
])(
  'a failed acceptance (%s) joins nothing, and shows the reason',
  async (error, said) => {
    accept.mockRejectedValue(error);
    const user = show(invitation());
    await user.click(await acceptButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(said);
    expect(await acceptButton()).toBeEnabled();
    expect(onAccepted).not.toHaveBeenCalled();
  },
);

test('an invitation used by another account meanwhile shows that', async () => {
  accept.mockImplementation(() => {
    read.mockResolvedValue(invitation({ usedBy: 'autre' }));
    return Promise.reject(new AccessDeniedError('used'));
  });
  const user = show(invitation());
  await user.click(await acceptButton());
  expect(await screen.findByText('Cette invitation a déjà servi')).toBeVisible();
});
