import type { ImagePublique, QueteId } from '../quete/quete.ts';
import type { Position } from '../geo/position.ts';
import type { EtapeSaga, Saga } from './saga.ts';
import { sagaPartLeast, sagaPartMost, type SagaPart } from './part.ts';
import { signes } from './signe.ts';

export const sagaEtats = ['brouillon', 'publiee', 'retiree'] as const;
export type SagaEtat = (typeof sagaEtats)[number];

/** State online of a quête that is a part of a saga. */
export type EtatPartie =
  | { type: 'absente' }
  | {
      type: 'publiee';
      parts: readonly SagaPart[];
      /** Closed as a whole. */
      estFermee: boolean;
      parcoursId: string;
      titre: string;
      communeNom: string;
      position: Position | null;
      image: ImagePublique | null;
    };

/** A problem of a saga, blocking or to note. */
export type ProblemeSaga =
  | { type: 'titre' | 'parties' | 'mot' | 'derniere-parcours' | 'derniere-absente' }
  /** A threshold that no new player can reach. */
  | { type: 'seuil'; jouables: number }
  | { type: 'signe' | 'sans-part' | 'absente' | 'fermee'; etape: EtapeSaga };

/** True if it keeps the saga offline. A missing or closed part does not, while the threshold is reached. */
export function estBloquant({ type }: ProblemeSaga): boolean {
  return type !== 'absente' && type !== 'fermee' && type !== 'sans-part';
}

/** Part for a new quête of a saga: a number that no part ever had, and the first unused letter. */
export function ajoutee(
  etapes: readonly EtapeSaga[],
  quete: Pick<EtapeSaga, 'queteId' | 'titre' | 'communeNom' | 'position'>,
): EtapeSaga {
  const n = Math.max(0, ...etapes.map((etape) => etape.n)) + 1;
  const taken = new Set(etapes.map(({ signe }) => signe));
  const signe = signes.find((one) => !taken.has(one)) ?? 'A';
  return { n, ...quete, anciennes: [], signe };
}

/** A part with a new quête; players who finished the former keep the part. */
export function remplacee(
  etape: EtapeSaga,
  quete: Pick<EtapeSaga, 'queteId' | 'titre' | 'communeNom' | 'position'>,
): EtapeSaga {
  const { retiree: _, ...rest } = etape;
  return { ...rest, ...quete, anciennes: [...etape.anciennes, etape.queteId] };
}

/** True if the published part names the saga and its sign. */
export function porteSaPart(
  etat: EtatPartie | undefined,
  { slug, etape }: { slug: string; etape: EtapeSaga },
): boolean {
  return (
    etat?.type === 'publiee' &&
    etat.parts.some(({ saga, n }) => saga === slug && n === etape.n)
  );
}

/** Checks a saga against its state online: parts that are reachable and name it, a threshold that they reach, an existing end. */
export function checkSaga({
  slug,
  saga,
  dernierParcoursId,
  etats,
  derniere,
}: {
  slug: string;
  saga: Saga;
  /** The parcours of its last quête; empty for none yet. */
  dernierParcoursId: string;
  etats: ReadonlyMap<QueteId, EtatPartie>;
  /** True if the last quête is available behind its key. */
  derniere: boolean;
}): ProblemeSaga[] {
  const problems: ProblemeSaga[] = [];
  const { etapes, seuil } = saga;
  if (saga.titre.trim().length < 3) problems.push({ type: 'titre' });
  if (etapes.length < sagaPartLeast || etapes.length > sagaPartMost) {
    problems.push({ type: 'parties' });
  }
  let jouables = 0;
  for (const etape of etapes) {
    const etat = etats.get(etape.queteId);
    if (!signes.includes(etape.signe)) problems.push({ type: 'signe', etape });
    if (etape.retiree === true) continue;
    if (etat === undefined || etat.type === 'absente') {
      problems.push({ type: 'absente', etape });
      continue;
    }
    // Its tampon counts all the same, by the quête alone.
    if (!porteSaPart(etat, { slug, etape })) problems.push({ type: 'sans-part', etape });
    if (etat.estFermee) problems.push({ type: 'fermee', etape });
    else jouables += 1;
  }
  if (jouables < seuil) problems.push({ type: 'seuil', jouables });
  if (saga.mot.trim() === '') problems.push({ type: 'mot' });
  if (saga.fin === 'quete') {
    if (dernierParcoursId === '') problems.push({ type: 'derniere-parcours' });
    else if (!derniere) problems.push({ type: 'derniere-absente' });
  }
  return problems;
}
