import fc from 'fast-check';
import {
  meetEquipe,
  rangOf,
  readSuivis,
  takeLead,
  writeSuivis,
  type Etat,
  type Rang,
} from '@/domain/equipe/equipe.ts';
import { appareilList, newMembre, type Appareil } from '@/domain/equipe/membre.ts';
import {
  etapeOf,
  suiviOf,
  type Partie,
  type PartieEvent,
} from '@/domain/partie/partie.ts';
import { play } from '@/domain/partie/play.ts';
import type { Contenu, Quete } from '@/domain/quete/quete.ts';
import {
  createEtapePublique,
  createPartie,
  createQuete,
  createTextePublique,
} from './play-factories.ts';

const jeton = '0123456789abcdef0123456789abcdef';
/** The time of every event, in epoch milliseconds. */
export const at = 5_000;

/** Three étapes with a word to find at each. */
export const walk = createQuete({
  etapes: [1, 2, 3].map((number) =>
    createEtapePublique(number, { epreuve: createTextePublique() }),
  ),
});

/** Phones and the rows of a server; a phone without network neither sends nor receives. */
export class Team {
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
    // As the server returns it.
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

  /** All are back, and sync until there are no news; false if that never ends. */
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

/** Findings and their ways, without the finder. */
export function foundIn(partie: Partie, contenu: Contenu) {
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
  ...(['join', 'solve', 'wrong', 'pass', 'indice', 'goOn', 'goOn', 'goBack'] as const),
  ...(['lose', 'return', 'lead', 'leave', 'hear', 'hear'] as const),
] as const;
type Operation = (typeof operationList)[number];

/** Applies an action to a team, on the phone `who`. */
export function perform(team: Team, operation: Operation, who: number): void {
  if (operation === 'join') team.join();
  const appareil = pick([...team.etats.keys()], who);
  if (appareil === undefined) return;
  const { partie, membre } = team.etat(appareil);
  const etapeId = etapeOf(partie, team.contenu).id;
  switch (operation) {
    case 'solve':
      team.solve(appareil, `mot ${who % 3}`);
      return;
    case 'wrong':
      team.play(appareil, { type: 'read', etapeId });
      team.play(appareil, { type: 'answer', etapeId, reponse: 'faux', juste: false, at });
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

/** Any order of joins, answers, losses and returns. */
export const journeyArbitrary = fc.array(
  fc.tuple(fc.constantFrom(...operationList), fc.nat(11)),
  { maxLength: 40 },
);
