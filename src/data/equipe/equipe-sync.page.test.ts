import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPartieStore, type PartieStore } from '@/data/partie/partie-store.ts';
import type { Rang } from '@/domain/equipe/equipe.ts';
import { newMembre, type Appareil } from '@/domain/equipe/membre.ts';
import { suiviOf } from '@/domain/partie/partie.ts';
import { play } from '@/domain/partie/play.ts';
import {
  createEtapePublique,
  createPartie,
  createQuete,
  createTextePublique,
  testEtapeId,
  testPartieId,
} from '@/testing/play-factories.ts';
import { waitFor } from '@/testing/wait-for.ts';
import type { EquipeListener } from './equipe-repository.ts';
import { keepEquipe, readEquipe } from './equipe-store.ts';
import { startEquipeSync, type EquipeSync } from './equipe-sync.ts';

const quete = createQuete({
  etapes: [1, 2].map((number) =>
    createEtapePublique(number, { epreuve: createTextePublique() }),
  ),
});
const { contenu } = quete;
const jeton = 'a'.repeat(32);
const etapeId = testEtapeId(1);

function rang(appareil: Appareil, changes: Partial<Rang> = {}): Rang {
  return {
    ...{ appareil, prenom: 'Tom', etape: 0, mandat: 0, la: true },
    suivis: { ecourtee: null, byEtapeId: {} },
    ...changes,
  };
}

let store: PartieStore;
let sync: EquipeSync;
let listener: EquipeListener;
const told: Rang[] = [];
const leave = vi.fn(() => Promise.resolve());

async function start(appareil: Appareil): Promise<void> {
  store = createPartieStore({ name: crypto.randomUUID() });
  await store.begin(quete, createPartie(quete));
  keepEquipe(testPartieId, {
    membre: newMembre({ jeton, appareil, prenom: 'Léa' }, appareil === 'a'),
    ...{ codeEquipe: 'KTMRAP', expireAt: 0 },
  });
  sync = startEquipeSync({
    ...{ store, partieId: testPartieId, contenu, now: () => 5_000 },
    follow: (_place, given) => {
      listener = given;
      return {
        tell: (one) => told.push(one),
        leave,
        stop: () => told.splice(0),
      };
    },
  });
}

beforeEach(() => {
  told.splice(0);
  localStorage.clear();
});
afterEach(() => sync.stop());

describe('a party in step with its team', () => {
  it('tells its own row once for each change, and not again when nothing changed', async () => {
    await start('a');
    await waitFor(() => expect(told).toHaveLength(1));
    await store.change(testPartieId, (kept) => ({
      ...kept,
      partie: play(kept.partie, { type: 'read', etapeId }, contenu),
    }));
    await store.change(testPartieId, (kept) => ({
      ...kept,
      partie: play(kept.partie, { type: 'pass', etapeId, at: 1 }, contenu),
    }));
    await waitFor(() => expect(told).toHaveLength(2));
    expect(told[1]?.suivis.byEtapeId).toEqual({ [etapeId]: [2, 0, '', 'Léa'] });
  });

  it('takes another phone’s find, drops the draft for it, and proves nothing while it follows', async () => {
    await start('b');
    await store.change(testPartieId, (kept) => ({
      ...kept,
      brouillon: { etapeId, texte: 'la to' },
    }));
    const byEtapeId = {
      [etapeId]: [1, 0, 'la tour', 'Tom'] satisfies [number, number, string, string],
    };
    listener.onRangs([
      rang('a', { mandat: 1, suivis: { ecourtee: null, byEtapeId } }),
      rang('b'),
    ]);
    await waitFor(async () => {
      const kept = await store.read(testPartieId);
      expect(kept?.partie.moment).toBe('resultat');
      expect(kept?.brouillon).toBe(null);
      expect(kept?.envoi.ailleurs).toBe(true);
    });
    const found = suiviOf(
      (await store.read(testPartieId))?.partie ?? createPartie(quete),
      etapeId,
    );
    expect(found.issue).toMatchObject({
      type: 'reussie',
      reponse: 'la tour',
      points: 20,
    });
    expect(readEquipe(testPartieId)?.membre.parByEtapeId).toEqual({ [etapeId]: 'Tom' });
  });

  it('proves again once it leads', async () => {
    await start('b');
    listener.onRangs([rang('a', { mandat: 3 })]);
    await waitFor(async () =>
      expect((await store.read(testPartieId))?.envoi.ailleurs).toBe(true),
    );
    sync.lead();
    await waitFor(async () =>
      expect((await store.read(testPartieId))?.envoi.ailleurs).toBe(false),
    );
    await waitFor(() => expect(told.at(-1)?.mandat).toBe(4));
  });

  it('goes on alone once it left, and is proven here', async () => {
    await start('b');
    listener.onRangs([rang('a', { mandat: 1 })]);
    await waitFor(async () =>
      expect((await store.read(testPartieId))?.envoi.ailleurs).toBe(true),
    );
    await sync.leave();
    expect(leave).toHaveBeenCalledOnce();
    expect(readEquipe(testPartieId)).toBe(null);
    expect((await store.read(testPartieId))?.envoi.ailleurs).toBe(false);
  });
});
