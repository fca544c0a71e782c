import 'fake-indexeddb/auto';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { readStoredQuete } from '@/data/partie/stored-quetes.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import { CodeReader } from '@/epreuves/qr/code-reader.tsx';
import { FakeCaches } from '@/testing/fake-caches.ts';
import { endInFrench } from '@/testing/langue.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import {
  createEtapePublique,
  createQuete,
  testEtapeId,
} from '@/testing/play-factories.ts';
import { DepartureScreen } from './departure-screen.tsx';

const quete = {
  ...createQuete({ etapes: [createEtapePublique(1), createEtapePublique(2)] }),
  id: queteIdSchema.parse('22_dinan_avant-de-partir'),
  suspensions: {
    fermeture: null,
    byEtapeId: {
      [testEtapeId(2)]: { motif: 'Travaux sur le pont', jusquAu: null },
      [testEtapeId(1)]: { motif: 'Marché', jusquAu: Date.parse('2026-11-10T20:00Z') },
    },
  },
};

endInFrench();
beforeEach(() => {
  vi.stubGlobal('caches', new FakeCaches());
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(
      url.startsWith('/builds/')
        ? Response.json({ files: {}, codes: {} })
        : new Response(new Uint8Array(10_000)),
    ),
  );
});

function open(): void {
  render(
    <MemoryRouter>
      <DepartureScreen
        quete={quete}
        CodeReader={CodeReader}
        at={Date.parse('2026-11-11T15:40Z')}
      />
    </MemoryRouter>,
  );
}

test('closures of the day, the sunset and the begin button are on one screen', () => {
  open();
  expect(screen.getByText(/Étape 2 fermée/)).toBeVisible();
  expect(screen.getByText(/Travaux sur le pont/)).toBeVisible();
  expect(screen.queryByText(/Étape 1 fermée/)).toBeNull();
  expect(screen.getByText(/après le coucher du soleil/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Commencer' })).toHaveAttribute(
    'href',
    '/les_quetes/22/dinan/avant-de-partir/jouer',
  );
});

test('a quête is stored on a press, with its size shown before', async () => {
  open();
  expect(await screen.findByText(/^Environ \d/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Garder sur ce téléphone' }));
  // The imitated browser has no service worker: the text is there, the game's pages are not.
  expect(await screen.findByText(/Le texte est gardé/)).toBeVisible();
  expect(await readStoredQuete(quete.id)).toMatchObject({ version: 1 });
});

test('a browser without storage gets a message', () => {
  vi.stubGlobal('caches', undefined);
  Reflect.deleteProperty(globalThis, 'caches');
  open();
  expect(screen.getByText(/Ce navigateur ne laisse rien garder/)).toBeVisible();
});

test('a danger at this hour leaves no way to begin; another closure is passed over', () => {
  const closedOn = (danger: boolean) => ({
    ...quete,
    contenu: {
      ...quete.contenu,
      pratique: {
        ...quete.contenu.pratique,
        fermetures: [
          {
            // 11 November 2026 is a Wednesday.
            jours: [3],
            horaires: null,
            periode: null,
            motif: 'chasse' as const,
            danger,
          },
        ],
      },
    },
  });
  const at = Date.parse('2026-11-11T10:00Z');
  const { unmount } = render(
    <MemoryRouter>
      <DepartureScreen quete={closedOn(true)} CodeReader={CodeReader} at={at} />
    </MemoryRouter>,
  );
  expect(screen.getByText('La quête est fermée en ce moment')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Commencer/ })).toBeNull();
  unmount();
  render(
    <MemoryRouter>
      <DepartureScreen quete={closedOn(false)} CodeReader={CodeReader} at={at} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Commencer quand même' })).toBeVisible();
});
