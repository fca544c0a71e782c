import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { describe, expect, test, vi } from 'vitest';
import { Button, ButtonLink } from './button.tsx';

describe('Button', () => {
  test('does not send a form by default', async () => {
    const user = userEvent.setup({ delay: null });
    const send = vi.fn();
    render(
      <form onSubmit={send}>
        <Button>Ajouter une étape</Button>
      </form>,
    );
    await user.click(screen.getByRole('button'));
    expect(send).not.toHaveBeenCalled();
  });

  test('keeps its label and its focus while it is pending, and ignores a second press', async () => {
    const user = userEvent.setup({ delay: null });
    const publish = vi.fn();
    const { rerender } = render(<Button onClick={publish}>Publier</Button>);
    await user.click(screen.getByRole('button', { name: 'Publier' }));
    rerender(
      <Button onClick={publish} pending>
        Publier
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Publier', busy: true });
    expect(button).toHaveFocus();
    await user.click(button);
    expect(publish).toHaveBeenCalledTimes(1);
  });

  test('does not send its form twice while it is pending', async () => {
    const user = userEvent.setup({ delay: null });
    const send = vi.fn();
    render(
      <form onSubmit={send}>
        <Button type="submit" pending>
          Publier
        </Button>
      </form>,
    );
    await user.click(screen.getByRole('button', { name: 'Publier' }));
    expect(send).not.toHaveBeenCalled();
  });
});

describe('ButtonLink', () => {
  test('is a link', () => {
    render(
      <MemoryRouter>
        <ButtonLink to="/les_quetes">Voir les quêtes</ButtonLink>
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Voir les quêtes' })).toHaveAttribute(
      'href',
      '/les_quetes',
    );
  });
});
