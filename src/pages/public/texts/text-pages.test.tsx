import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { expect, test } from 'vitest';
import { criteresRgaa } from '@/content/accessibilite.ts';
import { blankLabels, blankList, editeur } from '@/content/editeur.ts';
import { retention } from '@/domain/retention.ts';
import { Component as Privacy } from './privacy-page.tsx';
import { Component as Utilisation } from './utilisation-page.tsx';

test.each(['mentions-legales', 'accessibilite', 'plan-du-site', 'cgu'])(
  '/utilisation#%s leads to a part of the page with its title',
  (id) => {
    const { container } = render(<Utilisation />, { wrapper: MemoryRouter });
    const part = container.querySelector<HTMLElement>(`#${id}`);
    expect(part).toHaveAccessibleName();
    expect(part).toHaveRole('region');
  },
);

test('the accessibility of the site is said in the words of the law', () => {
  render(<Utilisation />, { wrapper: MemoryRouter });
  const part = screen.getByRole('region', { name: 'Accessibilité' });
  expect(within(part).getByText(/^Accessibilité.: non conforme$/)).toBeVisible();
});

test('the site map leads to every page that anybody may open', () => {
  render(<Utilisation />, { wrapper: MemoryRouter });
  const map = screen.getByRole('region', { name: 'Plan du site' });
  const targets = within(map)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  const expected =
    '/ /les_quetes /les_codes /download /mairie /admin/parcours/d /defaultFormData /login /forgot-password /user /blog /faq /contact /privacy';
  expect(targets).toEqual(expect.arrayContaining(expected.split(' ')));
});

test.each([
  ['Privacy', Privacy],
  ['Utilisation', Utilisation],
])('each line of the contents of %s leads to its part', (_name, Page) => {
  const { container } = render(<Page />, { wrapper: MemoryRouter });
  const contents = screen.getByRole('navigation', { name: 'Sur cette page' });
  const links = within(contents).getAllByRole('link');
  expect(links.length).toBeGreaterThan(3);
  for (const link of links) {
    const part = container.querySelector(link.getAttribute('href') ?? '');
    expect(part).toHaveAccessibleName(link.textContent);
  }
});

test('the page on personal data says what is kept, where and for how long', () => {
  render(<Privacy />, { wrapper: MemoryRouter });
  const partie = screen.getByRole('region', { name: 'Quand vous jouez' });
  expect(partie).toHaveTextContent('session anonyme');
  const durees = screen.getByRole('region', { name: 'Combien de temps' });
  expect(durees).toHaveTextContent(`${retention.partieDays} jours après son début`);
  expect(durees).toHaveTextContent(
    `${retention.inactiveAccountYears} ans sans connexion`,
  );
  expect(durees).toHaveTextContent(
    `${retention.signalementDays} jours pour le signalement`,
  );
  expect(durees).toHaveTextContent(
    `${retention.signalementPhotoDays} jours pour la photo`,
  );
  expect(durees).toHaveTextContent(
    `${retention.equipeDays} jours après leur dernier échange`,
  );
  expect(durees).toHaveTextContent(
    `${retention.animationDays} jours après le dernier changement`,
  );
  expect(durees).toHaveTextContent(`prévient ${retention.warningDays} jours avant`);
  expect(durees).toHaveTextContent(
    `${retention.anonymousSessionDays} jours après sa dernière utilisation`,
  );
  const destinataires = screen.getByRole('region', { name: 'Qui d’autre y a accès' });
  expect(destinataires).toHaveTextContent('Belgique');
  expect(destinataires).toHaveTextContent('États-Unis');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Données personnelles',
  );
});

test('the accessibility declaration follows the order of the State', () => {
  render(<Utilisation />, { wrapper: MemoryRouter });
  const part = screen.getByRole('region', { name: 'Accessibilité' });
  const titles = within(part).getAllByRole('heading', { level: 3 });
  expect(titles.map((title) => title.textContent)).toEqual([
    'État de conformité',
    'Résultats des tests',
    'Contenus non accessibles',
    'Établissement de cette déclaration d’accessibilité',
    'Retour d’information et contact',
    'Voies de recours',
  ]);
  expect(part).toHaveTextContent('09 69 39 00 00');
});

test('the declaration says how many criteria tests hold, and that nobody judged the others', () => {
  render(<Utilisation />, { wrapper: MemoryRouter });
  const part = screen.getByRole('region', { name: 'Accessibilité' });
  expect(part).toHaveTextContent(/Aucun audit n’a été conduit/);
  expect(part).toHaveTextContent(
    `Des 106 critères du référentiel, ${criteresRgaa.tenus} sont ainsi contrôlés en entier`,
  );
  expect(part).toHaveTextContent(`des ${criteresRgaa.nonEvalues} autres`);
});

test('what the publisher has not written yet stands between brackets', () => {
  render(<Utilisation />, { wrapper: MemoryRouter });
  const notice = screen.getByRole('region', { name: 'Mentions légales' });
  for (const name of blankList(editeur).filter((key) => key.startsWith('hebergeur'))) {
    expect(within(notice).getByText(`[${blankLabels[name]}]`)).toBeVisible();
  }
});
