import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createEtape, createParcours } from '@/testing/factories.ts';
import { renderEditor } from '../testing/render-editor.tsx';

vi.mock('../fields/map/etape-map.tsx', () => ({ EtapeMap: () => null }));
const titre = () => screen.getByLabelText('Titre de l’étape');
const two = () => createParcours({ etapes: [createEtape(1), createEtape(2)] });

it('names the target of « Annuler », reverts it, and announces it', async () => {
  const { user, session } = renderEditor(two());
  await user.type(titre(), ' et');
  await user.click(
    screen.getByRole('button', { name: /^Annuler\s*: Titre de l’étape 1 modifié$/ }),
  );
  expect(session.view().parcours.etapes[0]?.titre).toBe('Étape 1');
  expect(titre()).toHaveValue('Étape 1');
  expect(
    screen.getByText(/^Annulé\s*: Titre de l’étape 1 modifié\.$/),
  ).toBeInTheDocument();
});

it('answers to Ctrl+Z, Ctrl+Maj+Z and Ctrl+Y from within a field', async () => {
  const { user } = renderEditor(two());
  await user.type(titre(), '!');
  await user.keyboard('{Control>}z{/Control}');
  expect(titre()).toHaveValue('Étape 1');
  await user.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}');
  expect(titre()).toHaveValue('Étape 1!');
  await user.keyboard('{Control>}z{/Control}{Control>}y{/Control}');
  expect(titre()).toHaveValue('Étape 1!');
});

it('keeps the focus on « Annuler » when there is nothing left to undo', async () => {
  const { user } = renderEditor(two());
  const button = screen.getByRole('button', { name: 'Annuler' });
  await user.type(titre(), '!');
  await user.click(button);
  await user.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
});

it('shows the value again after an unreadable text', async () => {
  const { user, session } = renderEditor(createParcours({ dureeMinutes: 60 }));
  const duree = screen.getByLabelText(/^Durée/);
  await user.clear(duree);
  await user.type(duree, '1 h 30');
  await user.type(duree, ' ou');
  expect(Object.keys(session.view().saisies)).toEqual(['/dureeMinutes']);
  await user.click(screen.getByRole('button', { name: /^Annuler/ }));
  expect(session.view().saisies).toEqual({});
});
