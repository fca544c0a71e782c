import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { AddressNotProvenError } from '@/data/parcours/invitation-repository.ts';
import type { Invitation } from '@/domain/parcours/invitation.ts';
import { parcoursIdSchema } from '@/domain/parcours/parcours.ts';
import { InvitationView, type InvitationActions } from './invitation-view.tsx';

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

function show(found: Invitation | null, accept = vi.fn<InvitationActions['accept']>()) {
  const onAccepted = vi.fn<(accepted: Invitation) => void>();
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <QueryClientProvider client={new QueryClient()}>
          <InvitationView
            jeton={jeton}
            uid="moi"
            email="lou@exemple.fr"
            onAccepted={onAccepted}
            actions={{ read: () => Promise.resolve(found), accept }}
          />
        </QueryClientProvider>
      ),
    },
  ]);
  render(<RouterProvider router={router} />);
  return { accept, onAccepted, user: userEvent.setup({ delay: null }) };
}

test('an open invitation names the parcours, the role and the account, and joins when one says so', async () => {
  const { accept, onAccepted, user } = show(invitation());
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
  const accept = vi.fn<InvitationActions['accept']>();
  accept.mockRejectedValue(new AddressNotProvenError('Not verified.'));
  const { onAccepted, user } = show(invitation(), accept);
  await user.click(await screen.findByRole('button', { name: 'Accepter l’invitation' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Confirmez d’abord l’adresse',
  );
  expect(onAccepted).not.toHaveBeenCalled();
});
