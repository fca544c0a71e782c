import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQuete } from '@/testing/play-factories.ts';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { MemoryRouter } from 'react-router';
import { PriveeDoor } from './privee-door.tsx';

const cle = '0123456789abcdef'.repeat(2);

function answer(status: 200 | 403): void {
  const { contenu } = createQuete();
  const fields = {
    contenu: { stringValue: JSON.stringify(contenu) },
    at: { timestampValue: '2026-05-12T10:00:00Z' },
    expireAt: { timestampValue: '2026-06-12T10:00:00Z' },
  };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ fields }, { status })));
}

function show(hash: string): void {
  render(
    <ServerState services={createSilentServices()}>
      <MemoryRouter>
        <PriveeDoor hash={hash} report={() => 'Formulaire'} paper={() => 'Livret'} />
      </MemoryRouter>
    </ServerState>,
  );
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('a key opens its quête, lists its limits, and allows a report or printing', async () => {
  answer(200);
  show(`#${cle}.`);
  const jouer = await screen.findByRole('link', { name: 'Jouer' });
  expect(jouer.getAttribute('href')).toMatch(/\/privee\/[0-9a-f]{32}\/jouer$/);
  expect(screen.getByText(/: ni avis, ni chiffres/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Signaler cette quête' })).toBeVisible();
  expect(screen.getByText('Livret')).toBeVisible();
});

test('an invalid key shows possible reasons, and asks for the eight signs', async () => {
  answer(403);
  show(`#${cle}`);
  expect(
    await screen.findByRole('heading', { name: 'Cette quête privée ne s’ouvre pas' }),
  ).toBeVisible();
  expect(screen.getByLabelText('Le code à huit signes')).toBeVisible();
});

test('a key cut by a messenger has a message', () => {
  show(`#${cle.slice(2)}`);
  expect(screen.getByText('Ce lien a été coupé')).toBeVisible();
});

test('invalid signs are refused before any request', async () => {
  show('');
  await userEvent.type(screen.getByLabelText('Le code à huit signes'), 'abc');
  await userEvent.click(screen.getByRole('button', { name: 'Ouvrir la quête' }));
  expect(await screen.findAllByText(/Un code a huit signes/)).not.toHaveLength(0);
});
