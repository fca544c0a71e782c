import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aventureArbitrary } from '@/testing/aventure-factory.ts';
import { createEtape } from '@/testing/factories.ts';
import { createPartie, createQuete } from '@/testing/play-factories.ts';
import { emptySac, withEffets, type Sac } from '../../etape/sac.ts';
import { moveOf } from '../../partie/moves.ts';
import { etapeOf, suiviOf, type Partie } from '../../partie/partie.ts';
import { play } from '../../partie/play.ts';
import { walkedEtapes } from '../../partie/chemin.ts';
import type { Contenu } from '../../quete/quete.ts';
import { judgeAventure, type EtapeOfAventure } from './aventure-check.ts';

/** A time when every time condition holds. */
const late = 1_000_000_000;

function drawnOf({ etapes }: Contenu): EtapeOfAventure[] {
  return etapes.map(({ id, suites = [], fin = '', epreuve }) => {
    const { type } = epreuve;
    const { points, indices } =
      epreuve.type === 'aucune' ? { points: 0, indices: [] } : epreuve;
    return { id, suites, fin, epreuve: { type, points, indices } };
  });
}

function sacOf({ chemin }: Partie, { etapes }: Contenu): Sac {
  let sac = emptySac;
  let from = 0;
  for (const { etapeIndex, suite } of chemin) {
    sac = withEffets(sac, etapes[from]?.suites?.[suite ?? 0]?.effets ?? []);
    from = etapeIndex;
  }
  return sac;
}

function keyOf(partie: Partie, contenu: Contenu): string {
  const { objetIds, drapeauIds } = sacOf(partie, contenu);
  const outcomes = walkedEtapes(partie, contenu).map(({ id }) => {
    const { issue } = suiviOf(partie, id);
    return [id, issue?.type, issue?.type === 'reussie' ? issue.points : 0].join();
  });
  return JSON.stringify([
    partie.etapeIndex,
    [...objetIds].toSorted(),
    [...drapeauIds].toSorted(),
    outcomes.toSorted(),
  ]);
}

/** Every way to leave the étape, by the engine itself. */
function settled(partie: Partie, contenu: Contenu): Partie[] {
  const { id: etapeId, epreuve } = etapeOf(partie, contenu);
  if (epreuve.type === 'aucune' || suiviOf(partie, etapeId).issue !== null)
    return [partie];
  let asking = play(partie, { type: 'read', etapeId }, contenu);
  const ends = [play(asking, { type: 'pass', etapeId, at: late }, contenu)];
  for (let numero = 1; numero <= epreuve.indices.length + 1; numero += 1) {
    const given = { etapeId, reponse: 'tour', juste: true, at: late };
    ends.push(play(asking, { type: 'answer', ...given }, contenu));
    asking = play(asking, { type: 'askIndice', etapeId, numero }, contenu);
  }
  return ends;
}

/** The same verdict, found by playing every possible party. */
function playEverything(contenu: Contenu) {
  const waiting = settled(createPartie(createQuete(contenu)), contenu);
  const parties = new Map(waiting.map((partie) => [keyOf(partie, contenu), partie]));
  const nextByKey = new Map<string, string[]>();
  const [ends, deadEnds] = [new Set<string>(), new Set<number>()];
  for (let partie = waiting.pop(); partie !== undefined; partie = waiting.pop()) {
    const key = keyOf(partie, contenu);
    const move = moveOf(partie, contenu, late);
    const { id: etapeId } = etapeOf(partie, contenu);
    if (move.type === 'finir-ici') deadEnds.add(partie.etapeIndex);
    if (move.type !== 'choisir') {
      ends.add(key);
      expect(play(partie, { type: 'goOn', etapeId, at: late }, contenu).moment).toBe(
        'fin',
      );
      continue;
    }
    const standing = partie;
    const next = move.suites.flatMap(({ index: suite }) =>
      settled(
        play(standing, { type: 'choose', etapeId, suite, at: late }, contenu),
        contenu,
      ),
    );
    nextByKey.set(
      key,
      next.map((after) => keyOf(after, contenu)),
    );
    for (const after of next) {
      const afterKey = keyOf(after, contenu);
      if (parties.has(afterKey)) continue;
      parties.set(afterKey, after);
      waiting.push(after);
    }
  }
  const mayEnd = new Set(ends);
  for (let size = -1; size !== mayEnd.size;) {
    size = mayEnd.size;
    for (const [key, next] of nextByKey) {
      if (next.some((after) => mayEnd.has(after))) mayEnd.add(key);
    }
  }
  const indexesOf = (keep: (key: string) => boolean) =>
    new Set(
      [...parties].filter(([key]) => keep(key)).map(([, { etapeIndex }]) => etapeIndex),
    );
  return {
    reached: indexesOf(() => true),
    deadEnds,
    endless: indexesOf((key) => !mayEnd.has(key)),
  };
}

