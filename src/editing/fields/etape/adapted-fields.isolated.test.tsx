import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { blankPetits } from '@/domain/etape/petits.ts';
import { findProblems } from '@/domain/parcours/check/problem.ts';
import { createEtape, createParcours, createTexteEpreuve } from '@/testing/factories.ts';
import { renderEditor } from '../../testing/render-editor.tsx';
// A part that is there already opens at once.
import '../late-fields.ts';

vi.mock('@/map/map-editor.tsx', () => import('../../testing/fake-map-editor.tsx'));

const parcours = createParcours({
  etapes: [createEtape(1, { epreuve: createTexteEpreuve() })],
});
const button = (name: RegExp | string) => screen.getByRole('button', { name });

test('another way to answer is written as an épreuve is, for those it is for, and undone', async () => {
  const { user, session } = renderEditor(parcours);
  const autre = () => session.view().parcours.etapes[0]?.epreuve.autre;
  const kinds = () => findProblems(session.view().parcours).map(({ kind }) => kind);
  await user.click(button('Ajouter une autre façon de répondre'));
  const question = screen.getByLabelText('Autre question');
  expect(question).toHaveFocus();
  expect(kinds()).toEqual([
    'consigne-absente',
    'option-vide',
    'option-vide',
    'bonne-option-absente',
  ]);

  await user.paste('Quelle fleur ?');
  await user.click(screen.getByRole('checkbox', { name: 'Qui n’entend pas' }));
  const fields = within(screen.getByRole('group', { name: 'Autre façon de répondre' }));
  await user.click(fields.getByLabelText('Réponse 1'));
  await user.paste('Le bleuet');
  await user.click(fields.getByLabelText('Réponse 2'));
  await user.paste('La rose');
  await user.click(fields.getByRole('checkbox', { name: /^Bonne\s*réponse, la\s*2/ }));
  expect(kinds()).toEqual([]);
  expect(autre()).toMatchObject({
    type: 'choix',
    pour: ['sans-vue', 'sans-marches'],
    options: [
      { texte: 'Le bleuet', juste: false },
      { texte: 'La rose', juste: true },
    ],
  });

  // Another kind preserves the texts of the first.
  await user.click(fields.getByRole('radio', { name: 'Un mot à trouver' }));
  await user.click(fields.getByLabelText('Réponse acceptée 1'));
  await user.paste('la rose');
  expect(autre()).toMatchObject({ type: 'texte', reponses: ['la rose'] });
  expect(autre()?.options).toHaveLength(2);
  // The first question's own answers are as they were.
  expect(session.view().parcours.etapes[0]?.epreuve.reponses).toEqual(
    createTexteEpreuve().reponses,
  );
  await user.click(button('Retirer cette autre façon de répondre'));
  expect(button('Ajouter une autre façon de répondre')).toBeInTheDocument();
  expect(autre()?.type).toBe('aucune');
});

test('a spare étape is added, written below its étape, and unfinished until it has a place', async () => {
  const { user, session } = renderEditor(parcours);
  const problems = () => findProblems(session.view().parcours).map(({ champ }) => champ);
  await user.click(button('Prévoir une étape de rechange'));
  const fields = within(screen.getByRole('group', { name: /^Étape de rechange/ }));
  expect(fields.getByLabelText('Titre de rechange')).toHaveFocus();
  expect(problems()).toEqual([]);
  await user.click(fields.getByLabelText('Titre de rechange'));
  await user.paste('La halle');
  expect(problems()).toEqual(['rechange.lieu', 'rechange.recit']);
  await user.click(fields.getByLabelText('Lieu de rechange'));
  await user.paste('Place du marché');
  await user.click(fields.getByLabelText('Place de rechange'));
  await user.paste('48.4541, -2.0477');
  await user.click(fields.getByLabelText('Récit de rechange'));
  await user.paste('On y vendait le lin.');
  expect(problems()).toEqual([]);
  expect(session.view().parcours.etapes[0]?.rechange).toEqual({
    titre: 'La halle',
    lieu: 'Place du marché',
    position: { lat: 48.4541, lon: -2.0477 },
    recit: 'On y vendait le lin.',
  });
  // The étape itself does not move.
  expect(session.view().parcours.etapes[0]?.position).toEqual(
    parcours.etapes[0]?.position,
  );
});

