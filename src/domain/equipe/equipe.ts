import * as z from 'zod/mini';
import { countedErreurs, erreurCountMax } from '../epreuve/couts.ts';
import type { EtapeId } from '../etape/etape-id.ts';
import { pointsAtStake } from '../partie/etape-under-way.ts';
import {
  beginPartie,
  partieIdSchema,
  reponseSchema,
  suiviOf,
  type Issue,
  type Partie,
  type Reponse,
  type Suivi,
} from '../partie/partie.ts';
import { issueKinds, issueOf } from '../partie/passage.ts';
import type { Contenu, EtapePublique, Quete } from '../quete/quete.ts';
import { newMembre, prenomLength, type Appareil, type Membre } from './membre.ts';
import { openObject } from '../open-object.ts';

/**
 * « Partie en équipe »: several phones, each with its own party, that converge. Every phone writes its own row and reads the others'; the
 * merge depends on the rows alone, never on their order.
 */

/** After those of `issueKinds`: the rules refused this answer. */
const refusedKind = issueKinds.length + 1;

/** An étape of a phone: its outcome (0: not yet), the indices asked for, the answer, the first name of the player who found it. */
const ligneSchema = z.tuple([
  z.int().check(z.gte(0), z.lte(refusedKind)),
  z.int().check(z.gte(0), z.lte(10)),
  reponseSchema,
  z.string().check(z.maxLength(prenomLength)),
]);
type LigneDEtape = z.infer<typeof ligneSchema>;

/** A phone's part of the party, as one text of its row. */
const suivisSchema = openObject({
  /** Étape count of a shortened walk; null for the whole walk. */
  ecourtee: z.nullable(z.int()),
  byEtapeId: z.record(z.string(), ligneSchema),
  /** The finder's wrong answers that count; absent for none. */
  erreursByEtapeId: z.optional(
    z.record(z.string(), z.int().check(z.gte(0), z.lte(erreurCountMax))),
  ),
});
type Suivis = z.infer<typeof suivisSchema>;

/** A phone as the others see it. */
export type Rang = {
  appareil: Appareil;
  prenom: string;
  /** The furthest étape reached; the étape count at the end. */
  etape: number;
  /** 0 for a phone that follows; the greatest leads, and of two the first of the alphabet. */
  mandat: number;
  /** Its connection is open. */
  la: boolean;
  suivis: Suivis;
};

/** Parses the text of a row; empty suivis if invalid. */
export function readSuivis(text: string): Suivis {
  try {
    const parsed = suivisSchema.safeParse(JSON.parse(text));
    return parsed.data ?? { ecourtee: null, byEtapeId: {} };
  } catch {
    return { ecourtee: null, byEtapeId: {} };
  }
}

/** The other way. */
export function writeSuivis(suivis: Suivis): string {
  return JSON.stringify(suivis);
}

function ligneOf(suivi: Suivi, par: string): LigneDEtape | null {
  const { issue, indiceCount, reponsesRefusees } = suivi;
  if (issue?.type === 'reussie') {
    const kind = issue.preuve === 'refusee' ? refusedKind : 1;
    return [kind, indiceCount, issue.reponse, par];
  }
  if (issue !== null) return [issueKinds.indexOf(issue.type) + 1, indiceCount, '', par];
  const refused = reponsesRefusees.at(-1);
  if (refused !== undefined) return [refusedKind, indiceCount, refused, par];
  return indiceCount === 0 ? null : [0, indiceCount, '', par];
}

/** Wrong answers that count among those of a phone. */
function erreursOf({ issue, erreurCount }: Suivi): number {
  return issue?.type === 'reussie' ? countedErreurs(erreurCount) : 0;
}

function furthestOf({ partie, membre }: Etat, { etapes }: Contenu): number {
  const reached = partie.finishedAt === null ? partie.etapeIndex : etapes.length;
  return Math.max(membre.etape, reached);
}

/** A party on one phone, and the place of that phone. */
export type Etat = { partie: Partie; membre: Membre };

