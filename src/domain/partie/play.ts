import type { EtapeId } from '../etape/etape-id.ts';
import type { Contenu, EtapePublique } from '../quete/quete.ts';
import { type Suspensions, isSameSuspension } from '../quete/suspension.ts';
import { sortAdaptations, type Adaptation } from './adaptation.ts';
import {
  answersOtherwise,
  essaisLeft,
  isOpen,
  isRefused,
  isTimerWaiting,
  mayGoOn,
  pointsAtStake,
  suspensionOf,
} from './etape-under-way.ts';
import { choose, goBack, goOn, lengthen, noteClosure, shorten, visit } from './moves.ts';
import {
  type Issue,
  type Partie,
  type PartieEvent,
  type Suivi,
  etapeOf,
  suiviOf,
  withSuivi,
} from './partie.ts';
import { walkOf } from './walk/walk-of.ts';

function pause(partie: Partie, at: number): Partie {
  const { pausedAt, finishedAt } = partie;
  return pausedAt !== null || finishedAt !== null ? partie : { ...partie, pausedAt: at };
}

/** A running timer stops while the party rests. */
function restTimer(suivi: Suivi, restedMs: number): Suivi {
  const { minuteurAt, issue } = suivi;
  if (minuteurAt === undefined || issue !== null) return suivi;
  return { ...suivi, minuteurAt: minuteurAt + restedMs };
}

function rest(partie: Partie, restedMs: number): Partie {
  const suiviByEtapeId = Object.fromEntries(
    Object.entries(partie.suiviByEtapeId).map(([id, suivi]) => [
      id,
      restTimer(suivi, restedMs),
    ]),
  );
  return { ...partie, suiviByEtapeId, pausedMs: partie.pausedMs + restedMs };
}

function startTimer(partie: Partie, etape: EtapePublique, at: number): Partie {
  if (!isTimerWaiting(partie, etape)) return partie;
  const suivi = suiviOf(partie, etape.id);
  return withSuivi(partie, etape.id, { ...suivi, minuteurAt: at });
}

function stopTimer(partie: Partie, etape: EtapePublique): Partie {
  const suivi = suiviOf(partie, etape.id);
  const { epreuve } = etape;
  const hasTimer = epreuve.type !== 'aucune' && epreuve.minuteur !== undefined;
  if (!hasTimer || suivi.sansMinuteur === true) return partie;
  return withSuivi(partie, etape.id, { ...suivi, sansMinuteur: true });
}

function resume(partie: Partie, at: number): Partie {
  if (partie.pausedAt === null) return partie;
  // The clock of the phone may have been set back meanwhile.
  const rested = Math.max(0, at - partie.pausedAt);
  return { ...rest(partie, rested), pausedAt: null };
}

/** Longest play without an action, in milliseconds. */
const restMs = 12 * 60 * 60_000;

/**
 * A party acted on at `now`, last noted at `lastAt`, in epoch milliseconds of the phone. The time between is rest if the phone's clock was
 * set meanwhile, or the party was left for half a day: the duration then counts play only, and a timer resumes where it stopped.
 */
export function acrossRest(partie: Partie, lastAt: number, now: number): Partie {
  const rested = now - lastAt;
  const isPlayed = rested >= 0 && rested < restMs;
  if (isPlayed || partie.finishedAt !== null || partie.pausedAt !== null) return partie;
  return rest(partie, rested);
}

function leave(
  partie: Partie,
  { motif, at }: Extract<PartieEvent, { type: 'leave' }>,
): Partie {
  if (partie.finishedAt !== null) return partie;
  return { ...partie, depart: { motif, at, compte: true } };
}

function adapt(partie: Partie, wanted: readonly Adaptation[]): Partie {
  const adaptations = sortAdaptations(wanted);
  return adaptations.join(' ') === partie.adaptations.join(' ')
    ? partie
    : { ...partie, adaptations };
}

function chooseWay(partie: Partie, etape: EtapePublique, autre: boolean): Partie {
  const { epreuve } = etape;
  if (epreuve.type === 'aucune' || epreuve.autre === undefined) return partie;
  if (answersOtherwise(partie, etape) === autre) return partie;
  return withSuivi(partie, etape.id, { ...suiviOf(partie, etape.id), autre });
}

/** Settled, an étape stays as it was answered. */
function showPetits(partie: Partie, etape: EtapePublique, petits: boolean): Partie {
  const suivi = suiviOf(partie, etape.id);
  const isShown = suivi.petits ?? false;
  if (etape.petits === undefined || suivi.issue !== null || isShown === petits) {
    return partie;
  }
  return withSuivi(partie, etape.id, { ...suivi, petits });
}

