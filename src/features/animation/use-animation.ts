import { useEffect, useMemo, useState } from 'react';
import {
  changeEtat,
  watchAnimation,
  type Animation,
} from '@/data/animation/animation-repository.ts';
import { watchEquipe } from '@/data/equipe/equipe-repository.ts';
import { readQueteVersion } from '@/data/quete/quete-repository.ts';
import {
  avanceeOf,
  groupesOf,
  pointsByGroupe,
  type Avancee,
} from '@/domain/animation/animation.ts';
import { groupeList, type Groupe } from '@/domain/animation/groupe.ts';
import type { Rang } from '@/domain/equipe/equipe.ts';
import type { Quete } from '@/domain/quete/quete.ts';

/** An event as the page of who organises sees it. */
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
function useRows(animation: Animation | null): Rows {
  const [rows, setRows] = useState<Rows>({});
  // One text, so that a change of the event alone listens to nobody anew.
  const jetons = JSON.stringify(
    groupeList.flatMap((groupe) => {
      const jeton = animation?.groupes[groupe]?.jeton;
      return jeton === undefined ? [] : [[groupe, jeton]];
    }),
  );
  useEffect(() => {
    const followed = JSON.parse(jetons) as [Groupe, string][];
    const stops = followed.map(([groupe, jeton]) =>
      watchEquipe(
        jeton,
        (rangs) => setRows((before) => ({ ...before, [groupe]: rangs })),
        (error) => console.warn('A group could not be followed.', error),
      ),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [jetons]);
  return rows;
}

/** The version that an event is played on, once it is there. */
function useQueteOf(animation: Animation | null, current: Quete): Quete | null {
  const [other, setOther] = useState<Quete | null>(null);
  const version = animation?.evenement.version ?? null;
  const { id } = current;
  const isCurrent = version === current.version;
  useEffect(() => {
    if (version === null || isCurrent) return undefined;
    let isOver = false;
    readQueteVersion(id, version).then(
      (quete) => {
        if (!isOver) setOther(quete);
      },
      (error: unknown) => console.warn('The version of an event is not there.', error),
    );
    return () => {
      isOver = true;
    };
  }, [id, version, isCurrent]);
  if (isCurrent) return current;
  return other?.version === version ? other : null;
}

/** From « Rassemblement » on the points are told, and told again when a group that was away comes back. */
function useToldPoints(open: OpenAnimation | null): void {
  const points = open?.isHeard === true ? pointsByGroupe(open.avancees) : null;
  const told = open?.animation.evenement.classement;
  const isTold =
    points === null ||
    Object.entries(points).every(([groupe, count]) => told?.[groupe as Groupe] === count);
  const animation = open?.animation;
  const etat = animation?.evenement.etat;
  const text = JSON.stringify(points);
  useEffect(() => {
    if (isTold || animation === undefined || etat !== 'rassemblement') return;
    const next = JSON.parse(text) as NonNullable<typeof points>;
    changeEtat(animation, 'rassemblement', next).catch((error: unknown) => {
      console.warn('The points are not told yet.', error);
    });
    // A change of the event itself tells nothing anew.
  }, [isTold, animation, etat, text]);
}

/** Follows an event and its groups; null until they are there. `onError` when it cannot be had. */
export function useAnimation(
  id: string,
  current: Quete,
  onError: (error: unknown) => void,
): OpenAnimation | null {
  const [animation, setAnimation] = useState<Animation | null>(null);
  useEffect(() => watchAnimation(id, setAnimation, onError), [id, onError]);
  const rows = useRows(animation);
  const quete = useQueteOf(animation, current);
  const open = useMemo(() => {
    if (animation === null || quete === null) return null;
    const { evenement } = animation;
    const groupes = groupesOf(evenement);
    const avancees = groupes.map((groupe) =>
      avanceeOf(groupe, rows[groupe] ?? [], quete, evenement, evenement.at),
    );
    const isHeard = groupes.every((groupe) => rows[groupe] !== undefined);
    return { animation, quete, avancees, isHeard };
  }, [animation, quete, rows]);
  useToldPoints(open);
  return open;
}
