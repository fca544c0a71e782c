import 'fake-indexeddb/auto';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { storeQuete } from '@/data/partie/stored-quetes.ts';
import { partieStore } from '@/data/partie/partie-store.ts';
import { writePassageCode } from '@/domain/partie/passage-code.ts';
import { passageFragment, writePassage } from '@/domain/partie/passage.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import {
  createEtapePublique,
  createPartie,
  createQuete,
} from '@/testing/play-factories.ts';
import { PassagePart } from './passage-part.tsx';

const jouer = '/les_quetes/22/dinan/reprise/jouer';
const quete = {
  ...createQuete({ etapes: [1, 2, 3].map((number) => createEtapePublique(number)) }),
  id: queteIdSchema.parse('22_dinan_reprise'),
};
const partie = createPartie(quete, { etapeIndex: 1 });

/** A camera that sees a code as soon as its button is pressed. */
function seeing(text: string) {
  return function CodeReader({ onCode }: { onCode: (seen: string) => boolean }) {
    return <button onClick={() => onCode(text)}>Scanner</button>;
  };
}

function open(seen = ''): void {
  const part = <PassagePart quete={quete} CodeReader={seeing(seen)} />;
  const router = createMemoryRouter(
    [
      { path: '/depart', element: part },
      { path: jouer, element: <h1>La partie</h1> },
    ],
    { initialEntries: ['/depart'] },
  );
  render(<RouterProvider router={router} />);
}

async function type(code: string): Promise<void> {
  await userEvent.type(screen.getByLabelText(/^Ou le code/), code);
  await userEvent.click(screen.getByRole('button', { name: 'Reprendre la partie' }));
}

test('a code that was noted leads to the game, at its étape', async () => {
  await storeQuete(quete);
  open();
  await type(writePassageCode(partie, quete).toLowerCase());
  expect(await screen.findByRole('heading', { name: 'La partie' })).toBeVisible();
  const last = await (await partieStore()).readLast(quete.id);
  expect(last?.kept.partie.etapeIndex).toBe(1);
});

test('a code that was seen leads to the game', async () => {
  await storeQuete(quete);
  const fragment = passageFragment(writePassage(partie, quete, Date.now()));
  open(`https://quetes.test${jouer}${fragment}`);
  await userEvent.click(screen.getByRole('button', { name: 'Scanner' }));
  expect(await screen.findByRole('heading', { name: 'La partie' })).toBeVisible();
});

test('a mistyped code has a message, and can be corrected', async () => {
  await storeQuete(quete);
  open();
  await type('7K2M 9QXA');
  expect(await screen.findByText(/Vérifiez-le, signe par signe/)).toBeVisible();
  expect(screen.getByLabelText(/^Ou le code/)).toHaveValue('7K2M 9QXA');
});

test('offline and without the quête, the page shows the remedy', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const other = { ...quete, id: queteIdSchema.parse('22_dinan_absente') };
  render(
    <RouterProvider
      router={createMemoryRouter(
        [{ path: '/', element: <PassagePart quete={other} CodeReader={seeing('')} /> }],
        { initialEntries: ['/'] },
      )}
    />,
  );
  await type('7K2M 9QXA');
  expect(await screen.findByText(/gardez-la avec du réseau/)).toBeVisible();
});