function prove(
  partie: Partie,
  { etapeId, reponse, preuve }: Extract<PartieEvent, { type: 'prove' }>,
): Partie {
  const suivi = suiviOf(partie, etapeId);
  const { issue } = suivi;
  if (issue?.preuve !== 'attente') return partie;
  if (issue.type === 'reussie') {
    if (issue.reponse !== reponse) return partie;
    return withSuivi(partie, etapeId, { ...suivi, issue: { ...issue, preuve } });
  }
  // A renunciation needs no other proof.
  if (reponse !== null || preuve === 'refusee') return partie;
  return withSuivi(partie, etapeId, { ...suivi, issue: { ...issue, preuve } });
}

function see(partie: Partie, etapeId: EtapeId): Partie {
  const suivi = suiviOf(partie, etapeId);
  const { issue } = suivi;
  if (issue?.type !== 'reussie' || issue.preuve !== 'attente') return partie;
  const seen: Issue = { ...issue, points: 0, preuve: 'prouvee' };
  return withSuivi(partie, etapeId, { ...suivi, issue: seen, dejaVue: true });
}

function reopen(suivi: Suivi): Suivi {
  if (suivi.issue?.type !== 'reussie' || !isRefused(suivi)) return suivi;
  return {
    ...suivi,
    erreurCount: suivi.erreurCount + 1,
    issue: null,
    reponsesRefusees: [...suivi.reponsesRefusees, suivi.issue.reponse],
  };
}

/** At the place, by the player's word: its story is shown from then on. */
function arrive(partie: Partie, etape: EtapePublique): Partie {
  const suivi = suiviOf(partie, etape.id);
  if (partie.moment !== 'recit' || suivi.arrivee === true) return partie;
  return withSuivi(partie, etape.id, { ...suivi, arrivee: true });
}

function situate(partie: Partie, etape: EtapePublique): Partie {
  const suivi = suiviOf(partie, etape.id);
  if (suivi.surPlace === true || partie.finishedAt !== null) return partie;
  return withSuivi(partie, etape.id, { ...suivi, surPlace: true });
}

/** Records once what the étape has, and its player did or heard. */
function note(
  partie: Partie,
  { id }: EtapePublique,
  key: 'retrouvee' | 'ecoutee',
): Partie {
  const suivi = suiviOf(partie, id);
  return suivi[key] === true ? partie : withSuivi(partie, id, { ...suivi, [key]: true });
}

function settle(partie: Partie, etape: EtapePublique, issue: Issue): Partie {
  const suivi = suiviOf(partie, etape.id);
  return { ...withSuivi(partie, etape.id, { ...suivi, issue }), moment: 'resultat' };
}

function answer(
  partie: Partie,
  etape: EtapePublique,
  { reponse, juste, at, dejaVue = false }: Extract<PartieEvent, { type: 'answer' }>,
): Partie {
  const suivi = suiviOf(partie, etape.id);
  if (!juste || suivi.reponsesRefusees.includes(reponse)) {
    const isLastTry = essaisLeft(etape, suivi) === 1;
    const wrong = {
      ...suivi,
      erreurCount: suivi.erreurCount + 1,
      reponsesFausses: [...new Set([...(suivi.reponsesFausses ?? []), reponse])],
    };
    const tried = withSuivi(partie, etape.id, wrong);
    // Passed over, like a renunciation: the solution is shown, and the way is open.
    return isLastTry
      ? settle(tried, etape, { type: 'passee', at, preuve: 'attente' })
      : tried;
  }
  const points = pointsAtStake(etape, suivi);
  const found: Issue = { type: 'reussie', reponse, points, at, preuve: 'attente' };
  // Small ones lose no points at their question, here, in the team and by the rules: neither errors nor their free indice count.
  const judged =
    suivi.petits === true && etape.petits?.epreuve !== undefined
      ? withSuivi(partie, etape.id, { ...suivi, erreurCount: 0, indiceCount: 0 })
      : partie;
  const settled = settle(judged, etape, found);
  return dejaVue ? see(settled, etape.id) : settled;
}

function areSame(one: Suspensions, other: Suspensions): boolean {
  const ids = Object.keys(one.byEtapeId);
  return (
    isSameSuspension(one.fermeture, other.fermeture) &&
    ids.length === Object.keys(other.byEtapeId).length &&
    ids.every((id) =>
      isSameSuspension(one.byEtapeId[id] ?? null, other.byEtapeId[id] ?? null),
    )
  );
}

