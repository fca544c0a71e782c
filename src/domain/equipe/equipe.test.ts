import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  contenuArbitrary,
  createEtapePublique,
  createPartie,
  createQuete,
  createTextePublique,
  testEtapeId,
} from '@/testing/play-factories.ts';
import {
  etapeOf,
  play,
  pointsOf,
  suiviOf,
  type Partie,
  type PartieEvent,
} from '../partie/partie.ts';
import type { Contenu, Quete } from '../quete/quete.ts';
import {
  capitaineOf,
  finderOf,
  leads,
  meetEquipe,
  rangOf,
  readSuivis,
  takeLead,
  writeSuivis,
  type Etat,
  type Rang,
} from './equipe.ts';
import { appareilList, newMembre, type Appareil } from './membre.ts';

const jeton = '0123456789abcdef0123456789abcdef';
const at = 5_000;

const walk = createQuete({
  etapes: [1, 2, 3].map((number) =>
    createEtapePublique(number, { epreuve: createTextePublique() }),
  ),
});

/** Phones and the rows that a server holds; a phone without network neither tells nor hears. */
class Team {
  readonly quete: Quete;
  readonly etats = new Map<Appareil, Etat>();
  readonly rangs = new Map<Appareil, Rang>();
  readonly away = new Set<Appareil>();

  constructor(quete: Quete) {
    this.quete = quete;
    this.join();
  }

  get contenu(): Contenu {
    return this.quete.contenu;
  }

  join(): void {
    const appareil = appareilList.find((one) => !this.rangs.has(one));
    if (appareil === undefined || this.etats.size >= 4) return;
    const membre = newMembre(
      { jeton, appareil, prenom: `Prénom ${appareil}` },
      this.rangs.size === 0,
    );
    this.etats.set(appareil, { partie: createPartie(this.quete), membre });
    this.tell(appareil);
    this.hear(appareil);
  }

  autres(appareil: Appareil): Rang[] {
    return [...this.rangs.values()].filter((rang) => rang.appareil !== appareil);
  }

  etat(appareil: Appareil): Etat {
    const etat = this.etats.get(appareil);
    if (etat === undefined) throw new Error(`Nobody is at ${appareil}.`);
    return etat;
  }

  tell(appareil: Appareil): void {
    if (this.away.has(appareil)) return;
    const rang = rangOf(this.etat(appareil), this.contenu);
    // As it comes back from the server.
    this.rangs.set(appareil, { ...rang, suivis: readSuivis(writeSuivis(rang.suivis)) });
  }

  hear(appareil: Appareil): boolean {
    if (this.away.has(appareil)) return false;
    const before = this.etat(appareil);
    const after = meetEquipe(before, this.autres(appareil), this.contenu, at);
    this.etats.set(appareil, after);
    this.tell(appareil);
    return after !== before;
  }

  play(appareil: Appareil, event: PartieEvent): void {
    const { partie, membre } = this.etat(appareil);
    this.etats.set(appareil, { partie: play(partie, event, this.contenu), membre });
    this.tell(appareil);
  }

  solve(appareil: Appareil, reponse: string): void {
    const etapeId = etapeOf(this.etat(appareil).partie, this.contenu).id;
    this.play(appareil, { type: 'read', etapeId });
    this.play(appareil, { type: 'answer', etapeId, reponse, juste: true, at });
  }

  goOn(appareil: Appareil): void {
    const etapeId = etapeOf(this.etat(appareil).partie, this.contenu).id;
    this.play(appareil, { type: 'goOn', etapeId, at });
  }

  leave(appareil: Appareil): void {
    if (this.etats.size === 1) return;
    this.etats.delete(appareil);
    this.rangs.delete(appareil);
    this.away.delete(appareil);
  }

  /** Everybody is back, and hears until there is nothing new; false when that never comes. */
  gather(): boolean {
    this.away.clear();
    for (const appareil of this.etats.keys()) this.tell(appareil);
    for (let round = 0; round < 20; round += 1) {
      const isNews = [...this.etats.keys()].map((appareil) => this.hear(appareil));
      if (!isNews.includes(true)) return true;
    }
    return false;
  }
}

/** What was found, and how, whoever found it. */
function foundIn(partie: Partie, contenu: Contenu) {
  return contenu.etapes.map(({ id }) => {
    const { issue, indiceCount } = suiviOf(partie, id);
    const reponse = issue?.type === 'reussie' ? issue.reponse : null;
    return [issue?.type ?? null, reponse, indiceCount];
  });
}

function pick<One>(list: readonly One[], number: number): One | undefined {
  return list[number % Math.max(1, list.length)];
}

const operationList = [
  ...(['join', 'solve', 'pass', 'indice', 'goOn', 'goOn', 'goBack'] as const),
  ...(['lose', 'return', 'lead', 'leave', 'hear', 'hear'] as const),
] as const;
type Operation = (typeof operationList)[number];

function perform(team: Team, operation: Operation, who: number): void {
  if (operation === 'join') team.join();
  const appareil = pick([...team.etats.keys()], who);
  if (appareil === undefined) return;
  const { partie, membre } = team.etat(appareil);
  const etapeId = etapeOf(partie, team.contenu).id;
  switch (operation) {
    case 'solve':
      team.solve(appareil, `mot ${who % 3}`);
      return;
    case 'pass':
      team.play(appareil, { type: 'read', etapeId });
      team.play(appareil, { type: 'pass', etapeId, at });
      return;
    case 'indice':
      team.play(appareil, { type: 'read', etapeId });
      team.play(appareil, { type: 'askIndice', etapeId, numero: 1 });
      return;
    case 'goOn':
      team.goOn(appareil);
      return;
    case 'goBack':
      team.play(appareil, { type: 'goBack', etapeId });
      return;
    case 'lose':
      team.away.add(appareil);
      return;
    case 'return':
      team.away.delete(appareil);
      team.tell(appareil);
      return;
    case 'lead':
      team.etats.set(appareil, {
        partie,
        membre: takeLead(membre, team.autres(appareil)),
      });
      team.tell(appareil);
      return;
    case 'leave':
      team.leave(appareil);
      return;
    case 'join':
    case 'hear':
      team.hear(appareil);
  }
}

const journeyArbitrary = fc.array(
  fc.tuple(fc.constantFrom(...operationList), fc.nat(11)),
  { maxLength: 40 },
);

describe('a team', () => {
  test.each(Array.from({ length: 50 }, (_, seed) => seed))(
    'comes to the same on every phone after any order of joins, losses and returns (seed %i)',
    (seed) => {
      fc.assert(
        fc.property(contenuArbitrary, journeyArbitrary, (contenu, journey) => {
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
          // Nothing that anybody found or left behind opens again.
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

  test('keeps the word of who leads where two phones ended an étape apart', () => {
    const team = new Team(walk);
    team.join();
    team.away.add('b');
    team.play('a', { type: 'read', etapeId: testEtapeId(1) });
    team.play('a', { type: 'pass', etapeId: testEtapeId(1), at });
    team.solve('b', 'la tour');
    team.gather();
    expect(foundIn(team.etat('b').partie, team.contenu)[0]).toEqual(['passee', null, 0]);
  });

  test('refuses on every phone the answer that who leads was refused, and opens the étape', () => {
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

  test('reads the row of a phone that makes no sense as one that has found nothing', () => {
    for (const text of ['', 'null', '{"byEtapeId":{"x":[9,0,"",""]},"ecourtee":null}']) {
      expect(readSuivis(text)).toEqual({ ecourtee: null, byEtapeId: {} });
    }
  });
});
