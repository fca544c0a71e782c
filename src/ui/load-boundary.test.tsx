import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { allowConsoleError } from '@/testing/console-errors.ts';
import { lazyComponent } from './lazy-component.tsx';
import { LoadBoundary } from './load-boundary.tsx';

beforeEach(() => {
  allowConsoleError(/The code of a part of the page could not be loaded/);
});

const lost = () => new TypeError('Failed to fetch');

/** A part whose code `load` imports, and its place. */
function createPart() {
  const begun = vi.fn();
  function Menu({ nom }: { nom: string }) {
    useEffect(begun, []);
    return <p>Le menu de {nom}</p>;
  }
  const load = vi.fn(() => Promise.resolve(Menu));
  const Part = lazyComponent<{ nom: string }>(load);
  function Place() {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <>
        <button onClick={() => setIsOpen(!isOpen)}>Menu</button>
        {isOpen && (
          <LoadBoundary
            waiting={<p>Un instant…</p>}
            instead={(again) => <button onClick={again}>Réessayer</button>}
          >
            <Part nom="Malo" />
          </LoadBoundary>
        )}
      </>
    );
  }
  return { Place, load, begun, user: userEvent.setup({ delay: null }) };
}

const retry = () => screen.findByRole('button', { name: 'Réessayer' });

test('a part is shown once its code is loaded, by one request', async () => {
  const { Place, load } = createPart();
  render(
    <>
      <Place />
      <Place />
    </>,
  );
  expect(screen.getAllByText('Un instant…')).toHaveLength(2);
  expect(await screen.findAllByText('Le menu de Malo')).toHaveLength(2);
  expect(load).toHaveBeenCalledOnce();
});

test('a failed part is loaded again by a press, as often as needed', async () => {
  const { Place, load, user } = createPart();
  load.mockRejectedValueOnce(lost()).mockRejectedValueOnce(lost());
  render(<Place />);
  await user.click(await retry());
  await user.click(await retry());
  expect(await screen.findByText('Le menu de Malo')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});

test('a failed part is loaded again when its place is opened again', async () => {
  const { Place, load, user } = createPart();
  load.mockRejectedValueOnce(lost());
  render(<Place />);
  await retry();
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  expect(await screen.findByText('Le menu de Malo')).toBeVisible();
});

test('a failed part is loaded again when the network is back, in each of its places', async () => {
  const { Place, load, begun } = createPart();
  load.mockRejectedValueOnce(lost());
  render(
    <>
      <Place />
      <Place />
    </>,
  );
  expect(await screen.findAllByRole('button', { name: 'Réessayer' })).toHaveLength(2);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findAllByText('Le menu de Malo')).toHaveLength(2);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(load).toHaveBeenCalledTimes(2);
  // Content already there stays unchanged.
  expect(begun).toHaveBeenCalledTimes(2);
});

test('a part that fails by itself is not shown, and the page around it stays', async () => {
  allowConsoleError(/No menu today/);
  const Part = lazyComponent(() =>
    Promise.resolve(() => {
      throw new Error('No menu today');
    }),
  );
  render(
    <LoadBoundary instead={<p>Sans menu.</p>}>
      <Part />
    </LoadBoundary>,
  );
  expect(await screen.findByText('Sans menu.')).toBeVisible();
});
