import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { handInSession } from '@/testing/session.ts';
import { AccountFrame } from './account-frame.tsx';

test('without a session the page shows its purpose, and leads to sign in and back', () => {
  const services = createSilentServices();
  handInSession(services);
  const address = '/admin/parcours/ed?id=abc';
  render(
    <MemoryRouter address={address} services={services}>
      <AccountFrame>{() => <p>Le parcours</p>}</AccountFrame>
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Écrire à plusieurs',
  );
  expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute(
    'href',
    `/login?redirect=${encodeURIComponent(address)}`,
  );
  expect(screen.queryByText('Le parcours')).not.toBeInTheDocument();
});