/** The row that this phone writes. */
export function rangOf(etat: Etat, contenu: Contenu): Rang {
  const { partie, membre } = etat;
  const lignes = contenu.etapes.flatMap(({ id }) => {
    const ligne = ligneOf(suiviOf(partie, id), membre.parByEtapeId[id] ?? membre.prenom);
    return ligne === null ? [] : [[id, ligne] as const];
  });
  const erreurs = contenu.etapes.flatMap(({ id }) => {
    const counted = erreursOf(suiviOf(partie, id));
    return counted === 0 ? [] : [[id, counted] as const];
  });
  const { appareil, prenom, mandat } = membre;
  return {
    ...{ appareil, prenom, mandat, la: true },
    etape: furthestOf(etat, contenu),
    suivis: {
      ecourtee: partie.ecourteeIndex,
      byEtapeId: Object.fromEntries(lignes),
      ...(erreurs.length > 0 && { erreursByEtapeId: Object.fromEntries(erreurs) }),
    },
  };
}

type Claim = Pick<Rang, 'appareil' | 'mandat'>;

/** Party id of an observer. */
const observerId = partieIdSchema.parse('0'.repeat(20));

function leadsMore(one: Claim, other: Claim): boolean {
  if (one.mandat !== other.mandat) return one.mandat > other.mandat;
  return one.appareil < other.appareil;
}

/** The leading phone: the latest to have taken the lead; at equal times, or without one, the first to have joined. */
export function capitaineOf<One extends Claim>(rangs: readonly One[]): One | null {
  return rangs.reduce<One | null>(
    (best, rang) => (best === null || leadsMore(rang, best) ? rang : best),
    null,
  );
}

/** The membre once it takes the lead of these phones. */
export function takeLead(membre: Membre, autres: readonly Rang[]): Membre {
  const latest = Math.max(membre.mandat, ...autres.map(({ mandat }) => mandat));
  return { ...membre, mandat: latest + 1, nouvelle: null };
}

/** Settles the lead of two phones; without a leader, the first to have joined takes over. */
function settleLead(membre: Membre, autres: readonly Rang[]): Membre {
  const capitaine = capitaineOf<Claim>([membre, ...autres]);
  const isMine = capitaine?.appareil === membre.appareil;
  if (isMine && membre.mandat === 0) return { ...membre, mandat: 1, nouvelle: 'mene' };
  if (!isMine && membre.mandat > 0) return { ...membre, mandat: 0, nouvelle: 'suit' };
  return membre;
}

/** The answers that a phone took for right and the rules refused. */
function refusalsOf({ issue, reponsesRefusees }: Suivi): Reponse[] {
  if (issue?.type !== 'reussie' || issue.preuve !== 'refusee') return reponsesRefusees;
  return [...reponsesRefusees, issue.reponse];
}

function isSettled([kind]: LigneDEtape): boolean {
  return kind === 1 || kind === 2;
}

/** The team's order of results: found before passed before closed, then fewer indices, fewer mistakes, then the letters. */
function isBetter(one: Told, other: Told): boolean {
  const [kind, indiceCount, reponse] = one.ligne;
  const [otherKind, otherIndiceCount, otherReponse] = other.ligne;
  if (kind !== otherKind) return kind < otherKind;
  if (indiceCount !== otherIndiceCount) return indiceCount < otherIndiceCount;
  if (one.erreurs !== other.erreurs) return one.erreurs < other.erreurs;
  return JSON.stringify(reponse) < JSON.stringify(otherReponse);
}

type Told = { ligne: LigneDEtape; erreurs: number; leads: boolean; isOwn: boolean };

/** The team's result of an étape: that of the leading phone if it has one, else the best; null while open. */
function chosenOf(told: readonly Told[], refused: readonly Reponse[]): Told | null {
  const ended = told.filter(
    ({ ligne: [kind, , reponse] }) =>
      kind === 3 || kind === 2 || (kind === 1 && !refused.includes(reponse)),
  );
  const word = ended.find(({ leads, ligne }) => leads && isSettled(ligne));
  if (word !== undefined) return word;
  return ended.reduce<Told | null>(
    (best, one) => (best === null || isBetter(one, best) ? one : best),
    null,
  );
}