describe('judgeAventure', () => {
  test('finds of any small aventure what playing every party of it finds', () => {
    fc.assert(
      fc.property(aventureArbitrary, (contenu) => {
        const played = playEverything(contenu);
        const ids = (isSo: (index: number) => boolean) =>
          contenu.etapes.flatMap(({ id }, index) => (isSo(index) ? [id] : []));
        expect(judgeAventure(drawnOf(contenu))).toEqual({
          unreachable: ids((index) => !played.reached.has(index)),
          deadEnds: ids((index) => played.deadEnds.has(index)),
          endless: ids((index) => played.endless.has(index)),
          isRough: false,
        });
      }),
      { numRuns: 400 },
    );
  });

  test('ignores conditions if there is too much to walk, and terminates', () => {
    const count = 30;
    const etapes = Array.from({ length: count }, (_, index) => {
      const vers = createEtape(index + 2).id;
      const repere = { type: 'drapeau', id: `d${index}` } as const;
      const plain = { libelle: 'Là', vers, conditions: [], effets: [] };
      return createEtape(index + 1, {
        suites: [
          plain,
          { ...plain, effets: [repere] },
          { ...plain, conditions: [{ ...repere, oui: false }] },
        ],
      });
    });
    const end = createEtape(count + 1, { fin: 'Enfin' });
    const verdict = judgeAventure([...etapes, end]);
    expect(verdict).toEqual({
      unreachable: [],
      deadEnds: [],
      endless: [],
      isRough: true,
    });
  });

  test('an object that is required and never given blocks what lies behind it, and its étape has no way out', () => {
    const link = { libelle: 'Là', conditions: [], effets: [] };
    const [hall, cellar] = [createEtape(2).id, createEtape(3).id];
    const asked = { type: 'objet', id: 'cle', oui: true } as const;
    const verdict = judgeAventure([
      createEtape(1, { suites: [{ ...link, vers: hall }] }),
      createEtape(2, { suites: [{ ...link, vers: cellar, conditions: [asked] }] }),
      createEtape(3, { fin: 'La cave' }),
    ]);
    expect(verdict).toEqual({
      unreachable: [cellar],
      deadEnds: [hall],
      endless: [],
      isRough: false,
    });
  });

  test('choices without an étape, or of a removed one, have no target', () => {
    const link = { libelle: 'Là', conditions: [], effets: [] };
    const verdict = judgeAventure([
      createEtape(1, {
        suites: [
          { ...link, vers: '' },
          { ...link, vers: createEtape(9).id },
        ],
      }),
      createEtape(2, { fin: 'Jamais' }),
    ]);
    expect(verdict).toMatchObject({
      unreachable: [createEtape(2).id],
      deadEnds: [createEtape(1).id],
    });
  });

  test('terminates for 200 étapes joined by 1,000 links', () => {
    const count = 200;
    const etapes = Array.from({ length: count - 1 }, (_, index) =>
      createEtape(index + 1, {
        suites: Array.from({ length: 5 }, (__, at) => ({
          libelle: `Choix ${at}`,
          vers: createEtape(((index * 7 + at * 31 + 1) % count) + 1).id,
          conditions: [],
          effets: [],
        })),
      }),
    );
    const verdict = judgeAventure([...etapes, createEtape(count, { fin: 'Enfin' })]);
    expect(verdict).toMatchObject({ deadEnds: [], endless: [], isRough: false });
  });
});
