import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { routerContext } from '@/data/firebase/loader-services.ts';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';
import { createCarte } from '@/testing/carte-factory.ts';
import { loaderArguments } from '@/testing/loader-arguments.ts';
import {
  createEtapePublique,
  createQuete,
  testEtapeId,
} from '@/testing/play-factories.ts';
import { createSilentServices } from '@/testing/services.ts';
import { Component, loader } from './plaque-page.tsx';

const pattern = '/les_quetes/:departement/:commune/:slug/plaque/:jeton';
const path = `/les_quetes/22/dinan/le-secret-du-lavoir/plaque/${testEtapeId(1)}`;

/** Answers of the public addresses; others do not exist. */
function answer(fieldsByPath: Readonly<Record<string, object>>): void {
  vi.stubGlobal('fetch', (url: string) => {
    const place = Object.keys(fieldsByPath).find((one) =>
      new URL(url).pathname.endsWith(`/documents/${one}`),
    );
    return Promise.resolve(
      place === undefined
        ? Response.json({}, { status: 404 })
        : Response.json({ fields: fieldsByPath[place] }),
    );
  });
}

const version = {
  contenu: {
    stringValue: JSON.stringify(
      createQuete({ etapes: [createEtapePublique(1, { titre: 'Le lavoir' })] }).contenu,
    ),
  },
  version: { integerValue: '1' },
  publishedAt: { timestampValue: '2026-05-12T10:00:00Z' },
};

test('a plate that outlived its quête shows it kindly, and names the nearest ones', async () => {
  const cartes = [createCarte({ queteId: '22_dinan_la-tour', titre: 'La tour' })];
  answer({
    'quetes/22_dinan_le-secret-du-lavoir/versions/1': version,
    'catalogue/22': { cartes: { stringValue: JSON.stringify({ cartes }) } },
  });
  const router = createMemoryRouter([{ path: pattern, Component, loader }], {
    initialEntries: [path],
    getContext: () => routerContext(createSilentServices()),
  });
  render(<RouterProvider router={router} />);
  expect(
    await screen.findByRole('heading', {
      level: 1,
      name: /Cette quête a été retirée$/,
    }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'La tour' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Les quêtes de Dinan' })).toHaveAttribute(
    'href',
    '/les_quetes/22/dinan',
  );
});

test('a plate of a quête that never was is not found', async () => {
  answer({});
  const params = {
    departement: '22',
    commune: 'dinan',
    slug: 'une-quete',
    jeton: testEtapeId(1),
  };
  await expect(loader(loaderArguments(path, params))).rejects.toThrow(PageNotFoundError);
});
