import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { createPartieStore } from '@/data/partie/partie-store.ts';
import type { EpreuveToAnswer } from '@/domain/epreuve/epreuve-publique.ts';
import { beginPartie } from '@/domain/partie/partie.ts';
import { play } from '@/domain/partie/play.ts';
import { fetchPlayersAhead } from '@/epreuves/player-table.ts';
import {
  blankEmpreinte,
  createChoixPublique,
  createEtapePublique,
  createNombrePublique,
  createQuete,
  createTextePublique,
  testEtapeId,
  testPartieId,
} from '@/testing/play-factories.ts';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { PlayScreen } from '../screen/play-screen.tsx';

const scrolled = vi.fn<(this: Element) => void>();

beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  scrolled.mockReset();
  Element.prototype.scrollIntoView = scrolled;
});

const shown = { consigne: 'Que faire ici ?', points: 10, indices: [] };
const common = { ...shown, motDeSucces: '', anecdote: '', empreinte: blankEmpreinte };
const pairs = [
  { id: 'aa', texte: 'Le tanneur' },
  { id: 'bb', texte: 'Le meunier' },
];

type Kind = { epreuve: EpreuveToAnswer; role: string; name: RegExp };

const kinds: readonly Kind[] = [
  { epreuve: createTextePublique(), role: 'textbox', name: /^Votre réponse/ },
  {
    epreuve: createNombrePublique({ empreinte: blankEmpreinte }),
    role: 'textbox',
    name: /^Votre réponse/,
  },
  {
    epreuve: createChoixPublique({ plusieurs: true, empreinte: blankEmpreinte }),
    role: 'checkbox',
    name: /granite/,
  },
  {
    epreuve: { type: 'cadenas', ...common, roues: ['chiffres', 'chiffres'] },
    role: 'spinbutton',
    name: /^Roue 1/,
  },
  {
    epreuve: {
      type: 'ordre',
      ...common,
      elements: pairs,
      partielle: blankEmpreinte,
    },
    role: 'button',
    name: /^Le tanneur$/,
  },
  {
    epreuve: {
      type: 'association',
      ...common,
      gauche: pairs,
      droite: pairs.map(({ id, texte }) => ({ id: `${id}2`, texte: `${texte} 2` })),
      partielle: blankEmpreinte,
    },
    role: 'button',
    name: /^Le tanneur$/,
  },
  {
    epreuve: {
      type: 'mot_mystere',
      ...common,
      lettres: [{ etapeId: testEtapeId(1), lettres: 'RO' }],
    },
    role: 'textbox',
    name: /^Le mot mystère/,
  },
  { epreuve: { type: 'qr', ...common }, role: 'textbox', name: /sous le QR code/ },
  {
    epreuve: {
      type: 'position',
      ...common,
      cible: { lat: 48.45, lon: -2.04 },
      rayon: 25,
    },
    role: 'button',
    name: /^Trouver où je suis/,
  },
  { epreuve: { type: 'photo', ...common }, role: 'button', name: /^Prendre une photo/ },
];

test.each(kinds)(
  'an empty $epreuve.type is announced, brought into sight, and leads to its control, as often as it is sent',
  async ({ epreuve, role, name }) => {
    await fetchPlayersAhead([epreuve.type]);
    const store = createPartieStore({ name: crypto.randomUUID() });
    const quete = createQuete({ etapes: [createEtapePublique(1, { epreuve })] });
    await store.begin(quete, beginPartie(quete, testPartieId, Date.now()));
    const kept = await store.change(testPartieId, (before) => ({
      ...before,
      partie: play(
        before.partie,
        { type: 'read', etapeId: testEtapeId(1) },
        quete.contenu,
      ),
    }));
    const router = createMemoryRouter([
      { path: '*', element: <PlayScreen open={{ store, kept, quete }} /> },
    ]);
    render(
      <ServerState services={createSilentServices()}>
        <RouterProvider router={router} />
      </ServerState>,
    );
    const control = await screen.findByRole(role, { name });
    const user = userEvent.setup({ delay: null });
    const alerts = new Set<HTMLElement>();
    for (const press of ['{Enter}', ' ']) {
      screen.getByRole('button', { name: 'Valider' }).focus();
      await user.keyboard(press);
      const alert = screen.getByRole('alert');
      expect(alert).toHaveTextContent(/^Erreur : ./);
      expect(control).toHaveFocus();
      expect(scrolled.mock.contexts.at(-1)).toBe(alert);
      alerts.add(alert);
    }
    // Each is a new element: the same text in its place would not be announced.
    expect(alerts.size).toBe(2);
  },
);
