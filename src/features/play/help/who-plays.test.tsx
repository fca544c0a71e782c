import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changePlayChoices, readPlayChoices } from '@/data/partie/play-choices.ts';
import { WhoPlays } from './who-plays.tsx';

beforeEach(() => changePlayChoices({ joueurs: [], retours: null }));
afterEach(() => {
  changePlayChoices({ joueurs: [], retours: null });
  localStorage.clear();
});

function show() {
  render(<WhoPlays />);
  return userEvent.setup({ delay: null });
}

test('takes the first names of one field, and whether sounds are wanted', async () => {
  const user = show();
  await user.type(screen.getByRole('textbox', { name: /^Vos prénoms/ }), 'Louna et Malo');
  await user.click(screen.getByRole('checkbox', { name: /^Un son et une vibration/ }));
  await user.click(screen.getByRole('button', { name: 'C’est noté' }));
  await expect
    .poll(readPlayChoices)
    .toMatchObject({ joueurs: ['Louna', 'Malo'], retours: true });
  await expect.poll(() => screen.queryByRole('region')).toBeNull();
});

test('stores typed and ticked values without « C’est noté »', async () => {
  const user = show();
  await user.type(screen.getByRole('textbox', { name: /^Vos prénoms/ }), 'Zoé, Malo');
  await user.click(screen.getByRole('checkbox', { name: /^Un son et une vibration/ }));
  expect(readPlayChoices()).toMatchObject({ joueurs: ['Zoé', 'Malo'], retours: true });
  expect(screen.getByRole('region', { name: 'Qui joue\u202F?' })).toBeVisible();
});

test('shows the first names that the device already knows', () => {
  changePlayChoices({ joueurs: ['Louna', 'Malo'] });
  show();
  expect(screen.getByRole('textbox', { name: /^Vos prénoms/ })).toHaveValue(
    'Louna, Malo',
  );
});

test('can be skipped: it is then silent, and not shown again', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Passer' }));
  expect(readPlayChoices()).toMatchObject({ joueurs: [], retours: false });
});
