import { render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { blankPratique, type Pratique } from '@/domain/parcours/pratique.ts';
import type { Contenu } from '@/domain/quete/quete.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { createQuete, testEtapeId } from '@/testing/play-factories.ts';
import { PlaqueView } from './plaque-view.tsx';
import { QueteSheet, type Reprise } from './quete-sheet.tsx';

const chasse = {
  jours: [7],
  horaires: null,
  periode: null,
  motif: 'chasse',
  danger: true,
} as const;
const marche = { ...chasse, motif: 'marche', danger: false } as const;

function withPratique(pratique: Partial<Pratique>, contenu: Partial<Contenu> = {}) {
  return createQuete({ ...contenu, pratique: { ...blankPratique, ...pratique } });
}

function open(quete: ReturnType<typeof createQuete>, reprise?: Reprise) {
  render(
    <MemoryRouter>
      <QueteSheet quete={quete} reprise={reprise} />
    </MemoryRouter>,
  );
}

function plain(element: HTMLElement): string {
  return element.textContent.replaceAll('\u00A0', ' ');
}

// A Sunday.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-29T10:00:00Z') });
});
afterEach(() => vi.useRealTimers());

describe('a quête that its calendar closes', () => {
  test('shows the reason and the opening time, and can still be begun', () => {
    open(withPratique({ fermetures: [{ ...marche, jours: [7] }] }));
    expect(screen.getByText('Cette quête est fermée en ce moment')).toBeVisible();
    const why = screen.getByText(/jour de marché/, { selector: 'p' });
    expect(plain(why)).toBe(
      'Fermée le dimanche (jour de marché). Elle rouvre le lundi 30 novembre.',
    );
    expect(screen.getByRole('link', { name: 'Commencer quand même' })).toBeVisible();
  });

  test('cannot be begun during a danger, and is stored for another day', () => {
    open(withPratique({ fermetures: [{ ...chasse, jours: [7] }] }));
    expect(screen.queryByRole('link', { name: /^Commencer/ })).toBeNull();
    expect(
      screen.getByRole('link', { name: 'Préparer une autre sortie' }),
    ).toHaveAttribute(
      'href',
      '/les_quetes/22/dinan/le-secret-du-lavoir/jouer?preparer=oui',
    );
  });

  test('resumes a party under way', () => {
    open(withPratique({ fermetures: [{ ...chasse, jours: [7] }] }), { etapeNumero: 2 });
    expect(screen.getByRole('link', { name: 'Reprendre à l’étape 2' })).toBeVisible();
  });

  test('shows the same at its plates', () => {
    render(
      <MemoryRouter>
        <PlaqueView
          quete={withPratique({ fenetre: { du: '2027-06-15', au: null } })}
          jeton={testEtapeId(1)}
        />
      </MemoryRouter>,
    );
    expect(plain(screen.getByText(/pas encore ouvert/))).toBe(
      'Elle n’a pas encore ouvert. Elle ouvre le mardi 15 juin 2027.',
    );
    expect(screen.getByRole('link', { name: 'Commencer quand même' })).toBeVisible();
  });
});

describe('what is at hand', () => {
  function fact(name: string): string | null {
    const region = screen.getByRole('region', { name: 'En pratique' });
    const term = within(region).queryByText(name, { selector: 'dt' });
    return term?.nextElementSibling?.textContent.replaceAll('\u00A0', ' ') ?? null;
  }

  test('has yes, no and the place; unanswered ones are left out', () => {
    open(
      withPratique({
        services: [
          {
            service: 'toilettes',
            reponse: 'oui',
            position: { lat: 48.45, lon: -2.04 },
            precision: 'derrière la mairie',
          },
          { service: 'eau', reponse: 'non', position: null, precision: '' },
          {
            service: 'arret',
            reponse: 'oui',
            position: null,
            precision: 'Gare, ligne 10',
          },
        ],
        chiens: 'laisse',
      }),
    );
    expect(fact('Venir')).toBe('Arrêt ou gare : oui, Gare, ligne 10 ');
    expect(fact('Sur place')).toContain('Toilettes : oui, derrière la mairie');
    expect(fact('Sur place')).toContain('Eau potable : non');
    expect(fact('Chiens')).toBe('Tenus en laisse');
    expect(screen.queryByText(/Parking|Ombre/)).toBeNull();
    expect(screen.getByRole('link', { name: /^Y aller.*Toilettes$/ })).toBeVisible();
  });
});

describe('the relief', () => {
  const relief = {
    montee: 84,
    descente: 82,
    minimum: 12,
    maximum: 96,
    altitudes: [12, 40, 96, 50, 14],
  };

  test('is drawn, and listed', () => {
    open(withPratique({}, { relief, distanceMetres: 2_400 }));
    const region = screen.getByRole('region', { name: 'Le relief' });
    expect(
      within(region).getByRole('img', { name: /^Profil.*84\sm de montée/ }),
    ).toBeInTheDocument();
    const rows = within(region).getAllByRole('listitem', { hidden: true }).map(plain);
    expect(rows).toEqual([
      'Au départ : 12 m',
      'À 600 m : 40 m',
      'À 1,2 km : 96 m',
      'À 1,8 km : 50 m',
      'À 2,4 km : 14 m',
    ]);
    expect(screen.getByText(/^84\sm$/)).toBeVisible();
  });
});
