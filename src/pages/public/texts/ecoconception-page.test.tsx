import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  countRgesn,
  criteresRgesn,
  limitesTransfert,
  mesuresTransfert,
  scoreRgesn,
} from '@/content/ecoconception.ts';
import { editeur } from '@/content/editeur.ts';
import { exploitant } from '@/content/exploitant.ts';
import { formatNombre } from '@/lib/format/nombre.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { Component, Ecoconception } from './ecoconception-page.tsx';

const named = { ...exploitant, nom: 'Balades du Trégor', email: 'bonjour@exemple.fr' };
const looks = [
  ['whole', named, editeur],
  ['half', { ...exploitant, nom: ' ' }, { ...editeur, nom: 'Commune de Barbentane' }],
  ['not at all', exploitant, editeur],
] as const;

test.each(looks)(
  'a site configured %s has a declaration without a bracket',
  (_look, runs, publisher) => {
    const { container } = render(<Ecoconception runs={runs} publisher={publisher} />, {
      wrapper: MemoryRouter,
    });
    expect(container.textContent).not.toMatch(/[[\]]|…{2}|null|undefined|NaN/);
    expect(screen.getByRole('link', { name: 'Écrivez-nous' })).toBeVisible();
  },
);

test('the operator of the site is named if known, and is not mentioned otherwise', () => {
  const { rerender } = render(<Ecoconception runs={named} publisher={editeur} />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getByText(/que fait fonctionner.*Balades du Trégor\.$/)).toBeVisible();
  expect(screen.getByText(/, ou à bonjour@exemple\.fr\.$/)).toBeVisible();
  rerender(<Ecoconception runs={exploitant} publisher={editeur} />);
  expect(screen.queryByText(/que fait fonctionner/)).toBeNull();
});

test('each criterion has its question, its verdict and its reason', () => {
  render(<Component />, { wrapper: MemoryRouter });
  const items = screen.getAllByText((_text, element) => element?.tagName === 'LI');
  for (const { id, question, constat, verdict } of criteresRgesn) {
    const item = items.find(({ textContent }) => textContent.startsWith(`${id}. `));
    expect(item?.textContent, id).toContain(question);
    expect(item?.textContent.toLocaleLowerCase('fr-FR'), id).toContain(verdict);
    expect(item?.textContent, id).toContain(constat);
  }
});

test('the summary shows the counts and the score, and their author', () => {
  render(<Component />, { wrapper: MemoryRouter });
  const summary = screen.getByRole('region', { name: 'Résumé' });
  expect(summary).toHaveTextContent(`Score d’avancement${scoreRgesn()} %`);
  const valides = countRgesn(criteresRgesn, 'validé');
  expect(summary).toHaveTextContent(`Validés (${valides})1.1, 1.2`);
  expect(screen.getByText(/^Autoévaluation du .* l’équipe qui écrit/)).toBeVisible();
});

test('each measure is beside its limit', () => {
  render(<Component />, { wrapper: MemoryRouter });
  const weights = screen.getByRole('region', { name: 'Ce que pèse une visite' });
  const line = within(weights).getByText(/^Une partie entière/).parentElement;
  const kilo = (count: number) => `${formatNombre(count)} ko`.replaceAll('\u202F', ' ');
  expect(line).toHaveTextContent(kilo(mesuresTransfert.partie.kilo));
  expect(line).toHaveTextContent(`Au plus : ${kilo(limitesTransfert.partie.kilo)}`);
});
