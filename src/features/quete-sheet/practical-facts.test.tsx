import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { expect, test } from 'vitest';
import { blankPratique } from '@/domain/parcours/pratique.ts';
import type { Contenu } from '@/domain/quete/quete.ts';
import type { Suspensions } from '@/domain/quete/suspension.ts';
import {
  createEtapePublique,
  createQuete,
  testEtapeId,
} from '@/testing/play-factories.ts';
import { endInFrench, speak } from '@/testing/langue.ts';
import { QueteSheet } from './quete-sheet.tsx';

function open(contenu: Partial<Contenu> = {}, suspensions?: Suspensions) {
  render(
    <MemoryRouter>
      <QueteSheet quete={{ ...createQuete(contenu), suspensions }} />
    </MemoryRouter>,
  );
}

function fact(name: string, title = 'En pratique'): string | null {
  const region = screen.getByRole('region', { name: title });
  const term = within(region).queryByText(name, { selector: 'dt' });
  return term?.nextElementSibling?.textContent.replaceAll('\u00A0', ' ') ?? null;
}

endInFrench();

test('access, opening times and the last check are among the facts', () => {
  open({
    pratique: {
      ...blankPratique,
      traits: ['sans-marches', 'poussette'],
      saisons: ['printemps', 'ete'],
      horaires: { de: 540, a: 1_080 },
      verifieLe: '2026-05-01',
    },
  });
  expect(fact('Accès')).toBe('Sans marchesPasse en poussette');
  expect(fact('Ouverture')).toBe('Au printemps et en été, de 9 h à 18 h');
  expect(fact('Vérifiée sur place')).toBe('Le 1er mai 2026');
});

test('undeclared facts are absent: no access, no check', () => {
  open({ pratique: blankPratique });
  expect(fact('Accès')).toBeNull();
  expect(fact('Vérifiée sur place')).toBeNull();
  expect(fact('Ouverture')).toBe('Toute l’année, à toute heure');
});

test('the author is named', () => {
  open({ signature: 'Camille et l’atelier patrimoine' });
  expect(screen.getByText('Écrite par Camille et l’atelier patrimoine')).toBeVisible();
});

test('the way to an étape is in the folded list, in its author’s words', () => {
  const etapes = [
    createEtapePublique(1),
    createEtapePublique(2, { chemin: 'Trois marches, puis des pavés.' }),
  ];
  open({ etapes });
  expect(screen.getByText('Trois marches, puis des pavés.')).toBeInTheDocument();
  expect(screen.getByText('Trois marches, puis des pavés.')).not.toBeVisible();
});

test('a closed quête shows the reason and the end, before any beginning', () => {
  const fermeture = {
    motif: 'Le canal est en crue.',
    jusquAu: Date.UTC(2126, 4, 12, 10),
  };
  open({}, { fermeture, byEtapeId: {} });
  const alert = screen.getByText('Cette quête est fermée en ce moment');
  expect(alert).toBeVisible();
  expect(screen.getByText('Le canal est en crue. Jusqu’au 12 mai 2126.')).toBeVisible();
});

test('a closed étape is marked in the list; an ended closure is not', () => {
  const etapes = [createEtapePublique(1), createEtapePublique(2)];
  open(
    { etapes },
    {
      fermeture: { motif: 'Fini.', jusquAu: 1 },
      byEtapeId: { [testEtapeId(2)]: { motif: 'Échafaudage.', jusquAu: null } },
    },
  );
  expect(screen.queryByText(/fermée en ce moment$/)).toBeNull();
  expect(screen.getAllByText('Étape fermée en ce moment.')).toHaveLength(1);
  // Beside « Commencer » as well.
  expect(screen.getByText('L’étape 2 est fermée en ce moment.')).toBeVisible();
  const reasons = screen.getAllByText(
    /^Échafaudage\. La date de réouverture n’est pas connue\.$/,
  );
  expect(reasons).toHaveLength(2);
});

test('in German, facts are in German, and the author’s text is marked as French', async () => {
  await speak('de');
  open({
    titre: 'Le secret du lavoir',
    ageMinimum: 6,
    dureeMinutes: 90,
    etapes: [
      createEtapePublique(1, { lieu: 'Place de la mairie' }),
      createEtapePublique(2),
    ],
    pratique: { ...blankPratique, horaires: { de: 540, a: 1_080 } },
  });
  const title = screen.getByRole('heading', { level: 1, name: 'Le secret du lavoir' });
  expect(title.lang).toBe('fr');
  const fakt = (name: string) => fact(name, 'Praktisches');
  expect(screen.getByText(/^Etwa 1.h 30.min, Rätsel inbegriffen$/)).toBeVisible();
  expect(
    screen.getByText(/^Ab 6.Jahren, in Begleitung eines Erwachsenen$/),
  ).toBeVisible();
  expect(fakt('Öffnungszeiten')).toBe('Das ganze Jahr über, von 9:00 bis 18:00 Uhr');
  expect(screen.getAllByText('Place de la mairie').map(({ lang }) => lang)).toContain(
    'fr',
  );
});
