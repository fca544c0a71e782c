import type { Contenu } from '../../quete/quete.ts';
import { mayGoOn } from '../etape-under-way.ts';
import { isSettled, type Partie } from '../partie.ts';
import { samePartie, type Walk, goTo } from './walk.ts';

/** True if the present shortened walk skips an étape. */
function isLeftOut(partie: Partie, { etapes }: Contenu, etapeIndex: number): boolean {
  const { ecourteeIndex, finishedAt } = partie;
  if (ecourteeIndex === null || finishedAt !== null) return false;
  return etapeIndex > ecourteeIndex && etapeIndex < etapes.length - 1;
}

/** The étapes as they are written. */
export const inOrder: Walk = {
  next: ({ etapeIndex }, { etapes }) => ({
    type: etapeIndex >= etapes.length - 1 ? 'terminer' : 'suivante',
  }),
  onward: ({ etapeIndex, ecourteeIndex }, { etapes }) =>
    ecourteeIndex === etapeIndex ? etapes.length - 1 : etapeIndex + 1,
  choose: samePartie,
  pick: samePartie,
  back: (partie, contenu) => {
    const last = contenu.etapes.length - 1;
    if (partie.moment === 'fin') return goTo(partie, contenu, last);
    if (partie.etapeIndex === 0) return partie;
    const before = partie.etapeIndex === last ? partie.ecourteeIndex : null;
    return goTo(partie, contenu, before ?? partie.etapeIndex - 1);
  },
  mayGoBack: ({ etapeIndex }) => etapeIndex > 0,
  mayShorten: ({ etapeIndex }, { etapes }) => etapeIndex < etapes.length - 1,
  shortenedEnd: (_, { etapes }) => etapes.at(-1) ?? null,
  shorten: (partie, contenu) => {
    // A shortened walk stays so from there: the player only came back to look.
    const ecourteeIndex = partie.ecourteeIndex ?? partie.etapeIndex;
    return goTo({ ...partie, ecourteeIndex }, contenu, contenu.etapes.length - 1);
  },
  lengthen: (partie, contenu, from) =>
    goTo({ ...partie, ecourteeIndex: null }, contenu, from),
  visit: (partie, contenu, etapeIndex) => {
    const isReached = contenu.etapes
      .slice(0, etapeIndex)
      .every((etape) => mayGoOn(partie, etape));
    if (!isReached || isLeftOut(partie, contenu, etapeIndex)) return partie;
    return goTo(partie, contenu, etapeIndex);
  },
  etapesOf: (_, { etapes }) => etapes,
  askedEtapes: (_, { etapes }) => etapes.filter(({ bonus }) => bonus !== true),
  isBehind: (partie, { etapes }) => {
    const { finishedAt, ecourteeIndex, etapeIndex } = partie;
    return (etape) => {
      if (finishedAt !== null && etape === etapes.at(-1)) return true;
      if (etape.epreuve.type !== 'aucune') return isSettled(partie, etape);
      return etapes.indexOf(etape) < (ecourteeIndex ?? etapeIndex);
    };
  },
  ownWay: null,
};
