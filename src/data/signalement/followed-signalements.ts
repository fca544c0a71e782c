import { choice, readBy } from '@/device/choice.ts';
import type { Motif } from '@/domain/moderation/moderation.ts';

/** A report that left this device: enough to find its answer, even from a later session. */
export type FollowedSignalement = {
  /** Its document's id. */
  id: string;
  queteId: string;
  etapeId: string;
  /** Epoch milliseconds, by the device's clock. */
  at: number;
  /** The answer, as far as this device knows; empty before it. */
  reponse: string;
  /** The team's reason for erasing its photo, as far as this device knows, and true if read here. */
  photo?: { motif: Motif; isRead: boolean };
};

/** The most that are followed: the oldest go first. */
const followedCount = 30;

/** A report and its answer are cleared away by then (`domain/retention`, `signalementDays`). */
const followedMs = 180 * 24 * 60 * 60 * 1_000;

function isFollowed(json: unknown): json is FollowedSignalement {
  if (typeof json !== 'object' || json === null) return false;
  const fields: Readonly<Record<string, unknown>> = { ...json };
  const { id, queteId, etapeId, at, reponse } = fields;
  return (
    [id, queteId, etapeId, reponse].every((one) => typeof one === 'string') &&
    typeof at === 'number'
  );
}

const followed = choice<readonly FollowedSignalement[]>(
  'signalements-suivis',
  readBy((kept) => (Array.isArray(kept) ? kept.filter(isFollowed) : [])),
  [],
);

function keepAll(list: readonly FollowedSignalement[]): void {
  if (list.length === 0) followed.forget();
  else followed.keep(list);
}

/** The reports of a quête that left this device and were not put away, newest first. */
export function followedOf(queteId: string): FollowedSignalement[] {
  return followed.read().filter((one) => one.queteId === queteId);
}

/** Stores a report, or its latest state. */
export function followSignalement(signalement: FollowedSignalement): void {
  const others = followed
    .read()
    .filter(({ id, at }) => id !== signalement.id && signalement.at - at < followedMs);
  keepAll([signalement, ...others].slice(0, followedCount));
}

/** Stops following it: its answer was read, or can no longer be read. */
export function forgetSignalement(id: string): void {
  keepAll(followed.read().filter((one) => one.id !== id));
}
