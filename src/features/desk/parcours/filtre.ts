import { stateFilterList } from '@/domain/parcours/parcours-state.ts';
import { besoinList, type Besoin, type Filtre } from '@/domain/parcours/tableau.ts';

/** Anchor of the list on its page: the waiting items link to it, filtered. */
export const listId = 'parcours';

/** Label of each besoin, as an option. */
export const besoinLabels: Readonly<Record<Besoin, string>> = {
  commentaires: 'Avec des commentaires ouverts',
  signalements: 'Avec des signalements ouverts',
  erreurs: 'Avec des erreurs au contrôle',
  moi: 'Suivis par moi',
  personne: 'Que personne ne suit',
};

/** Reads the filter of the address; unknown values are ignored. */
export function filtreOf(parameters: URLSearchParams): Filtre {
  return {
    q: parameters.get('q') ?? '',
    etat: stateFilterList.find((one) => one === parameters.get('etat')) ?? null,
    commune: parameters.get('commune') ?? '',
    besoin: besoinList.find((one) => one === parameters.get('besoin')) ?? null,
  };
}

/** True if it filters nothing. */
export function isOpenFiltre({ q, etat, commune, besoin }: Filtre): boolean {
  return q.trim() === '' && etat === null && commune === '' && besoin === null;
}
