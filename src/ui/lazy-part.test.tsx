import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { allowConsoleError } from '@/testing/console-errors.ts';
import { LazyPart } from './lazy-part.tsx';
import { lazyComponent } from './lazy-component.tsx';

test('a part is shown once its code is loaded; if loading fails, the page around it stays, with a message', async () => {
  allowConsoleError(/The code of a part of the page could not be loaded/);
  const Here = lazyComponent(() => Promise.resolve(() => <p>L’historique</p>));
  const Gone = lazyComponent(() => Promise.reject(new TypeError('Failed to fetch')));
  render(
    <>
      <label>
        Récit <textarea defaultValue="Il était une fois" />
      </label>
      <LazyPart waiting="Ouverture de l’historique…">
        <Here />
      </LazyPart>
      <LazyPart waiting="Ouverture de la carte…">
        <Gone />
      </LazyPart>
    </>,
  );
  expect(await screen.findByText('L’historique')).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent(/n’a pas pu s’ouvrir/);
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Recharger la page' })).toBeVisible();
  expect(screen.getByLabelText('Récit')).toHaveValue('Il était une fois');
});
