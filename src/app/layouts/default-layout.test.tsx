import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { describe, expect, test } from 'vitest';
import { DefaultLayout } from './default-layout.tsx';

function show(sessionSlot?: ReactNode) {
  render(
    <MemoryRouter address={'/les_quetes/13'}>
      <DefaultLayout {...(sessionSlot !== undefined && { sessionSlot })}>
        <h1>Les Bouches-du-Rhône</h1>
      </DefaultLayout>
    </MemoryRouter>,
  );
}

describe('the default layout', () => {
  test('begins with a link to the content', () => {
    show();
    const [first] = screen.getAllByRole('link');
    expect(first).toHaveAccessibleName('Aller au contenu');
    expect(first).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
    expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1');
  });

  test('shows the way to sign in until the session says otherwise', () => {
    show();
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'Se connecter' })).toHaveAttribute(
      'href',
      '/login',
    );
  });

  test('shows the given session', () => {
    show(<a href="/user">Mon espace</a>);
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'Mon espace' })).toBeVisible();
    expect(header.queryByRole('link', { name: 'Se connecter' })).toBeNull();
  });

  test('marks the current part of the site', () => {
    show();
    const navigation = within(
      screen.getByRole('navigation', { name: 'Navigation principale' }),
    );
    expect(navigation.getByRole('link', { current: 'page' })).toHaveAccessibleName(
      'Les quêtes',
    );
  });

  test('links to the quêtes, the codes, the workshop and the page for mairies', () => {
    show();
    const navigation = within(
      screen.getByRole('navigation', { name: 'Navigation principale' }),
    );
    const links = navigation.getAllByRole('link');
    const names = links.map((link) => link.getAttribute('aria-label'));
    expect(names).toEqual(['Les quêtes', 'Les codes', 'Écrire', 'Pour les mairies']);
  });

  test('has the same menu and the same links below, in the same order, on every page', () => {
    const linksAt = (address: string) => {
      render(
        <MemoryRouter address={address}>
          <DefaultLayout>
            <h1>Une page</h1>
          </DefaultLayout>
        </MemoryRouter>,
      );
      const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
      cleanup();
      return links;
    };
    const atHome = linksAt('/');
    expect(atHome).toContain('/les_quetes');
    expect(atHome.length).toBeGreaterThan(10);
    for (const address of ['/les_quetes/13', '/les_codes', '/mairie', '/utilisation']) {
      expect(linksAt(address)).toEqual(atHome);
    }
  });

  test('says how accessible it is on the home page, as the law asks', () => {
    render(
      <MemoryRouter address="/">
        <DefaultLayout>
          <h1>Accueil</h1>
        </DefaultLayout>
      </MemoryRouter>,
    );
    expect(
      screen.getByRole('link', { name: /^Accessibilité\s: non conforme$/ }),
    ).toHaveAttribute('href', '/utilisation#accessibilite');
  });

  test('holds every link the law asks for', () => {
    show();
    const rights = within(
      screen.getByRole('navigation', { name: 'Le site et vos droits' }),
    );
    const links = rights
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Mentions légales', '/utilisation#mentions-legales'],
      ['Données personnelles', '/privacy'],
      ['Accessibilité', '/utilisation#accessibilite'],
      ['Plan du site', '/utilisation#plan-du-site'],
      ['Contact', '/contact'],
      ['Écrire un parcours', '/admin/parcours/d'],
    ]);
  });
});
