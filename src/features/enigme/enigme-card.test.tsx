import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Enigme } from '@/domain/quete/enigme.ts';
import { quickEmpreinte } from '@/testing/play-factories.ts';
import { EnigmeCard } from './enigme-card.tsx';

function signOf(value: string) {
  return { id: value, value, nom: `signe ${value}`, drawing: null };
}

async function open() {
  const enigme: Enigme = {
    titre: 'L’or des lavandières',
    consigne: 'Comment s’appelle l’âne ? Chaque signe est une lettre.',
    message: ['L', 'E', 'O', 'N'].map(signOf),
    feuille: ['E', 'L', 'N', 'O'].map(signOf),
    empreinte: await quickEmpreinte('leon'),
    motDeSucces: 'Hi-han !',
    explication: 'Un morceau de grille.',
  };
  render(<EnigmeCard enigme={enigme} />, { wrapper: MemoryRouter });
  return userEvent.setup({ delay: null });
}

test('a right answer opens the rest of the quête, with the answer; a wrong one does not', async () => {
  const user = await open();
  expect(screen.getByRole('heading', { name: /^Comment s’appelle l’âne/ })).toBeVisible();
  const field = screen.getByRole('textbox', { name: 'Votre réponse, en clair' });
  await user.type(field, 'Lion{Enter}');
  expect(await screen.findByText(/^Pas encore/)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  await user.clear(field);
  await user.type(field, ' l’âne... {Enter}');
  expect(await screen.findByText(/^Pas encore/)).toBeVisible();
  await user.clear(field);
  await user.type(field, 'LÉON{Enter}');
  expect(await screen.findByText(/Hi-han/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continuer la quête' })).toHaveAttribute(
    'href',
    '/essayer?reponse=L%C3%89ON',
  );
});

test('the answer is in a fold', async () => {
  const user = await open();
  expect(screen.getByText('LEON')).not.toBeVisible();
  await user.click(screen.getByText('Voir la réponse'));
  expect(screen.getByText('LEON')).toBeVisible();
});
