import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ErrorSummary } from './error-summary.tsx';
import { Field } from './field.tsx';
import { RadioGroup } from './choices/radio-group.tsx';

const problems = [
  { fieldId: 'titre', message: 'Donnez un titre.' },
  { fieldId: 'genre', message: 'Choisissez un genre.' },
];

function Form({ attempt = 0 }: { attempt?: number }) {
  return (
    <>
      <ErrorSummary problems={problems} attempt={attempt} />
      <Field label="Titre" id="titre" />
      <RadioGroup
        legend="Genre"
        id="genre"
        options={[{ value: 'quete', label: 'Quête' }]}
      />
    </>
  );
}

beforeEach(() => {
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = vi.fn();
});

describe('ErrorSummary', () => {
  test('counts the problems and lists each as a link', () => {
    render(<Form />);
    expect(
      screen.getByRole('region', { name: '2 points sont à corriger' }),
    ).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Donnez un titre.',
      'Choisissez un genre.',
    ]);
  });

  test('leads to the field of a problem', async () => {
    const user = userEvent.setup({ delay: null });
    render(<Form />);
    await user.click(screen.getByRole('link', { name: 'Donnez un titre.' }));
    expect(screen.getByRole('textbox', { name: 'Titre' })).toHaveFocus();
  });

  test('leads to the first control of a group', async () => {
    const user = userEvent.setup({ delay: null });
    render(<Form />);
    await user.click(screen.getByRole('link', { name: 'Choisissez un genre.' }));
    expect(screen.getByRole('radio', { name: 'Quête' })).toHaveFocus();
  });

  test('takes the focus at each try to send, and not before', () => {
    const { rerender } = render(<Form />);
    const summary = screen.getByRole('region');
    expect(summary).not.toHaveFocus();
    rerender(<Form attempt={1} />);
    expect(summary).toHaveFocus();
    screen.getByRole('textbox', { name: 'Titre' }).focus();
    rerender(<Form attempt={1} />);
    expect(summary).not.toHaveFocus();
    rerender(<Form attempt={2} />);
    expect(summary).toHaveFocus();
  });

  test('shows nothing when there is no problem', () => {
    const { container } = render(<ErrorSummary problems={[]} attempt={1} />);
    expect(container).toBeEmptyDOMElement();
  });
});
