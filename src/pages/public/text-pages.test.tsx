import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
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

test('the page on personal data says what is kept, where and for how long', () => {
  render(<Privacy />, { wrapper: MemoryRouter });
  expect(screen.getByText(/180 jours/)).toBeVisible();
  expect(screen.getByText(/session anonyme/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Données personnelles',
  );
});
