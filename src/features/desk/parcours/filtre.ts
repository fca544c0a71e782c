import { stateFilterList } from '@/domain/parcours/parcours-state.ts';
import { besoinList, type Besoin, type Filtre } from '@/domain/parcours/tableau.ts';

/** Where the list is on its page: what waits leads there, filtered. */
export const listId = 'parcours';

/** What each of these wants, as one chooses it. */
export const besoinLabels: Readonly<Record<Besoin, string>> = {
  commentaires: 'Avec des commentaires ouverts',
  signalements: 'Avec des signalements ouverts',
  erreurs: 'Avec des erreurs au contrôle',
  moi: 'Suivis par moi',
  personne: 'Que personne ne suit',
};

/** What the address asks for; what there is not is left aside. */
export function filtreOf(parameters: URLSearchParams): Filtre {
  return {
    q: parameters.get('q') ?? '',
    etat: stateFilterList.find((one) => one === parameters.get('etat')) ?? null,
    commune: parameters.get('commune') ?? '',
    besoin: besoinList.find((one) => one === parameters.get('besoin')) ?? null,
  };
}

/** Whether it leaves nothing out. */
export function isOpenFiltre({ q, etat, commune, besoin }: Filtre): boolean {
  return q.trim() === '' && etat === null && commune === '' && besoin === null;
}
