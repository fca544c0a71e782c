import { render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { expect, test } from 'vitest';
import { allowConsoleError } from '@/testing/console-errors.ts';
import { LazyPart } from '@/ui/lazy-part.tsx';

test('a part comes when its code is there; where it cannot be had, the page around it stays and says so', async () => {
  allowConsoleError(/Failed to fetch dynamically imported module/);
  const Here = lazy(() => Promise.resolve({ default: () => <p>L’historique</p> }));
  const Gone = lazy<typeof Here>(() =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  );
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
  expect(screen.getByRole('button', { name: 'Recharger la page' })).toBeVisible();
  expect(screen.getByLabelText('Récit')).toHaveValue('Il était une fois');
});
