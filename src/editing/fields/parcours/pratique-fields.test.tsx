import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import {
  blankPratique,
  pratiqueSchema,
  type Pratique,
} from '@/domain/parcours/pratique.ts';
import { PratiqueFields } from './pratique-fields.tsx';

function Form({ initial = blankPratique }: { initial?: Pratique }) {
  const [pratique, setPratique] = useState(initial);
  return (
    <>
      <PratiqueFields pratique={pratique} onPratique={setPratique} />
      <button onClick={() => setPratique(initial)}>Annuler</button>
      <output>{JSON.stringify(pratique)}</output>
    </>
  );
}

function current(): Pratique {
  return pratiqueSchema.parse(JSON.parse(screen.getByRole('status').textContent));
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('what is ticked is kept in one order, and taken out again', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.click(screen.getByRole('checkbox', { name: 'Passe en poussette' }));
  await user.click(screen.getByRole('checkbox', { name: 'Jouable sans la vue' }));
  await user.click(screen.getByRole('checkbox', { name: 'En été' }));
  expect(current().traits).toEqual(['sans-vue', 'poussette']);
  expect(current().saisons).toEqual(['ete']);
  await user.click(screen.getByRole('checkbox', { name: 'Jouable sans la vue' }));
  expect(current().traits).toEqual(['poussette']);
});

test('hours count once both are written, and midnight closes the day', () => {
  render(<Form />);
  type('Ouvre à', '09:30');
  expect(current().horaires).toBeNull();
  type('Ferme à', '00:00');
  expect(current().horaires).toEqual({ de: 570, a: 1_440 });
  type('Ouvre à', '');
  expect(current().horaires).toBeNull();
  expect(screen.getByLabelText('Ferme à')).toHaveValue('00:00');
});

test('what is undone is shown as it stands', async () => {
  const user = userEvent.setup();
  render(<Form initial={{ ...blankPratique, horaires: { de: 540, a: 1_080 } }} />);
  type('Ouvre à', '10:00');
  await user.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(screen.getByLabelText('Ouvre à')).toHaveValue('09:00');
});

test('the day of the last check is a date, or none', () => {
  render(<Form />);
  type('Vérifiée sur place le (facultatif)', '2026-05-12');
  expect(current().verifieLe).toBe('2026-05-12');
  type('Vérifiée sur place le (facultatif)', '');
  expect(current().verifieLe).toBeNull();
});
