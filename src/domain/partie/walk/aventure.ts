import {
  frontierOf,
  openSuites,
  passedOver,
  walkedEtapes,
  walkedIndexes,
  wayToEnding,
} from '../chemin.ts';
import { etapeAt, etapeOf, isSettled } from '../partie.ts';
import {
  backOnWay,
  behindOnWay,
  isAtFrontier,
  mayGoBackOnWay,
  visitOnWay,
} from './on-way.ts';
import { samePartie, type Walk, goTo } from './walk.ts';

/** Links lead from étape to étape. */
export const aventure: Walk = {
  next: (partie, contenu, playedMs) => {
    if (partie.finishedAt !== null) return { type: 'terminer' };
    if (partie.etapeIndex !== frontierOf(partie)) return { type: 'suivante' };
    if (contenu.etapes[partie.etapeIndex]?.fin !== undefined) return { type: 'terminer' };
    const suites = openSuites(partie, contenu, playedMs);
    return suites.length === 0 ? { type: 'finir-ici' } : { type: 'choisir', suites };
  },
  onward: frontierOf,
  choose: (partie, contenu, suite, playedMs) => {
    const chosen = openSuites(partie, contenu, playedMs).find(
      ({ index }) => index === suite,
    );
    const isEnding = etapeOf(partie, contenu).fin !== undefined;
    if (!isAtFrontier(partie) || isEnding || chosen === undefined) return partie;
    const { versIndex: etapeIndex } = chosen;
    const chemin = [...partie.chemin, { etapeIndex, suite }];
    return goTo({ ...partie, chemin }, contenu, etapeIndex);
  },
  pick: samePartie,
  back: (partie, contenu) => {
    const walked = walkedIndexes(partie);
    const before = walked.at(-2);
    const isThere = walked.lastIndexOf(partie.etapeIndex) === walked.length - 1;
    const isLooking = partie.moment === 'fin' || partie.finishedAt !== null;
    if (isLooking || !isThere || before === undefined) return backOnWay(partie, contenu);
    // While the story goes on, back means choosing again.
    const { chemin, ecourteeIndex } = partie;
    if (ecourteeIndex !== null) return aventure.lengthen(partie, contenu, ecourteeIndex);
    return goTo({ ...partie, chemin: chemin.slice(0, -1) }, contenu, before);
  },
  mayGoBack: mayGoBackOnWay,
  mayShorten: (partie, contenu) => {
    const isEnding = contenu.etapes[frontierOf(partie)]?.fin !== undefined;
    if (isEnding || partie.ecourteeIndex !== null) return false;
    return (wayToEnding(partie, contenu)?.length ?? 0) > 1;
  },
  shortenedEnd: (partie, contenu) => {
    const end = wayToEnding(partie, contenu)?.at(-1);
    return end === undefined ? null : etapeAt(contenu, end.etapeIndex);
  },
  shorten: (partie, contenu) => {
    const chemin = [...partie.chemin, ...(wayToEnding(partie, contenu) ?? [])];
    const ecourteeIndex = frontierOf(partie);
    return goTo({ ...partie, chemin, ecourteeIndex }, contenu, frontierOf({ chemin }));
  },
  lengthen: (partie, contenu, from) => {
    const place = walkedIndexes(partie).lastIndexOf(from);
    const chemin = partie.chemin.slice(0, place);
    return goTo({ ...partie, chemin, ecourteeIndex: null }, contenu, from);
  },
  visit: (partie, contenu, etapeIndex) =>
    visitOnWay(partie, contenu, etapeIndex, passedOver(partie)),
  etapesOf: walkedEtapes,
  // Those of the way, and those settled on a way that was taken back.
  askedEtapes: (partie, contenu) => {
    const walked = new Set(walkedEtapes(partie, contenu));
    return contenu.etapes.filter(
      (etape) => walked.has(etape) || isSettled(partie, etape),
    );
  },
  isBehind: (partie, contenu) => behindOnWay(partie, contenu, passedOver(partie)),
  ownWay: {
    bits: 3,
    numberOf: ({ suite }) => suite ?? 0,
    pasOf: (suite, from, { etapes }) => {
      const vers = etapes[from]?.suites?.[suite]?.vers;
      const etapeIndex = etapes.findIndex(({ id }) => id === vers);
      return etapeIndex === -1 ? null : { etapeIndex, suite };
    },
  },
};
