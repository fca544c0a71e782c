import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import type { EditorRights } from '@/editing/session/rights.ts';
import type { EtapeEcran } from '@/editing/fields/etape/etape-ecran.ts';
import { tabPanelIdOf } from '@/ui/choices/tabs.tsx';
import { headingIdOf, type Subject } from './subject.ts';
import { isMilieu, type AtelierVue, type Milieu, type Volet } from './volets.ts';

type Opening = {
  hasStory: boolean;
  opensAt: EditorRights['opensAt'];
  vue: AtelierVue | undefined;
};

function firstSubject(
  { titre, etapes: [first] }: Parcours,
  { opensAt, vue }: Opening,
): Subject {
  if (opensAt !== 'texte') return { type: opensAt };
  return first === undefined || (vue === undefined && titre.trim() === '')
    ? { type: 'parcours' }
    : { type: 'etape', etapeId: first.id };
}

/** Place in the workshop: the current subject, the middle pane, and the phone's current part. */
export function usePlaces(parcours: Parcours, opening: Opening) {
  const { hasStory, vue } = opening;
  const [subject, setSubject] = useState(() => firstSubject(parcours, opening));
  const [volet, setVolet] = useState<Volet>(
    vue === 'carte' ? vue : hasStory ? 'etapes' : 'texte',
  );
  const [middle, setMiddle] = useState<Milieu>(hasStory ? 'graphe' : 'carte');
  /** The screen of the current étape; it stays from one étape to the next. */
  const [ecran, showEcran] = useState<EtapeEcran>('lieu');
  /** The text is a drawer over the graph of a story: open once something is written. */
  const [isTextShown, showText] = useState(!hasStory);
  // A map is not rendered before its first view.
  const [isMapSeen, setIsMapSeen] = useState(vue === 'carte');

  /** Scrolls to a part of the workshop, and focuses it. */
  const goTo = useCallback((next: Volet) => {
    flushSync(() => {
      setVolet(next);
      if (next === 'carte') setIsMapSeen(true);
      if (next === 'texte') showText(true);
      if (isMilieu(next)) setMiddle(next);
    });
    const panel = document.getElementById(tabPanelIdOf(next));
    // The map answers to the arrows and to Enter, its panel does not.
    const map = panel?.querySelector<HTMLElement>('[role="application"]');
    (map ?? panel)?.focus({ preventScroll: true });
  }, []);
  const write = useCallback(
    (next: Subject) => {
      flushSync(() => {
        setSubject(next);
        setVolet('texte');
        showText(true);
      });
      const panel = document.getElementById(tabPanelIdOf('texte'));
      if (vue === 'page') document.getElementById(headingIdOf(next))?.scrollIntoView();
      else if (panel !== null) panel.scrollTop = 0;
    },
    [vue],
  );
  /** Shows a part without a field, and moves the focus to it. */
  const show = useCallback(
    (next: Subject) => {
      write(next);
      document.getElementById(tabPanelIdOf('texte'))?.focus({ preventScroll: true });
    },
    [write],
  );
  const writeEtape = useCallback(
    (etapeId: EtapeId) => write({ type: 'etape', etapeId }),
    [write],
  );
  /** Makes an étape current, without leaving the view. */
  const choose = useCallback((etapeId: EtapeId) => {
    setSubject({ type: 'etape', etapeId });
    showText(true);
  }, []);
  const writeAdded = useCallback((etapeId: EtapeId) => {
    showText(true);
    showEcran('lieu');
    setSubject({ type: 'etape', etapeId });
    setVolet('texte');
  }, []);
  const seeVolet = (next: Volet) => {
    setVolet(next);
    if (next === 'carte') setIsMapSeen(true);
  };
  const seeMiddle = (next: Milieu) => {
    setMiddle(next);
    if (next === 'carte') setIsMapSeen(true);
  };
  return {
    ...{ subject, volet, middle, isMapSeen, ecran, showEcran, isTextShown, showText },
    ...{ goTo, write, show, writeEtape, choose, writeAdded, seeVolet, seeMiddle },
  };
}

export type Places = ReturnType<typeof usePlaces>;
