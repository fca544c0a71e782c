import type { EtapeId } from '../etape/etape-id.ts';
import type { QueteId } from '../quete/quete.ts';
import type { Motif, Signalement } from './signalement.ts';

/** A report as the team receives it. */
export type ReceivedSignalement = Signalement & {
  id: string;
  /** Epoch milliseconds, by the server's clock. */
  at: number;
  /** Storage path of its photo; empty without one. */
  photo: string;
  /** Reason of its closing, in words; empty while open. */
  reponse?: string;
};

/** Players' reports about an étape. */
export type EtapeSignalements = {
  queteId: QueteId;
  etapeId: EtapeId;
  /** Count of each reason, most frequent first. */
  motifs: readonly { motif: Motif; count: number }[];
  /** Newest first. */
  signalements: readonly ReceivedSignalement[];
};

/** Reports put together by étape: those with something dangerous first, then the newest word. */
export function groupSignalements(
  signalements: readonly ReceivedSignalement[],
): EtapeSignalements[] {
  const groups = new Map<
    string,
    EtapeSignalements & { signalements: ReceivedSignalement[] }
  >();
  for (const signalement of signalements.toSorted((a, b) => b.at - a.at)) {
    const { queteId, etapeId } = signalement;
    const key = `${queteId} ${etapeId}`;
    const group = groups.get(key);
    if (group !== undefined) group.signalements.push(signalement);
    else groups.set(key, { queteId, etapeId, motifs: [], signalements: [signalement] });
  }
  return [...groups.values()]
    .map((group) => ({ ...group, motifs: countMotifs(group.signalements) }))
    .toSorted((a, b) => Number(isDangerous(b)) - Number(isDangerous(a)));
}

/** True if one of the reports is of a danger. */
export function isDangerous({ motifs }: Pick<EtapeSignalements, 'motifs'>): boolean {
  return motifs.some(({ motif }) => motif === 'danger');
}

/** True if every report was answered. */
export function isClosed({
  signalements,
}: Pick<EtapeSignalements, 'signalements'>): boolean {
  return signalements.every(({ reponse = '' }) => reponse !== '');
}

function countMotifs(list: readonly ReceivedSignalement[]): EtapeSignalements['motifs'] {
  const counts = new Map<Motif, number>();
  for (const { motif } of list) counts.set(motif, (counts.get(motif) ?? 0) + 1);
  return [...counts]
    .map(([motif, count]) => ({ motif, count }))
    .toSorted((a, b) => b.count - a.count);
}
