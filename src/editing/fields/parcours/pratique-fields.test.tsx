import { fireEvent, render, screen, within } from '@testing-library/react';
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
      <output aria-label="Valeur">{JSON.stringify(pratique)}</output>
    </>
  );
}

function current(): Pratique {
  return pratiqueSchema.parse(
    JSON.parse(screen.getByRole('status', { name: 'Valeur' }).textContent),
  );
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('ticked values are stored in one order, and removed again', async () => {
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

test('an undone answer shows its former value', async () => {
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

test('a service is answered, given a place, and cleared again', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.click(
    screen.getByRole('button', { name: 'Toilettes, eau, arrêt, parking, chiens…' }),
  );
  await user.selectOptions(screen.getByLabelText('Eau potable'), 'Non');
  await user.selectOptions(screen.getByLabelText('Toilettes'), 'Oui');
  type('Toilettes : précision (facultatif)', 'Derrière la mairie');
  type('Toilettes : place (facultatif)', '48.45, -2.04');
  await user.selectOptions(screen.getByLabelText('Chiens'), 'Tenus en laisse');
  expect(current()).toMatchObject({
    services: [
      {
        service: 'toilettes',
        reponse: 'oui',
        position: { lat: 48.45, lon: -2.04 },
        precision: 'Derrière la mairie',
      },
      { service: 'eau', reponse: 'non', position: null, precision: '' },
    ],
    chiens: 'laisse',
  });
  const read = within(screen.getByRole('region', { name: 'Ce que liront les familles' }));
  expect(read.getByText(/^Toilettes\s: oui, derrière la mairie/i)).toBeVisible();
  expect(read.getByText(/^Chiens\s: tenus en laisse$/)).toBeVisible();
  type('Toilettes : place (facultatif)', 'là-bas');
  expect(screen.getByText(/Écrivez une latitude/)).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Eau potable'), 'Je ne sais pas');
  expect(current().services).toMatchObject([{ service: 'toilettes', position: null }]);
});

test('a closure has days, hours and a part of the year; hunters make it a danger', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.click(
    screen.getByRole('button', { name: /^Des fermetures qui reviennent/ }),
  );
  await user.click(screen.getByRole('button', { name: 'Ajouter une fermeture' }));
  await user.click(screen.getByRole('checkbox', { name: 'dimanche' }));
  type('Fermée de', '08:00');
  type('à', '12:00');
  type('Chaque année du', '15/09');
  type('au', '30/02');
  expect(screen.getByText(/Écrivez un jour et un mois/)).toBeVisible();
  type('au', '28/02');
  await user.selectOptions(screen.getByLabelText('Pourquoi'), 'Jour de chasse');
  expect(current().fermetures).toEqual([
    {
      jours: [7],
      horaires: { de: 480, a: 720 },
      periode: { du: '09-15', au: '02-28' },
      motif: 'chasse',
      danger: true,
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Retirer la fermeture 1' }));
  expect(current().fermetures).toEqual([]);
});

test('a window that ends before it begins is stored and marked', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.click(screen.getByRole('button', { name: /^Une période d’ouverture/ }));
  type('Premier jour d’ouverture (facultatif)', '2027-09-29');
  expect(current().fenetre).toEqual({ du: '2027-09-29', au: null });
  type('Dernier jour d’ouverture (facultatif)', '2027-06-15');
  expect(screen.getByText(/n’ouvrirait jamais/)).toBeVisible();
  type('Premier jour d’ouverture (facultatif)', '');
  type('Dernier jour d’ouverture (facultatif)', '');
  expect(current().fenetre).toBeNull();
});
