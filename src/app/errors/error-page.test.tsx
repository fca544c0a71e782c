import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { endInFrench, speak } from '@/testing/langue.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { describe, expect, test, vi } from 'vitest';
import {
  NetworkBlockedError,
  NewerFormatError,
  OfflineError,
  UnexpectedError,
} from '@/lib/errors/data-error.ts';
import { EmptyLayout } from '../layouts/empty-layout.tsx';
import { NotFoundErrorPage, ServerErrorPage } from './error-page.tsx';
import { ForbiddenPage } from './forbidden-page.tsx';

endInFrench();

function show(page: ReactElement) {
  render(<MemoryRouter>{page}</MemoryRouter>);
}

function linkTargets(): (string | null)[] {
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'));
}

describe('the page of an unknown address', () => {
  test('says so in French and in the words of the specification, and shows ways on', () => {
    show(<NotFoundErrorPage path="/les_quetes/99" />);
    expect(screen.getByRole('heading', { name: 'Page introuvable' })).toBeVisible();
    expect(screen.getByText('Page Not Found: /les_quetes/99')).toBeVisible();
    expect(linkTargets()).toEqual(['/les_quetes', '/']);
  });
});

test('on the whole screen of the empty layout, an error page brings the way home along', () => {
  show(
    <EmptyLayout>
      <ForbiddenPage />
    </EmptyLayout>,
  );
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Quêtes & Codes' })).toHaveAttribute('href', '/');
});

describe('the page of any other error', () => {
  test('offers to try again and to report', async () => {
    const retry = vi.fn();
    show(<ServerErrorPage error={new Error('boom')} onRetry={retry} />);
    expect(screen.getByText('Internal Server Error')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(retry).toHaveBeenCalledTimes(1);
    expect(linkTargets()).toEqual(['/contact']);
  });

  test('gives the reference of an unexpected error, and never its text', () => {
    const error = new UnexpectedError('stack overflow in the reader');
    show(<ServerErrorPage error={error} />);
    expect(screen.getByText(`Internal Server Error (${error.reference})`)).toBeVisible();
    expect(screen.queryByText(/stack overflow/)).toBeNull();
  });

  test.each([
    [true, 'Le réseau ne répond pas'],
    [false, 'Pas de réseau'],
  ])('says that it is the network when it is (online: %s)', (online, title) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    show(<ServerErrorPage error={new OfflineError('no answer')} />);
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText('Internal Server Error')).toBeVisible();
    expect(linkTargets()).toEqual(['/les_quetes']);
  });
});

test('says that the network blocks the site when something else has answered, and not that the fault is ours', () => {
  show(<ServerErrorPage error={new NetworkBlockedError('a page')} />);
  expect(
    screen.getByRole('heading', { name: 'Ce réseau bloque Quêtes & Codes' }),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  expect(screen.queryByText('Internal Server Error')).toBeNull();
});

describe('the page of a refused access', () => {
  test('names the people allowed in and the remedy', () => {
    show(<ForbiddenPage />);
    expect(
      screen.getByRole('heading', { name: 'Cette page est réservée à l’équipe' }),
    ).toBeVisible();
    expect(screen.getByText(/demandez-le à la personne qui administre/)).toBeVisible();
    expect(linkTargets()).toEqual(['/user', '/']);
  });
});

test.each([
  ['quete', 'Cette quête demande la nouvelle version'],
  ['partie', 'Cette partie demande la nouvelle version'],
] as const)(
  'data of a later build show a request for the new version: %s',
  (subject, title) => {
    show(<ServerErrorPage error={new NewerFormatError(subject)} />);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(
      screen.getByText(/Rechargez la page pour la recevoir\. Rien n’est effacé\./),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Recharger' })).toBeVisible();
    expect(screen.queryByText(/Internal Server Error/)).toBeNull();
  },
);

test('in German an unknown address shows a German page, with the reference in English', async () => {
  await speak('de');
  show(<NotFoundErrorPage path="/les_quetes/99" />);
  expect(screen.getByRole('heading', { name: 'Seite nicht gefunden' })).toBeVisible();
  expect(screen.getByText('Page Not Found: /les_quetes/99')).toHaveAttribute(
    'lang',
    'en',
  );
});
