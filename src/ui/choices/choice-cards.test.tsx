import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type SyntheticEvent } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { ChoiceCards } from './choice-cards.tsx';

const options = [
  { value: 'a', label: 'Une clé' },
  { value: 'b', label: 'Un livre' },
  { value: 'c', label: 'Une épée' },
];

type QuestionProps = { multiple: boolean; onSettle?: (value: string) => void };

function Question({ multiple, onSettle }: QuestionProps) {
  const [value, setValue] = useState<string[]>([]);
  return (
    <>
      <ChoiceCards
        legend="Que tient le saint ?"
        options={options}
        value={value}
        onValueChange={setValue}
        onSettle={onSettle}
        multiple={multiple}
      />
      <output>{value.join(' ')}</output>
    </>
  );
}

describe('ChoiceCards', () => {
  test('keep one answer only', async () => {
    const user = userEvent.setup({ delay: null });
    render(<Question multiple={false} />);
    await user.click(screen.getByText('Une clé'));
    await user.click(screen.getByText('Un livre'));
    expect(screen.getByRole('status')).toHaveTextContent(/^b$/);
  });

  test('keep several answers, and let one be taken back', async () => {
    const user = userEvent.setup({ delay: null });
    render(<Question multiple />);
    for (const name of ['Une clé', 'Un livre', 'Une épée', 'Une clé']) {
      await user.click(screen.getByRole('checkbox', { name }));
    }
    expect(screen.getByRole('status')).toHaveTextContent(/^b c$/);
  });

  test('are reached and changed with the keyboard', async () => {
    const user = userEvent.setup({ delay: null });
    render(<Question multiple={false} />);
    await user.tab();
    await user.keyboard(' {ArrowDown}');
    expect(screen.getByRole('radio', { name: 'Un livre' })).toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent(/^b$/);
  });

  test('are settled by a press or by Enter, and not by the arrows on the way', async () => {
    const user = userEvent.setup({ delay: null });
    const settle = vi.fn();
    render(<Question multiple={false} onSettle={settle} />);
    await user.click(screen.getByText('Une clé'));
    expect(settle).toHaveBeenLastCalledWith('a');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'Une épée' })).toBeChecked();
    expect(settle).toHaveBeenCalledTimes(1);
    await user.keyboard('{Enter}');
    expect(settle).toHaveBeenLastCalledWith('c');
    await user.click(screen.getByText('Un livre'));
    expect(settle).toHaveBeenLastCalledWith('b');
  });

  test.each([false, true])(
    'send no form by Enter on one of them (several: %s)',
    async (multiple) => {
      const user = userEvent.setup({ delay: null });
      const send = vi.fn<(event: SyntheticEvent) => void>((event) =>
        event.preventDefault(),
      );
      render(
        <form onSubmit={send}>
          <Question multiple={multiple} />
          <button type="submit">Valider</button>
        </form>,
      );
      await user.tab();
      await user.keyboard(' {Enter}');
      expect(send).not.toHaveBeenCalled();
      await user.click(screen.getByRole('button', { name: 'Valider' }));
      expect(send).toHaveBeenCalledOnce();
    },
  );

  test('show in a word the result of a choice', () => {
    render(
      <ChoiceCards
        legend="Que tient le saint ?"
        options={[
          { value: 'a', label: 'Une clé', outcome: { tone: 'alerte', word: 'Pas cela' } },
        ]}
        value={['a']}
        onValueChange={() => undefined}
      />,
    );
    expect(screen.getByRole('radio', { name: 'Une clé Pas cela' })).toBeChecked();
  });

  test('show the first of many, then all of them, with the focus on the new ones', async () => {
    const user = userEvent.setup({ delay: null });
    render(
      <ChoiceCards
        legend="Épreuve"
        options={options}
        value={['c']}
        onValueChange={() => undefined}
        first={{ values: ['a'], more: 'Tout voir' }}
      />,
    );
    const card = (name: string) => screen.getByText(name).closest('label');
    // A chosen card is never hidden.
    expect(card('Une clé')).not.toHaveClass('hidden');
    expect(card('Une épée')).not.toHaveClass('hidden');
    expect(card('Un livre')).toHaveClass('hidden');
    await user.click(screen.getByRole('button', { name: 'Tout voir' }));
    expect(card('Un livre')).not.toHaveClass('hidden');
    expect(screen.getByRole('radio', { name: 'Un livre' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Tout voir' })).toBeNull();
  });
});
