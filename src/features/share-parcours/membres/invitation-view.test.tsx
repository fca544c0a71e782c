import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  AddressNotProvenError,
  invitationRepository,
} from '@/data/membre/invitation-repository.ts';
import type { Invitation } from '@/domain/parcours/sharing/invitation.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { parcoursIdSchema } from '@/domain/parcours/parcours.ts';
import { dataErrors } from '@/testing/data-errors.ts';
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

test('an open invitation names the parcours, the role and the account, and joins when one says so', async () => {
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
  ['that was used', { usedBy: 'autre' }, 'Cette invitation a déjà servi'],
  ['that one has used', { usedBy: 'moi' }, 'Vous avez déjà accepté cette invitation'],
  ['that is too old', { createdAt: Date.now() - 8 * dayMs }, 'Cette invitation a expiré'],
])('an invitation %s says so', async (_name, changes, titre) => {
  show(invitation(changes));
  expect(await screen.findByRole('heading', { level: 1, name: titre })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accepter l’invitation' })).toBeNull();
});

test('an invitation that was taken back says so', async () => {
  show(null);
  const titre = 'Cette invitation n’existe plus';
  expect(await screen.findByRole('heading', { level: 1, name: titre })).toBeVisible();
});

test('an account whose address is not proven learns how to join', async () => {
  accept.mockRejectedValue(new AddressNotProvenError('Not verified.'));
  const user = show(invitation());
  await user.click(await screen.findByRole('button', { name: 'Accepter l’invitation' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Confirmez d’abord l’adresse',
  );
  expect(onAccepted).not.toHaveBeenCalled();
});

test.each(dataErrors)(
  'an invitation that cannot be read (%s) says why, and is read again when asked',
  async (_name, error, sentence) => {
    read.mockRejectedValue(error);
    const user = open();
    expect(await screen.findByText(sentence)).toBeVisible();
    read.mockResolvedValue(invitation());
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await acceptButton()).toBeVisible();
  },
);

test.each(dataErrors)(
  'an acceptance that fails (%s) joins nothing, and says why',
  async (_name, error, sentence) => {
    accept.mockRejectedValue(error);
    const user = show(invitation());
    await user.click(await acceptButton());
    const words =
      error instanceof AccessDeniedError ? /ne peut plus être acceptée/ : sentence;
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(await acceptButton()).toBeEnabled();
    expect(onAccepted).not.toHaveBeenCalled();
  },
);

test('an invitation that another account used meanwhile says so', async () => {
  accept.mockImplementation(() => {
    read.mockResolvedValue(invitation({ usedBy: 'autre' }));
    return Promise.reject(new AccessDeniedError('used'));
  });
  const user = show(invitation());
  await user.click(await acceptButton());
  expect(await screen.findByText('Cette invitation a déjà servi')).toBeVisible();
});

test('an invitation that the service never answers for says so after 15 s', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const services = createSilentServices();
  services.auth = () => new Promise(() => undefined);
  render(
    <ServerState services={services}>
      <MemoryRouter services={services}>
        <InvitationView jeton={jeton} uid="moi" email="" onAccepted={onAccepted} />
      </MemoryRouter>
    </ServerState>,
  );
  expect(await screen.findByText('Lecture de l’invitation…')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(await screen.findByText(/Le service ne répond pas/)).toBeVisible();
});

afterEach(() => {
  vi.useRealTimers();
});