test('an answer given away by the other question is marked beside it', async () => {
  const epreuve = createTexteEpreuve({
    autre: {
      type: 'texte',
      pour: [],
      consigne: 'Qui monte à la tour ?',
      options: [],
      reponses: ['Le guet'],
    },
  });
  const { user } = renderEditor(
    createParcours({ etapes: [createEtape(1, { epreuve })] }),
  );
  await user.click(button('Publier la quête'));
  expect(screen.getByLabelText('Autre question')).toHaveAccessibleDescription(
    /se lit dans la question de l’autre façon de répondre/,
  );
  await user.click(screen.getByRole('link', { name: /Cochez à qui s’adresse/ }));
  expect(screen.getByRole('group', { name: 'Pour' })).toHaveAccessibleDescription(
    /Cochez à qui s’adresse cette autre façon de répondre\.$/,
  );
});

test('the easy story names the sentences that are too long, and the way without steps is written apart', async () => {
  const { user, session } = renderEditor(parcours);
  await user.click(button('Ajouter une version facile à lire'));
  const easy = screen.getByLabelText(/^Version facile à lire/);
  expect(easy).toHaveFocus();
  const long = 'Ici les gens du village lavaient leur linge dans une eau très froide.';
  await user.paste(`Vous êtes au lavoir. ${long}`);
  expect(easy).toHaveAccessibleDescription(
    /^1\s+phrase dépasse 12 mots, dont «\sIci les gens/,
  );
  await user.click(button('Ajouter le chemin sans marches'));
  expect(screen.getByLabelText(/^Chemin sans marches/)).toHaveFocus();
  await user.paste('Par la rampe.');
  expect(session.view().parcours.etapes[0]).toMatchObject({
    falc: `Vous êtes au lavoir. ${long}`,
    cheminSansMarches: 'Par la rampe.',
  });
});

test('a version for small ones begins with a prepared text, asks a question of its own, and is undone', async () => {
  const { user, session } = renderEditor(parcours);
  const petits = () => session.view().parcours.etapes[0]?.petits;
  const problems = () => findProblems(session.view().parcours).map(({ champ }) => champ);
  await user.click(button('Ajouter une version pour les petits'));
  expect(await screen.findByLabelText(/^Récit pour les petits/)).toHaveFocus();
  await user.click(button('Préparer un premier texte'));
  expect(petits()?.recit).toMatch(/^Étape 1\. /);
  expect(screen.queryByRole('button', { name: 'Préparer un premier texte' })).toBeNull();
  expect(problems()).toEqual([]);

  const part = within(screen.getByRole('group', { name: 'Pour les petits' }));
  await user.selectOptions(
    part.getByLabelText('Ce qu’on leur demande'),
    'Un nombre à trouver',
  );
  expect(problems()).toEqual(['petits.consigne', 'petits.minimum']);
  await user.click(part.getByLabelText(/^Consigne pour les petits/));
  await user.paste('Combien de chats ?');
  await user.click(part.getByLabelText('Réponse'));
  await user.paste('neuf chats');
  await user.tab();
  expect(part.getByLabelText('Réponse')).toHaveValue('neuf chats');
  await user.clear(part.getByLabelText('Réponse'));
  await user.paste('9');
  expect(petits()).toMatchObject({ type: 'nombre', minimum: 9, maximum: 9 });
  expect(problems()).toEqual([]);
  // The ordinary question is as it was.
  expect(session.view().parcours.etapes[0]?.epreuve).toEqual(createTexteEpreuve());

  await user.click(button('Retirer la version pour les petits'));
  expect(button('Ajouter une version pour les petits')).toHaveFocus();
  expect(petits()).toEqual(blankPetits);
});
