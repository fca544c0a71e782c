import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderEditor } from '@/editing/testing/render-editor.tsx';
import { createParcours } from '@/testing/factories.ts';
import { TouredWorkshop } from './toured-workshop.tsx';

vi.mock('@/map/map-editor.tsx', () => ({ MapEditor: () => null }));
vi.mock('@/data/commune/commune-position.ts', () => ({
  fetchCommuneCentre: () => Promise.resolve(null),
}));
const tour = () => screen.queryByRole('dialog', { name: 'Visite de l’atelier' });
const open = () => renderEditor(createParcours(), {}, TouredWorkshop);

beforeEach(() => {
  localStorage.clear();
});

it('shows six things, each with its title under the keyboard, forth and back', async () => {
  const { user } = open();
  const titles: string[] = [];
  for (let step = 1; step <= 6; step += 1) {
    expect(screen.getByText(`Visite, ${step} sur 6`)).toBeVisible();
    expect(document.activeElement?.tagName).toBe('H2');
    titles.push(document.activeElement?.textContent ?? '');
    if (step < 6) await user.click(screen.getByRole('button', { name: 'Suivant' }));
  }
  expect(new Set(titles).size).toBe(6);
  await user.click(screen.getByRole('button', { name: 'Précédent' }));
  expect(screen.getByText('Visite, 5 sur 6')).toBeVisible();
});

it('is left by Escape from any focus, moves it to the title, and does not appear again', async () => {
  const { user } = open();
  await user.click(screen.getByLabelText('Titre de l’étape'));
  await user.keyboard('{Escape}');
  expect(tour()).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  open();
  expect(tour()).toBeNull();
});
