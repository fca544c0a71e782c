import type { DebitGenre } from '@/data/debit/debit-repository.ts';
import { etapeSchema } from '@/domain/etape/etape.ts';
import { omit } from '@/domain/parcours/omit.ts';
import { sortEtapes } from '@/domain/parcours/operations.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import type { ParcoursDifference } from '@/domain/parcours/versions/difference.ts';
import { regularRaison, type Jalon } from '@/domain/parcours/versions/jalon.ts';
import {
  AccessDeniedError,
  UnexpectedError,
  LimitReachedError,
} from '@/lib/errors/data-error.ts';
import { byteCount } from '../firestore/byte-count.ts';
import type { ParcoursSave, ParcoursSnapshot, RefusedEtape } from './parcours-store.ts';

/** A document holds 1 MiB (https://firebase.google.com/docs/firestore/quotas); names and numbers take some of it. */
const documentBytes = 1_000_000;

function isTooLarge(value: object): boolean {
  return byteCount(JSON.stringify(value)) > documentBytes;
}

/** The changed étapes that are not sent: unreadable afterwards (the rules check no field), or too large. */
export function refusedHere(
  { etapes }: Parcours,
  difference: ParcoursDifference,
): readonly RefusedEtape[] {
  const changedIds = new Set<string>(difference.etapes.map(({ etapeId }) => etapeId));
  return etapes
    .filter(({ id }) => changedIds.has(id))
    .flatMap((etape): RefusedEtape[] => {
      const { id: etapeId, epreuve } = etape;
      if (isTooLarge(omit(etape, 'epreuve')) || isTooLarge(epreuve)) {
        return [{ etapeId, raison: 'trop-grande' }];
      }
      const parsed = etapeSchema.safeParse(etape);
      if (parsed.success) return [];
      const isTooLong = parsed.error.issues.every(
        (issue) => issue.code === 'too_big' && issue.origin !== 'number',
      );
      return [{ etapeId, raison: isTooLong ? 'trop-grande' : 'illisible' }];
    });
}

/** A save with the room of its parcours, drawn by the first save. */
export type RoomedSave = ParcoursSave & Pick<ParcoursSnapshot, 'salon'>;

/** The parcours's revision after a save on this base. */
export function revisionAfter(base: ParcoursSnapshot | null): number {
  return (base?.revision ?? 0) + 1;
}

/** Reason for a save's jalon: requested, or its turn has come; null for other saves. */
export function raisonOf({ base, jalon }: ParcoursSave): Jalon['raison'] | null {
  return jalon ?? regularRaison(revisionAfter(base));
}

export type Counted = Partial<Record<DebitGenre, number>>;

/** Counted items of a save, unless it is the team's. */
export function countedIn(save: ParcoursSave): Counted {
  // Those of a first save are counted with their parcours.
  const known = new Set(save.base?.parcours.etapes.map(({ id }) => id));
  const addedCount =
    save.base === null
      ? 0
      : save.parcours.etapes.filter(({ id }) => !known.has(id)).length;
  return {
    ...(save.base === null && { parcours: 1 }),
    ...(raisonOf(save) !== null && { jalon: 1 }),
    ...(addedCount > 0 && { etape: addedCount }),
  };
}

function revisionsAfter(
  before: Readonly<Record<string, number>> | undefined,
  { etapes }: Parcours,
  difference: ParcoursDifference,
  part: 'changes' | 'epreuveChanges',
): Record<string, number> {
  const changedById = new Map(
    difference.etapes.map((changed) => [changed.etapeId, changed]),
  );
  return Object.fromEntries(
    etapes.map(({ id }) => {
      const isChanged = Object.keys(changedById.get(id)?.[part] ?? {}).length > 0;
      return [id, (before?.[id] ?? 0) + (isChanged ? 1 : 0)];
    }),
  );
}

/** The state online after writing the difference. `at`: now by this device's clock, in epoch milliseconds. */
export function snapshotAfter(
  { base, parcours, operationId, salon }: RoomedSave,
  difference: ParcoursDifference,
  at: number,
): ParcoursSnapshot {
  const { etapeRevisionById: etapes, epreuveRevisionById: epreuves } = base ?? {};
  return {
    parcours,
    publication: base?.publication ?? null,
    revision: revisionAfter(base),
    etapeRevisionById: revisionsAfter(etapes, parcours, difference, 'changes'),
    epreuveRevisionById: revisionsAfter(epreuves, parcours, difference, 'epreuveChanges'),
    operationId,
    // The server's time is unknown; for any clock of this device, it is later than before.
    updatedAt: Math.max(at, (base?.updatedAt ?? 0) + 1),
    salon,
  };
}

/** The parcours without unsaved changes of étapes: these as online, without new ones. */
export function withoutEtapes(
  { base, parcours }: Pick<ParcoursSave, 'base' | 'parcours'>,
  leftOut: ReadonlySet<string>,
): Parcours {
  const online = new Map(base?.parcours.etapes.map((etape) => [etape.id, etape]));
  const etapes = parcours.etapes.flatMap((etape) => {
    if (!leftOut.has(etape.id)) return [etape];
    return online.get(etape.id) ?? [];
  });
  return { ...parcours, etapes: sortEtapes(etapes) };
}

/** Reason for Firestore's refusal of a document; null for any other cause. */
export function refusalOf(error: unknown): RefusedEtape['raison'] | null {
  if (error instanceof LimitReachedError) return null;
  if (error instanceof AccessDeniedError) return 'refus';
  if (!(error instanceof UnexpectedError)) return null;
  const { cause } = error;
  const code: unknown =
    typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : null;
  // It has more index entries than a document may have, or is larger than it was thought here.
  return code === 'invalid-argument' ? 'trop-grande' : null;
}
