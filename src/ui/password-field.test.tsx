import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PasswordField } from './password-field.tsx';

const rules = [
  { label: '12 caractères au moins', isMet: true },
  { label: 'une majuscule', isMet: false },
];

test('a password can be read while it is typed, and hides again when its form is sent', async () => {
  const user = userEvent.setup({ delay: null });
  render(
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField id="p" label="Mot de passe" />
      <button>Envoyer</button>
    </form>,
  );
  const field = screen.getByLabelText('Mot de passe');
  await user.type(field, ' é 🙂 ');
  await user.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }));
  expect(field).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Envoyer' }));
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveValue(' é 🙂 ');
});

test('the conditions of a new password are read with it, each with its state', () => {
  render(<PasswordField id="p" label="Mot de passe" rules={rules} />);
  expect(screen.getByLabelText('Mot de passe')).toHaveAccessibleDescription(
    '12 caractères au moins (rempli) une majuscule (à remplir)',
  );
  expect(screen.getByRole('status')).toHaveTextContent('1 sur 2 conditions remplies');
});

test('without conditions there is no message about them', () => {
  render(<PasswordField id="p" label="Mot de passe" error="Saisissez-le." />);
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByLabelText('Mot de passe')).toHaveAccessibleDescription(
    /^Erreur\s: Saisissez-le\.$/,
  );
});
