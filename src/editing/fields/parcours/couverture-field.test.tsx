import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Image } from '@/domain/etape/image.ts';
import { createEtape, createParcours } from '@/testing/factories.ts';
import { renderEditor } from '../../testing/render-editor.tsx';

const { id } = createParcours();
const image = (name: string): Image => ({
  path: `parcours/${id}/${name}.webp`,
  texteAlternatif: name,
  credit: '',
  ...{ largeur: 400, hauteur: 300 },
});

test('the picture of any étape is chosen as cover', async () => {
  const second = createEtape(2, { image: image('La tour') });
  const etapes = [createEtape(1, { image: image('Le lavoir') }), second];
  const { session, user } = renderEditor(createParcours({ etapes }));
  await user.click(screen.getByRole('button', { name: 'Choisir la couverture' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Image de couverture' }));
  expect(dialog.getByRole('button', { name: 'Le lavoir', pressed: true })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'La tour' }));
  expect(session.view().parcours.couverture).toBe(second.id);
});

test('no cover is offered while no étape has a picture', () => {
  renderEditor(createParcours());
  expect(screen.queryByText('Image de couverture')).not.toBeInTheDocument();
});
