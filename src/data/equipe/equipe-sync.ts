import {
  leads,
  meetEquipe,
  rangOf,
  takeLead,
  type Rang,
} from '@/domain/equipe/equipe.ts';
import type { PartieId } from '@/domain/partie/partie.ts';
import type { Contenu } from '@/domain/quete/quete.ts';
import type { KeptPartie } from '../partie/kept-partie.ts';
import type { PartieStore } from '../partie/partie-store.ts';
import type { EquipeLink, EquipeListener } from './equipe-repository.ts';
import { keepEquipe, readEquipe, watchEquipes } from './equipe-store.ts';

/** A page's data on the team of its party. */
export type EquipeView = {
  /** The other phones; null before they were heard. */
  autres: readonly Rang[] | null;
  isConnected: boolean;
  /** This phone's place belongs to another session. */
  isRefused: boolean;
};

const blankView: EquipeView = { autres: null, isConnected: false, isRefused: false };

type Follow = (
  place: { jeton: string; appareil: Rang['appareil'] },
  listener: EquipeListener,
) => EquipeLink;

export type EquipeSync = {
  getView: () => EquipeView;
  subscribe: (listener: () => void) => () => void;
  /** This phone leads from now on. */
  lead: () => void;
  /** Removes this phone from the team; its party goes on alone, and is proven here. */
  leave: () => Promise<void>;
  stop: () => void;
};

type SyncOptions = {
  store: Pick<PartieStore, 'read' | 'change' | 'watch'>;
  partieId: PartieId;
  contenu: Contenu;
  follow: Follow;
  now?: () => number;
};

/** Drops the draft for an étape that another phone settled. */
function withoutDraft(kept: KeptPartie, before: KeptPartie): KeptPartie {
  const isHere =
    kept.partie.moment === before.partie.moment &&
    kept.partie.etapeIndex === before.partie.etapeIndex;
  return isHere ? kept : { ...kept, brouillon: null };
}

/** Syncs a party and its team, until stopped. The party must be stored, and have a place in a team. */
export function startEquipeSync({
  store,
  partieId,
  contenu,
  follow,
  now = () => Date.now(),
}: SyncOptions): EquipeSync {
  let view = blankView;
  let told = '';
  let isStopped = false;
  let link: EquipeLink | null = null;
  const listeners = new Set<() => void>();

  function show(next: Partial<EquipeView>): void {
    view = { ...view, ...next };
    for (const notify of [...listeners]) notify();
  }

  function meet(kept: KeptPartie): KeptPartie {
    const equipe = readEquipe(partieId);
    if (equipe === null || view.autres === null) return kept;
    const { membre } = equipe;
    const etat = meetEquipe({ partie: kept.partie, membre }, view.autres, contenu, now());
    if (etat.membre !== membre) keepEquipe(partieId, { ...equipe, membre: etat.membre });
    const ailleurs = !leads(etat.membre, view.autres);
    if (etat.partie === kept.partie && ailleurs === kept.envoi.ailleurs) return kept;
    const envoi = { ...kept.envoi, ailleurs };
    return withoutDraft({ ...kept, partie: etat.partie, envoi }, kept);
  }

  function tell({ partie }: KeptPartie): void {
    const equipe = readEquipe(partieId);
    if (equipe === null || link === null || isStopped) return;
    const rang = rangOf({ partie, membre: equipe.membre }, contenu);
    const text = JSON.stringify(rang);
    if (text === told) return;
    told = text;
    link.tell(rang);
  }

  function step(): void {
    if (isStopped || readEquipe(partieId) === null) return;
    store.change(partieId, meet).then(tell, (error: unknown) => {
      console.warn('The party could not be joined with its team.', error);
    });
  }

  const stopStore = store.watch(partieId, step);
  const stopEquipes = watchEquipes(step);
  const place = readEquipe(partieId)?.membre;
  if (place !== undefined) {
    link = follow(place, {
      onRangs: (rangs) => {
        show({ autres: rangs.filter(({ appareil }) => appareil !== place.appareil) });
        step();
      },
      onConnexion: (isConnected) => show({ isConnected }),
      onRefused: () => show({ isRefused: true }),
    });
    step();
  }

  function stopHearing(): void {
    isStopped = true;
    stopStore();
    stopEquipes();
    listeners.clear();
  }

  return {
    getView: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    lead: () => {
      const equipe = readEquipe(partieId);
      if (equipe === null) return;
      const membre = takeLead(equipe.membre, view.autres ?? []);
      keepEquipe(partieId, { ...equipe, membre });
    },
    leave: async () => {
      stopHearing();
      await link?.leave();
      keepEquipe(partieId, null);
      await store.change(partieId, (kept) => ({
        ...kept,
        envoi: { ...kept.envoi, ailleurs: false },
      }));
    },
    stop: () => {
      stopHearing();
      link?.stop();
    },
  };
}