function issueOfTold(etape: EtapePublique, told: Told, at: number): Issue | null {
  const [kind, indiceCount, reponse] = told.ligne;
  const { erreurs: erreurCount } = told;
  const points = pointsAtStake(etape, { ...blankSuivi, indiceCount, erreurCount });
  return issueOf(kind, { reponse, points, at });
}

const blankSuivi: Suivi = {
  erreurCount: 0,
  indiceCount: 0,
  issue: null,
  reponsesRefusees: [],
};

function isSameEnd(suivi: Suivi, { ligne, erreurs }: Told): boolean {
  const [kind, indiceCount, reponse] = ligne;
  const own = ligneOf(suivi, '');
  const isSame = own?.[0] === kind && own[1] === indiceCount && own[2] === reponse;
  return isSame && erreursOf(suivi) === erreurs;
}

/** An answer refused to the leader is refused on every phone that has it. */
function withRefusal(suivi: Suivi, lead: LigneDEtape | undefined): Suivi {
  if (lead?.[0] !== refusedKind || suivi.issue?.type !== 'reussie') return suivi;
  if (suivi.issue.reponse !== lead[2] || suivi.issue.preuve === 'refusee') return suivi;
  return { ...suivi, issue: { ...suivi.issue, preuve: 'refusee' } };
}

type Meeting = { etat: Etat; autres: readonly Rang[]; contenu: Contenu; at: number };

/** An étape of this phone after merging the others, and who answered if another did. */
function meetEtape(
  etape: EtapePublique,
  { etat: { partie, membre }, autres, at }: Meeting,
): { suivi: Suivi; par: string | null } {
  const { id } = etape;
  const capitaine = capitaineOf<Claim>([membre, ...autres])?.appareil;
  const lead = autres.find(({ appareil }) => appareil === capitaine);
  const before = suiviOf(partie, id);
  const own = withRefusal(before, lead?.suivis.byEtapeId[id]);
  const ownLigne = ligneOf(own, membre.parByEtapeId[id] ?? membre.prenom);
  const told = autres.flatMap(({ appareil, suivis }): Told[] => {
    const { byEtapeId, erreursByEtapeId = {} } = suivis;
    const ligne = Object.hasOwn(byEtapeId, id) ? byEtapeId[id] : undefined;
    if (ligne === undefined) return [];
    const erreurs = Object.hasOwn(erreursByEtapeId, id) ? erreursByEtapeId[id] : 0;
    const leads = appareil === capitaine;
    return [{ ligne, erreurs: erreurs ?? 0, leads, isOwn: false }];
  });
  if (ownLigne !== null) {
    const leads = membre.appareil === capitaine;
    told.unshift({ ligne: ownLigne, erreurs: erreursOf(own), leads, isOwn: true });
  }
  const chosen = chosenOf(told, refusalsOf(own));
  if (chosen === null) {
    const indiceCount = Math.max(
      own.indiceCount,
      ...told.map(({ ligne: [kind, count] }) => (kind === 0 ? count : 0)),
    );
    const isSame = indiceCount === own.indiceCount;
    return { suivi: isSame ? own : { ...own, indiceCount }, par: null };
  }
  if (chosen.isOwn || isSameEnd(own, chosen)) return { suivi: own, par: null };
  const [, indiceCount, , par] = chosen.ligne;
  const reponsesRefusees = refusalsOf(own);
  const issue = issueOfTold(etape, chosen, at);
  // Those of the finder's phone: the points are the same on every phone.
  const erreurCount = issue?.type === 'reussie' ? chosen.erreurs : own.erreurCount;
  return { suivi: { ...own, erreurCount, indiceCount, issue, reponsesRefusees }, par };
}

