import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { Field } from './field.tsx';

describe('Field', () => {
  test('names its control by its label and describes it by its error, then its hint', () => {
    render(<Field label="Titre" hint="En peu de mots." error="Donnez un titre." />);
    const input = screen.getByRole('textbox', { name: 'Titre' });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription(
      'Erreur : Donnez un titre. En peu de mots.',
    );
  });

  test('is valid and without a description if it has no message', () => {
    render(<Field label="Titre" />);
    const input = screen.getByRole('textbox', { name: 'Titre' });
    expect(input).toBeValid();
    expect(input).not.toHaveAttribute('aria-describedby');
  });

  test('is marked optional in its label', () => {
    render(<Field label="Résumé" as="textarea" optional />);
    expect(screen.getByRole('textbox', { name: 'Résumé (facultatif)' })).toBeVisible();
  });

  test('counts the characters while typing, and keeps those beyond the limit', async () => {
    const user = userEvent.setup({ delay: null });
    render(<Field label="Résumé" as="textarea" maxCount={5} defaultValue="eau" />);
    const textarea = screen.getByRole('textbox', { name: 'Résumé' });
    expect(textarea).toHaveAccessibleDescription('3 caractères sur 5');
    await user.type(textarea, ' vive');
    expect(textarea).toHaveValue('eau vive');
    expect(screen.getByText('8 / 5')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('3 caractères de trop');
  });

  test('counts after the parent state has the typed text, so that a render in between cannot take it back', () => {
    const asked = vi.spyOn(document, 'getElementById');
    const askedBefore: number[] = [];
    render(
      <Field
        label="Résumé"
        as="textarea"
        maxCount={25}
        value=""
        onChange={() => askedBefore.push(asked.mock.calls.length)}
      />,
    );
    const textarea = screen.getByRole('textbox', { name: 'Résumé' });
    asked.mockClear();
    fireEvent.input(textarea, { target: { value: 'lavoir' } });
    expect(askedBefore).toEqual([0]);
    expect(asked).toHaveBeenCalled();
  });

  test('announces the count only near the limit', async () => {
    const user = userEvent.setup({ delay: null });
    render(<Field label="Résumé" maxCount={25} />);
    const input = screen.getByRole('textbox', { name: 'Résumé' });
    await user.type(input, 'lavo');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.type(input, 'ir');
    expect(screen.getByRole('status')).toHaveTextContent('19 caractères restants');
  });

  test('accepts a number with a decimal comma and shows its unit', async () => {
    const user = userEvent.setup({ delay: null });
    render(<Field as="number" label="Distance" suffix="km" />);
    const input = screen.getByRole('textbox', { name: 'Distance' });
    await user.type(input, '2,5');
    expect(input).toHaveValue('2,5');
    expect(input).toHaveAttribute('inputmode', 'decimal');
    expect(screen.getByText('km')).toBeVisible();
  });

  test('is a native select', async () => {
    const user = userEvent.setup({ delay: null });
    render(
      <Field as="select" label="Genre">
        <option value="quete">Quête</option>
        <option value="visite">Visite</option>
      </Field>,
    );
    const select = screen.getByRole('combobox', { name: 'Genre' });
    await user.selectOptions(select, 'Visite');
    expect(select).toHaveValue('visite');
    expect(select).not.toHaveAttribute('as');
  });
});