function learn(partie: Partie, suspensions: Suspensions | null): Partie {
  if (suspensions === null) {
    return partie.isRetiree ? partie : { ...partie, isRetiree: true };
  }
  const isKnown = !partie.isRetiree && areSame(suspensions, partie.suspensions);
  return isKnown ? partie : { ...partie, suspensions, isRetiree: false };
}

function askIndice(partie: Partie, etape: EtapePublique, numero: number): Partie {
  const suivi = suiviOf(partie, etape.id);
  const total = etape.epreuve.type === 'aucune' ? 0 : etape.epreuve.indices.length;
  if (numero !== suivi.indiceCount + 1 || numero > total) return partie;
  return withSuivi(partie, etape.id, { ...suivi, indiceCount: numero });
}

/**
 * The party after an event; an event without meaning at the current étape leaves it unchanged (the same object), so that a double tap or a
 * late one does no harm. Pure: the clock and the verdict on an answer are in the event.
 */
export function play(partie: Partie, event: PartieEvent, contenu: Contenu): Partie {
  if (event.type === 'prove') return prove(partie, event);
  if (event.type === 'see') return see(partie, event.etapeId);
  if (event.type === 'pause') return pause(partie, event.at);
  if (event.type === 'resume') return resume(partie, event.at);
  if (event.type === 'leave') return leave(partie, event);
  if (event.type === 'adapt') return adapt(partie, event.adaptations);
  if (event.type === 'learn') return learn(partie, event.suspensions);
  // A paused party waits to be resumed: late events of another tab have no effect.
  if (partie.pausedAt !== null) return partie;
  if (event.type === 'lengthen') return lengthen(partie, contenu);
  if (event.type === 'visit') return visit(partie, contenu, event.etapeId);
  const etape = etapeOf(partie, contenu);
  if (event.etapeId !== etape.id) return partie;
  const suivi = suiviOf(partie, etape.id);
  const isAtEpreuve = partie.moment === 'epreuve' && isOpen(etape, suivi);
  switch (event.type) {
    case 'arrive':
      return arrive(partie, etape);
    case 'situate':
      return situate(partie, etape);
    case 'find':
      return etape.vue === undefined ? partie : note(partie, etape, 'retrouvee');
    case 'tell':
      return note(partie, etape, 'ecoutee');
    case 'read':
      if (partie.moment === 'fin' || !isOpen(etape, suivi)) return partie;
      if (partie.moment === 'epreuve') return partie;
      if (suspensionOf(partie, etape.id) !== null) return partie;
      return { ...withSuivi(partie, etape.id, reopen(suivi)), moment: 'epreuve' };
    case 'answer':
      return isAtEpreuve ? answer(partie, etape, event) : partie;
    case 'askIndice':
      return isAtEpreuve ? askIndice(partie, etape, event.numero) : partie;
    case 'pass':
      return isAtEpreuve
        ? settle(partie, etape, { type: 'passee', at: event.at, preuve: 'attente' })
        : partie;
    case 'chooseWay':
      return isAtEpreuve ? chooseWay(partie, etape, event.autre) : partie;
    case 'showPetits':
      return partie.finishedAt === null
        ? showPetits(partie, etape, event.petits)
        : partie;
    case 'goOn': {
      if (partie.moment === 'fin') return partie;
      const noted = noteClosure(partie, etape, event.at);
      const moved = mayGoOn(noted, etape) ? goOn(noted, contenu, event.at) : noted;
      if (moved === noted) return partie;
      return event.isThere === true ? arrive(moved, etapeOf(moved, contenu)) : moved;
    }
    case 'choose': {
      if (partie.moment === 'fin') return partie;
      const noted = noteClosure(partie, etape, event.at);
      if (!mayGoOn(noted, etape)) return partie;
      const moved = choose(noted, contenu, event.suite, event.at);
      return moved === noted ? partie : moved;
    }
    case 'pick': {
      if (partie.moment === 'fin') return partie;
      const noted = noteClosure(partie, etape, event.at);
      if (!mayGoOn(noted, etape)) return partie;
      const moved = walkOf(contenu).pick(noted, contenu, event.vers);
      return moved === noted ? partie : moved;
    }
    case 'startTimer':
      return isAtEpreuve ? startTimer(partie, etape, event.at) : partie;
    case 'stopTimer':
      return isAtEpreuve ? stopTimer(partie, etape) : partie;
    case 'goBack':
      return goBack(partie, contenu);
    case 'shorten':
      return shorten(partie, contenu);
  }
}
