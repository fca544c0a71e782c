import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  at,
  foundIn,
  journeyArbitrary,
  perform,
  Team,
  walk,
} from '@/testing/equipe-simulation.ts';
import { setLangue } from '@/langue/current-langue.ts';
import type { Langue } from '@/langue/langue.ts';
import { readMessages } from '@/langue/load-langue.ts';
import { endInFrench } from '@/testing/langue.ts';
import {
  contenuArbitrary,
  createEtapePublique,
  createQuete,
  createTextePublique,
  testEtapeId,
} from '@/testing/play-factories.ts';
import { coutsOf } from '../epreuve/couts.ts';
import { pointsOf } from '../partie/bilan.ts';
import { capitaineOf, finderOf, leads, readSuivis } from './equipe.ts';

/** Quêtes with étapes where wrong answers cost. */
const costlyArbitrary = contenuArbitrary.map((contenu) => ({
  ...contenu,
  etapes: contenu.etapes.map((etape) =>
    etape.epreuve.type === 'aucune'
      ? etape
      : { ...etape, epreuve: { ...etape.epreuve, couts: coutsOf(etape.epreuve) } },
  ),
}));

describe('a team', () => {
  test.each(Array.from({ length: 50 }, (_, seed) => seed))(
    'gives the same on every phone after any order of joins, losses and returns (seed %i)',
    (seed) => {
      fc.assert(
        fc.property(costlyArbitrary, journeyArbitrary, (contenu, journey) => {
          const team = new Team({ ...walk, contenu });
          for (const [operation, who] of journey) perform(team, operation, who);
          const before = [...team.etats.values()].map(({ partie }) => partie);
          expect(team.gather()).toBe(true);
          const etats = [...team.etats.values()];
          const [first] = etats;
          if (first === undefined) throw new Error('Nobody is left.');
          const found = foundIn(first.partie, contenu);
          for (const { partie, membre } of etats) {
            expect(foundIn(partie, contenu)).toEqual(found);
            expect(membre.etape).toBe(first.membre.etape);
            expect(pointsOf(partie)).toBe(pointsOf(first.partie));
          }
          const captains = etats.filter(({ membre }) =>
            leads(membre, team.autres(membre.appareil)),
          );
          expect(captains).toHaveLength(1);
          expect(captains[0]?.membre.mandat).toBeGreaterThan(0);
          expect(etats.filter(({ membre }) => membre.mandat > 0)).toHaveLength(1);
          // Answers and étapes left behind never reopen.
          for (const partie of before) {
            foundIn(partie, contenu).forEach(([type], index) => {
              if (type !== null) expect(found[index]?.[0]).not.toBe(null);
            });
            const isEnd = partie.finishedAt !== null;
            const furthest = isEnd ? contenu.etapes.length : partie.etapeIndex;
            expect(first.membre.etape).toBeGreaterThanOrEqual(furthest);
            if (!isEnd) continue;
            expect(etats.every((etat) => etat.partie.finishedAt !== null)).toBe(true);
          }
        }),
        { seed, numRuns: 8 },
      );
    },
  );

  test('shows each phone what another found, who found it, and the same étape', () => {
    const team = new Team(walk);
    team.join();
    team.solve('b', 'la tour');
    team.hear('a');
    const a = team.etat('a');
    expect(a.partie.moment).toBe('resultat');
    expect(finderOf(a.membre, testEtapeId(1))).toBe('Prénom b');
    expect(finderOf(team.etat('b').membre, testEtapeId(1))).toBe(null);
    team.goOn('a');
    team.hear('b');
    expect(team.etat('b').partie).toMatchObject({ etapeIndex: 1, moment: 'recit' });
  });

  test('gives every phone the points of who found it, with the wrong answers of that phone alone', () => {
    const costly = createTextePublique({ couts: coutsOf({ points: 20, indices: [] }) });
    const team = new Team(
      createQuete({ etapes: [createEtapePublique(1, { epreuve: costly })] }),
    );
    team.join();
    team.away.add('b');
    perform(team, 'wrong', 0);
    perform(team, 'wrong', 0);
    perform(team, 'wrong', 1);
    team.solve('b', 'la tour');
    expect(team.gather()).toBe(true);
    const points = [...team.etats.values()].map(({ partie }) => pointsOf(partie));
    expect(points).toEqual([10, 10]);
    // An older build's phone sends none.
    const { rangs } = team;
    const rang = rangs.get('b');
    expect(rang?.suivis.erreursByEtapeId).toEqual({ [testEtapeId(1)]: 1 });
    expect(
      readSuivis('{"ecourtee":null,"byEtapeId":{}}').erreursByEtapeId,
    ).toBeUndefined();
  });

  test('lets a phone go on alone without network, and joins both ways by étape', () => {
    const team = new Team(walk);
    team.join();
    team.away.add('b');
    team.solve('b', 'la tour');
    team.goOn('b');
    team.solve('b', 'le puits');
    team.play('a', { type: 'read', etapeId: testEtapeId(1) });
    team.play('a', { type: 'askIndice', etapeId: testEtapeId(1), numero: 1 });
    expect(team.gather()).toBe(true);
    expect(foundIn(team.etat('a').partie, team.contenu)).toEqual([
      ['reussie', 'la tour', 0],
      ['reussie', 'le puits', 0],
      [null, null, 0],
    ]);
    expect(team.etat('a').partie).toMatchObject({ etapeIndex: 1, moment: 'resultat' });
  });

  test('keeps the leader’s result if two phones ended an étape apart', () => {
    const team = new Team(walk);
    team.join();
    team.away.add('b');
    team.play('a', { type: 'read', etapeId: testEtapeId(1) });
    team.play('a', { type: 'pass', etapeId: testEtapeId(1), at });
    team.solve('b', 'la tour');
    team.gather();
    expect(foundIn(team.etat('b').partie, team.contenu)[0]).toEqual(['passee', null, 0]);
  });

  test('refuses on every phone the leader’s refused answer, and reopens the étape', () => {
    const team = new Team(walk);
    team.join();
    team.solve('b', 'faux ami');
    team.hear('a');
    const [etapeId, reponse] = [testEtapeId(1), 'faux ami'];
    team.play('a', { type: 'prove', etapeId, reponse, preuve: 'refusee' });
    expect(team.gather()).toBe(true);
    for (const appareil of ['a', 'b'] as const) {
      expect(pointsOf(team.etat(appareil).partie)).toBe(0);
      team.play(appareil, { type: 'read', etapeId });
      expect(team.etat(appareil).partie.moment).toBe('epreuve');
    }
    team.solve('b', 'la tour');
    expect(team.gather()).toBe(true);
    expect(pointsOf(team.etat('a').partie)).toBe(20);
  });

  test('is led on by the first to have joined when who led leaves', () => {
    const team = new Team(walk);
    team.join();
    team.join();
    team.leave('a');
    team.gather();
    expect(team.etat('b').membre).toMatchObject({ mandat: 1, nouvelle: 'mene' });
    expect(team.etat('c').membre.mandat).toBe(0);
  });

  test('settles two phones that both lead: the latest to have taken the lead keeps it', () => {
    const team = new Team(walk);
    team.join();
    team.away.add('a');
    perform(team, 'lead', 1);
    team.gather();
    expect(team.etat('a').membre).toMatchObject({ mandat: 0, nouvelle: 'suit' });
    expect(capitaineOf([...team.rangs.values()])?.appareil).toBe('b');
  });

  test('reads an invalid row as one without finds', () => {
    for (const text of ['', 'null', '{"byEtapeId":{"x":[9,0,"",""]},"ecourtee":null}']) {
      expect(readSuivis(text)).toEqual({ ecourtee: null, byEtapeId: {} });
    }
  });
});

endInFrench();

test('phones of three languages tell each other what phones of one do: a row holds no words of the game', async () => {
  const spoken = ['de', 'fr', 'it'] as const satisfies Langue[];
  const messages = await Promise.all(spoken.map(readMessages));
  const speakAs = (who: number) => {
    const index = who % spoken.length;
    setLangue(spoken[index] ?? 'fr', messages[index]);
  };
  fc.assert(
    fc.property(journeyArbitrary, (journey) => {
      const rows = (speak: (who: number) => void) => {
        const team = new Team(walk);
        for (const [operation, who] of journey) {
          speak(who);
          perform(team, operation, who);
        }
        team.gather();
        return [...team.rangs];
      };
      expect(rows(speakAs)).toEqual(rows(() => setLangue('fr')));
    }),
    { numRuns: 20 },
  );
});
