import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { Dialog } from './dialog.tsx';

/** jsdom has the element without its methods: these follow the HTML standard, focus included. */
function teachDialog(): void {
  const openers = new WeakMap<HTMLDialogElement, Element | null>();
  HTMLDialogElement.prototype.showModal = function showModal() {
    openers.set(this, document.activeElement);
    this.setAttribute('open', '');
    this.querySelector<HTMLElement>('button, input')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.hasAttribute('open')) return;
    this.removeAttribute('open');
    const opener = openers.get(this);
    if (opener instanceof HTMLElement) opener.focus();
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
}

function Page({ firm = false }: { firm?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Retirer</button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Retirer la quête ?"
        firm={firm}
      >
        <p>Elle quittera le catalogue.</p>
      </Dialog>
    </>
  );
}

beforeEach(teachDialog);

async function openPage(page = <Page />) {
  const user = userEvent.setup({ delay: null });
  render(page);
  await user.click(screen.getByRole('button', { name: 'Retirer' }));
  return user;
}

describe('Dialog', () => {
  test('is hidden until it is opened, and is named by its title', async () => {
    render(<Page />);
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Retirer' }));
    expect(screen.getByRole('dialog', { name: 'Retirer la quête ?' })).toBeVisible();
  });

  test('returns the focus to its opener', async () => {
    const user = await openPage();
    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Retirer' })).toHaveFocus();
  });

  test('tells its owner when the browser closes it, as with Escape', async () => {
    await openPage();
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    dialog.removeAttribute('open');
    fireEvent(dialog, new Event('close'));
    await userEvent.click(screen.getByRole('button', { name: 'Retirer' }));
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test('closes at a press outside', async () => {
    const user = await openPage();
    await user.click(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('stays at a press inside, and at any press when it is firm', async () => {
    const user = await openPage(<Page firm />);
    await user.click(screen.getByText('Elle quittera le catalogue.'));
    await user.click(screen.getByRole('dialog'));
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test('stays when a text selected inside is let go outside', async () => {
    const user = await openPage();
    await user.pointer([
      { keys: '[MouseLeft>]', target: screen.getByText('Elle quittera le catalogue.') },
      { keys: '[/MouseLeft]', target: screen.getByRole('dialog') },
    ]);
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test('stays open under strict mode, whose effects run twice', async () => {
    await openPage(
      <StrictMode>
        <Page />
      </StrictMode>,
    );
    await Promise.resolve();
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});
