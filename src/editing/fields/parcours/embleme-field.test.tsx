import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { limits } from '@/domain/limits.ts';
import { createParcours } from '@/testing/factories.ts';
import { renderEditor } from '../../testing/render-editor.tsx';
import { emblemeGroups, themeProposals } from './embleme-list.ts';
import { EmblemePicker } from './embleme-picker.tsx';

beforeEach(() => {
  // Words are enough to choose.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});

function open(embleme = '') {
  const onEmbleme = vi.fn<(embleme: string) => void>();
  render(
    <>
      <p id="nom">Emblème</p>
      <EmblemePicker {...{ embleme, onEmbleme }} theme="pierre" labelledBy="nom" />
    </>,
  );
  const group = screen.getByRole('radiogroup', { name: 'Emblème' });
  return {
    onEmbleme,
    group,
    user: userEvent.setup({ delay: null }),
    search: screen.getByRole('searchbox', { name: 'Chercher un emblème' }),
    radios: () => [...group.querySelectorAll<HTMLInputElement>('input[type="radio"]')],
  };
}

test('an emblem is found by a French word, with or without accents, and chosen', async () => {
  const { onEmbleme, group, user, search } = open();
  await user.click(search);
  await user.paste('epee');
  const names = within(group).getAllByRole('radio');
  expect(names.map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Épée',
    'Épées croisées',
  ]);
  expect(screen.getByText('2 emblèmes')).toHaveRole('status');
  await user.click(within(group).getByRole('radio', { name: 'Épée' }));
  expect(onEmbleme).toHaveBeenCalledExactlyOnceWith('lucide:sword');
});

test('the emblem of the theme is first, to be restored, then the proposals for it, and the subject of the chosen one is open', async () => {
  const { onEmbleme, user, radios } = open('lucide:fish');
  const [first, ...others] = radios();
  expect(others.length).toBeLessThan(80);
  const proposals = others.slice(0, themeProposals.pierre.length);
  expect(proposals.map(({ value }) => value).toSorted()).toEqual(
    themeProposals.pierre.toSorted(),
  );
  expect(radios().filter(({ checked }) => checked)).toEqual([
    screen.getByLabelText('Poisson'),
  ]);
  expect(first).toBe(screen.getByLabelText('Celui du thème'));
  await user.click(screen.getByLabelText('Celui du thème'));
  expect(onEmbleme).toHaveBeenCalledExactlyOnceWith('');
});

test('a word without a result shows a message', async () => {
  const { user, search } = open();
  await user.click(search);
  await user.paste('zzz');
  expect(screen.getByText(/^Aucun emblème pour ce mot/)).toHaveRole('status');
});

test('a name that is not in the list ticks none of them', () => {
  const { radios } = open('lucide:licorne');
  expect(radios().filter(({ checked }) => checked)).toEqual([]);
});

test('the choice is written in the parcours', async () => {
  const { session } = renderEditor(createParcours({ theme: 'pierre' }));
  fireEvent.click(screen.getByText('Choisir un emblème'));
  fireEvent.click(await screen.findByText('Château fort'));
  expect(session.view().parcours.embleme).toBe('lucide:castle');
});

test('each emblem of the list is there once, with a name of its own, and fits a parcours', () => {
  const entries = emblemeGroups.flatMap(([, emblemes]) => emblemes);
  const icons = entries.map(([icon]) => icon);
  expect(new Set(icons).size).toBe(icons.length);
  expect(new Set(entries.map(([, nom]) => nom)).size).toBe(icons.length);
  expect(icons.filter((icon) => icon.length > limits.embleme.max)).toEqual([]);
  expect(icons).toEqual(expect.arrayContaining(Object.values(themeProposals).flat()));
});
