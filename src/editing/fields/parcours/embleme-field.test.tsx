import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { emblemeList } from '@/domain/quete/embleme.ts';
import { createParcours } from '@/testing/factories.ts';
import { renderEditor } from '../../testing/render-editor.tsx';

const group = () => within(screen.getByRole('group', { name: 'Emblème du tampon' }));

test('any emblem is chosen for the tampon, and given back to the title', async () => {
  const { session, user } = renderEditor(createParcours());
  expect(group().getAllByRole('radio')).toHaveLength(emblemeList.length + 1);
  expect(group().getByRole('radio', { name: 'Choisi d’après le titre' })).toBeChecked();
  await user.click(group().getByRole('radio', { name: 'Chouette' }));
  expect(session.view().parcours.embleme).toBe('chouette');
  expect(group().getByRole('radio', { name: 'Chouette' })).toBeChecked();
  await user.click(group().getByRole('radio', { name: 'Choisi d’après le titre' }));
  expect(session.view().parcours.embleme).toBe('');
});

test('an emblem that only a later build draws is kept, and shown as chosen by the title', () => {
  const { session } = renderEditor(createParcours({ embleme: 'licorne' }));
  expect(group().getByRole('radio', { name: 'Choisi d’après le titre' })).toBeChecked();
  expect(session.view().parcours.embleme).toBe('licorne');
});
