import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { findProblems } from '@/domain/parcours/check/problem.ts';
import { createEtape, createParcours } from '@/testing/factories.ts';
import { renderEditor } from '../../testing/render-editor.tsx';

vi.mock('@/map/map-editor.tsx', () => import('../../testing/fake-map-editor.tsx'));

const aventure = createParcours({
  genre: 'aventure',
  aventure: {
    objets: [{ id: 'cle', nom: 'La clé', description: '' }],
    drapeaux: [],
    personnages: [],
  },
  etapes: [createEtape(1), createEtape(2, { fin: 'La porte ouverte' })],
});

test('the ways on from an étape are in plain words: label, target, conditions and effects', async () => {
  const { user, session } = renderEditor(aventure);
  const first = () => session.view().parcours.etapes[0];
  const kinds = () => findProblems(session.view().parcours).map(({ kind }) => kind);
  expect(kinds()).toEqual(['suite-absente', 'etape-inatteignable']);

  await user.click(screen.getByRole('button', { name: 'Ajouter une suite' }));
  const choice = within(screen.getByRole('group', { name: 'Choix 1' }));
  await user.click(choice.getByLabelText('Ce que lit le joueur'));
  await user.paste('Ouvrir la porte');
  await user.selectOptions(choice.getByLabelText('Mène à'), '2. Étape 2');
  expect(kinds()).toEqual([]);

  await user.click(choice.getByRole('button', { name: 'Ajouter un effet' }));
  await user.click(choice.getByRole('button', { name: 'Ajouter une condition' }));
  const condition = choice.getByLabelText('Seulement si…');
  await user.selectOptions(condition, 'le joueur a gagné assez de points');
  const points = choice.getByLabelText('Au moins');
  await user.clear(points);
  await user.type(points, '15');
  expect(first()?.suites).toEqual([
    {
      libelle: 'Ouvrir la porte',
      vers: createEtape(2).id,
      conditions: [{ type: 'points', minimum: 15 }],
      effets: [{ type: 'objet', id: 'cle', donne: true }],
    },
  ]);

  await user.click(screen.getByLabelText(/^Titre de la fin/));
  await user.paste('Déjà fini');
  expect(screen.queryByRole('group', { name: 'Choix 1' })).toBeNull();
  expect(first()?.suites).toHaveLength(1);
});

test('a quête has an order to choose, and its étapes may be bonuses; an aventure has objects instead', async () => {
  const { user, session } = renderEditor(createParcours());
  const now = () => session.view().parcours;
  await user.click(screen.getByRole('radio', { name: 'Libre, sauf la dernière' }));
  await user.click(screen.getByRole('checkbox', { name: /^Étape bonus/ }));
  expect([now().ordre, now().etapes[0]?.bonus]).toEqual(['libre-fin', true]);

  await user.click(screen.getByRole('radio', { name: 'Une aventure' }));
  expect(screen.queryByRole('radio', { name: 'Libre' })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: /^Étape bonus/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ajouter un objet' }));
  await user.click(screen.getByLabelText('Objet 1'));
  await user.paste('La clé');
  await user.click(screen.getByRole('button', { name: 'Ajouter un repère' }));
  await user.click(screen.getByLabelText('Repère 1'));
  await user.paste('A vu le chat');
  expect(now().aventure).toMatchObject({
    objets: [{ nom: 'La clé' }],
    drapeaux: [{ nom: 'A vu le chat' }],
  });

  expect(screen.queryByLabelText('Personnage')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ajouter un personnage' }));
  const chat = within(screen.getByRole('group', { name: 'Personnage 1' }));
  await user.click(chat.getByLabelText('Nom'));
  await user.paste('Le chat');
  expect(chat.getByLabelText('Choisir un portrait')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Personnage'), 'Le chat');
  const [personnage] = now().aventure.personnages;
  expect(now().etapes[0]?.personnage).toBe(personnage?.id);
  await user.click(screen.getByRole('button', { name: 'Retirer le personnage 1' }));
  expect(screen.getByLabelText('Personnage')).toHaveDisplayValue('un personnage retiré');
});
