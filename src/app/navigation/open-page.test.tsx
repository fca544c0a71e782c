import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  createMemoryRouter,
  Link,
  RouterProvider,
  useLoaderData,
  useRouteError,
} from 'react-router';
import { openPage } from './open-page.tsx';

function Refusal() {
  const error = useRouteError();
  return <h1>{error instanceof Error ? error.message : 'autre'}</h1>;
}

test('a page whose files are missing shows why, and opens with its own data once they are there', async () => {
  const loader = () => 'Le chiffre de César';
  const Code = () => <h1>{useLoaderData<typeof loader>()}</h1>;
  let isMissing = true;
  const read = () =>
    isMissing
      ? Promise.reject(new Error('Le réseau manque'))
      : Promise.resolve({ Component: Code, loader });
  const router = createMemoryRouter([
    { path: '/', element: <Link to="/codes">Aller</Link> },
    { path: '/codes', ...openPage(read), errorElement: <Refusal /> },
  ]);
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('link'));
  expect(await screen.findByRole('heading')).toHaveTextContent('Le réseau manque');

  isMissing = false;
  await router.navigate('/');
  await userEvent.click(await screen.findByRole('link'));
  expect(await screen.findByRole('heading')).toHaveTextContent('Le chiffre de César');
});
