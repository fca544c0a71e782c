import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider, useRouteError } from 'react-router';
import { expect, test } from 'vitest';
import { openPage, refuseLatePages, type OpenPageModule } from './open-page.tsx';

function Refusal() {
  const error = useRouteError();
  return <h1>{error instanceof Error ? error.message : 'autre'}</h1>;
}

const Codes = () => <h1>Les codes</h1>;

function showSite(read: () => Promise<OpenPageModule>) {
  const router = createMemoryRouter([
    { path: '/', element: <Link to="/codes">Aller</Link> },
    { path: '/codes', lazy: () => openPage(read), errorElement: <Refusal /> },
  ]);
  render(<RouterProvider router={router} />);
  return router;
}

test('a page whose files are missing shows why, and opens at the next visit once they are there', async () => {
  let isMissing = true;
  const router = showSite(() =>
    isMissing
      ? Promise.reject(new Error('Le réseau manque'))
      : Promise.resolve({ Component: Codes }),
  );
  await userEvent.click(screen.getByRole('link'));
  expect(await screen.findByRole('heading')).toHaveTextContent('Le réseau manque');

  isMissing = false;
  await router.navigate('/');
  await userEvent.click(await screen.findByRole('link'));
  expect(await screen.findByRole('heading')).toHaveTextContent('Les codes');
});

test('a page that arrives late is given its own data', async () => {
  let isMissing = true;
  const loader = () => ({ titre: 'Le chiffre de César' });
  const lazy = () =>
    openPage(() =>
      isMissing
        ? Promise.reject(new Error('absente'))
        : Promise.resolve({ Component: Codes, loader }),
    );
  const router = createMemoryRouter(
    [
      { path: '/', element: <p /> },
      { id: 'codes', path: '/codes', lazy, errorElement: <p /> },
    ],
    { initialEntries: ['/'] },
  );
  await router.navigate('/codes');
  expect(router.state.errors).toHaveProperty('codes');
  isMissing = false;
  await router.navigate('/');
  await router.navigate('/codes');
  expect(router.state.loaderData).toEqual({ codes: { titre: 'Le chiffre de César' } });
});

test('the routes of late pages are refused, the others are not', async () => {
  const failure = new Error('absente');
  const late = await openPage(() => Promise.reject(failure));
  const there = await openPage(() => Promise.resolve({ Component: Codes }));
  const refusalOf = (routes: Parameters<typeof refuseLatePages>[0]): unknown => {
    try {
      refuseLatePages(routes);
      return null;
    } catch (error) {
      return error;
    }
  };
  expect(refusalOf([there, late])).toBe(failure);
  expect(refusalOf([there])).toBeNull();
});
