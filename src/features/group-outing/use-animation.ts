import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { animationQueries, useEvenement } from '@/data/animation/animation-queries.ts';
import {
  animationRepository,
  type Animation,
} from '@/data/animation/animation-repository.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { queteQueries } from '@/data/quete/quete-queries.ts';
import {
  avanceeOf,
  groupesOf,
  pointsByGroupe,
  type Avancee,
} from '@/domain/animation/animation.ts';
import { groupeList, type Groupe } from '@/domain/animation/groupe.ts';
import type { Rang } from '@/domain/equipe/equipe.ts';
import type { Quete } from '@/domain/quete/quete.ts';

/** An event as the page of its organiser sees it. */
export type OpenAnimation = {
  animation: Animation;
  /** In the version that is played. */
  quete: Quete;
  /** Each group, in the order of the alphabet. */
  avancees: readonly Avancee[];
  /** Every group was heard. */
  isHeard: boolean;
};

type Rows = Partial<Record<Groupe, readonly Rang[]>>;

/** Follows the teams behind the groups of an event. */
function useRows(animation: Animation | undefined): Rows {
  const services = useFirebase();
  const followed = groupeList.flatMap((groupe) => {
    const jeton = animation?.groupes[groupe]?.jeton;
    return jeton === undefined ? [] : [{ groupe, jeton }];
  });
  return useQueries({
    queries: followed.map(({ jeton }) => animationQueries.rangs(services, jeton)),
    combine: (results): Rows =>
      Object.fromEntries(
        followed.flatMap(({ groupe }, index) => {
          const rangs = results[index]?.data;
          return rangs === undefined ? [] : [[groupe, rangs]];
        }),
      ),
  });
}

/** The version of an event, once loaded; `error` if it is unavailable. */
function useQueteOf(animation: Animation | undefined, current: Quete) {
  const version = animation?.evenement.version ?? current.version;
  const isCurrent = version === current.version;
  const { data = null, error } = useQuery({
    ...queteQueries.version(useFirebase(), current.id, version),
    enabled: !isCurrent,
  });
  return isCurrent ? { quete: current, error: null } : { quete: data, error };
}

/** Sends the points from « Rassemblement » on, and again when an absent group returns. */
function useToldPoints(open: OpenAnimation | null): void {
  const services = useFirebase();
  const points = open?.isHeard === true ? pointsByGroupe(open.avancees) : null;
  const told = open?.animation.evenement.classement;
  const isTold =
    points === null ||
    Object.entries(points).every(([groupe, count]) => told?.[groupe as Groupe] === count);
  const animation = open?.animation;
  const etat = animation?.evenement.etat;
  const text = JSON.stringify(points);
  // The points follow the groups' phones, which are outside React; the answer is not awaited.
  useEffect(() => {
    if (isTold || animation === undefined || etat !== 'rassemblement') return;
    const next = JSON.parse(text) as NonNullable<typeof points>;
    animationRepository(services)
      .changeEtat(animation, 'rassemblement', next)
      .catch((error: unknown) => {
        console.warn('The points are not told yet.', error);
      });
  }, [services, isTold, animation, etat, text]);
}

/** Follows an event and its groups: `open` is null until loaded, `error` is the reason for a failure. */
export function useAnimation(
  id: string,
  current: Quete,
): { open: OpenAnimation | null; error: Error | null } {
  const { data: animation, error } = useEvenement(id);
  const rows = useRows(animation);
  const { quete, error: queteError } = useQueteOf(animation, current);
  const open = useMemo(() => {
    if (animation === undefined || quete === null) return null;
    const { evenement } = animation;
    const groupes = groupesOf(evenement);
    const avancees = groupes.map((groupe) =>
      avanceeOf(groupe, rows[groupe] ?? [], quete, evenement, evenement.at),
    );
    const isHeard = groupes.every((groupe) => rows[groupe] !== undefined);
    return { animation, quete, avancees, isHeard };
  }, [animation, quete, rows]);
  useToldPoints(open);
  return { open, error: error ?? queteError };
}
