import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { modeleFicheClasse } from '@/content/fiche-classe.ts';
import { limits } from '@/domain/limits.ts';
import { blankFicheClasse, hasFiche } from '@/domain/parcours/fiche-classe.ts';
import { createParcours } from '@/testing/factories.ts';
import { renderEditor } from '../../testing/render-editor.tsx';

test('a teacher’s sheet begins from the model, and keeps the existing text', async () => {
  const ficheClasse = { ...blankFicheClasse, avant: 'Lire le plan du village.' };
  const { session, user } = renderEditor(createParcours({ ficheClasse }));
  await user.click(screen.getByText(/^La fiche de l’enseignant/));
  await user.click(screen.getByRole('button', { name: 'Partir du modèle' }));
  expect(session.view().parcours.ficheClasse).toEqual({
    ...modeleFicheClasse,
    avant: 'Lire le plan du village.',
  });
  // No field is left to fill.
  expect(screen.queryByRole('button', { name: 'Partir du modèle' })).toBeNull();
  const pendant = screen.getByLabelText(/^Pendant la sortie/);
  await user.clear(pendant);
  await user.type(pendant, 'Par deux.');
  expect(session.view().parcours.ficheClasse.pendant).toBe('Par deux.');
});

test('the model fits in its fields', () => {
  expect(hasFiche(blankFicheClasse)).toBe(false);
  for (const texte of Object.values(modeleFicheClasse)) {
    expect(texte.length).toBeLessThanOrEqual(limits.ficheClasse.max);
  }
});
