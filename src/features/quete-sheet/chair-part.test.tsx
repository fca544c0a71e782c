import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  createContenu,
  createEtapePublique,
  createTextePublique,
  quickEmpreinte,
  testEtapeId,
} from '@/testing/play-factories.ts';
import { ChairPart } from './chair-part.tsx';

test('a sheet offers the épreuve that its author chose, and judges it there', async () => {
  const epreuve = createTextePublique({
    consigne: 'Qui gardait la tour ?',
    motDeSucces: 'Ouaf !',
    empreinte: await quickEmpreinte('chien'),
  });
  const etapes = [createEtapePublique(1), createEtapePublique(2, { epreuve })];
  render(<ChairPart contenu={createContenu({ etapes, chezSoi: testEtapeId(2) })} />);
  const user = userEvent.setup({ delay: null });
  expect(screen.queryByText(/Qui gardait la tour/)).toBeNull();
  await user.click(screen.getByText('Essayer une épreuve d’ici'));
  expect(await screen.findByText(/Qui gardait la tour/)).toBeVisible();
  const validate = screen.getByRole('button', { name: 'Valider' });
  await user.click(validate);
  expect(await screen.findByText(/réponse, puis validez|Écrivez/)).toBeVisible();
  await user.type(await screen.findByRole('textbox'), 'le chat');
  await user.click(validate);
  expect(await screen.findByText(/^Pas encore/)).toBeVisible();
  await user.clear(screen.getByRole('textbox'));
  await user.type(screen.getByRole('textbox'), 'Le chien');
  await user.click(validate);
  expect(await screen.findByText(/Ouaf/)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('no other sheet offers one', () => {
  const etapes = [createEtapePublique(1)];
  const { container } = render(<ChairPart contenu={createContenu({ etapes })} />);
  expect(container).toBeEmptyDOMElement();
});