function meetEtapes(meeting: Meeting): Etat {
  return meeting.contenu.etapes.reduce<Etat>((etat, etape) => {
    const before = suiviOf(etat.partie, etape.id);
    const { suivi, par } = meetEtape(etape, { ...meeting, etat });
    if (suivi === before) return etat;
    const { partie, membre } = etat;
    return {
      partie: {
        ...partie,
        suiviByEtapeId: { ...partie.suiviByEtapeId, [etape.id]: suivi },
      },
      membre:
        par === null
          ? membre
          : { ...membre, parByEtapeId: { ...membre.parByEtapeId, [etape.id]: par } },
    };
  }, meeting.etat);
}

/** The player's place after another phone may have settled the étape here. */
function standing(partie: Partie, contenu: Contenu): Partie {
  const etape = contenu.etapes[partie.etapeIndex];
  if (etape === undefined || partie.moment === 'fin') return partie;
  const { issue } = suiviOf(partie, etape.id);
  const isDone = issue !== null && issue.type !== 'suspendue';
  return isDone && partie.moment !== 'resultat'
    ? { ...partie, moment: 'resultat' }
    : partie;
}

/** The team's place: the furthest phone takes the others along, never back. */
function follow({ etat, autres, contenu, at }: Meeting): Etat {
  const own = furthestOf(etat, contenu);
  const ahead = autres.reduce<Rang | null>(
    (best, rang) => (rang.etape > (best?.etape ?? own) ? rang : best),
    null,
  );
  const { partie, membre } = etat;
  if (ahead === null) {
    return own === membre.etape ? etat : { partie, membre: { ...membre, etape: own } };
  }
  const last = contenu.etapes.length - 1;
  const etape = Math.min(ahead.etape, contenu.etapes.length);
  const moved = {
    ...partie,
    etapeIndex: Math.min(etape, last),
    ecourteeIndex: ahead.suivis.ecourtee ?? partie.ecourteeIndex,
  };
  const next: Partie =
    etape > last
      ? { ...moved, moment: 'fin', finishedAt: at }
      : { ...moved, moment: 'recit' };
  return { partie: next, membre: { ...membre, etape } };
}

/**
 * A phone after merging the rows of the others (its own left out), at a time of its clock in epoch milliseconds: their finds count here,
 * the furthest étape is reached, and a single phone leads. The same object if nothing changed. A settled étape never reopens, unless the
 * leader learnt that the answer is refused.
 */
export function meetEquipe(
  etat: Etat,
  autres: readonly Rang[],
  contenu: Contenu,
  at: number,
): Etat {
  const membre = settleLead(etat.membre, autres);
  const led: Etat = membre === etat.membre ? etat : { ...etat, membre };
  const met = meetEtapes({ etat: led, autres, contenu, at });
  const moved = follow({ etat: met, autres, contenu, at });
  const partie =
    moved.partie === etat.partie ? moved.partie : standing(moved.partie, contenu);
  return partie === moved.partie ? moved : { ...moved, partie };
}

/**
 * Team progress for an observer: from these rows alone, on the quête as the team walks it, at a time of the clock in epoch milliseconds. An
 * observer never leads.
 */
export function observeEquipe(
  rangs: readonly Rang[],
  quete: Pick<Quete, 'id' | 'version' | 'contenu'>,
  at: number,
): Partie {
  const partie = beginPartie(quete, observerId, at);
  const place = { jeton: '', appareil: 'l', prenom: '' } as const;
  const membre: Membre = { ...newMembre(place, false), mandat: -1 };
  return meetEquipe({ partie, membre }, rangs, quete.contenu, at).partie;
}

/** True if this phone leads: only its party is proven. */
export function leads(membre: Membre, autres: readonly Rang[]): boolean {
  return capitaineOf<Claim>([membre, ...autres])?.appareil === membre.appareil;
}

/** First name of the player on another phone who answered at an étape, empty if unnamed; null if this phone did. */
export function finderOf(membre: Membre, etapeId: EtapeId): string | null {
  return Object.hasOwn(membre.parByEtapeId, etapeId)
    ? (membre.parByEtapeId[etapeId] ?? null)
    : null;
}
