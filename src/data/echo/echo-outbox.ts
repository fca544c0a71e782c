import * as z from 'zod/mini';
import { partieStore } from '@/data/partie/partie-store.ts';
import { partieIdSchema, type PartieId } from '@/domain/partie/partie.ts';
import { minutesOfLigne } from '@/domain/quete/palmares.ts';
import { queteIdSchema, type QueteId } from '@/domain/quete/quete.ts';
import { perServices } from '@/data/firebase/per-services.ts';
import { createOperationId } from '@/data/firestore/operation-id.ts';
import { AccessDeniedError, OfflineError } from '@/lib/errors/data-error.ts';
import { LimitReachedError } from '@/lib/errors/limit-reached-error.ts';
import { keepTrying, type Trying } from '@/lib/network/keep-trying.ts';
import { openObject } from '@/domain/open-object.ts';
import { pseudonymeProblem } from '@/domain/utilisateur/pseudonyme.ts';

/** What a player may leave of a party that has ended: an opinion, a line of the palmarès, thanks. */
export const echoGenreList = ['avis', 'palmares', 'merci'] as const;
export type EchoGenre = (typeof echoGenreList)[number];

const echoSchema = openObject({
  genre: z.enum(echoGenreList),
  queteId: queteIdSchema,
  /** The party on this device; its document is known once it was proven. */
  partieId: partieIdSchema,
  /** Also the `operationId` of its write: it tells a lost answer from a failure. */
  id: z.string(),
  pseudonyme: z.string(),
  /** From 1 to 5; 0 for what has no note. */
  note: z.int(),
  texte: z.string(),
  /** Taken back: it goes once the server has let it go. */
  isRetire: z.boolean(),
  isSent: z.boolean(),
});
export type Echo = z.infer<typeof echoSchema>;

/**
 * Whether an écho that has not left is signed with a name of before, which is written no more: it waits until its player has
 * chosen another.
 */
export function awaitsName({
  genre,
  isSent,
  isRetire,
  pseudonyme,
}: Pick<Echo, 'genre' | 'isSent' | 'isRetire' | 'pseudonyme'>): boolean {
  if (isSent || isRetire || genre === 'merci') return false;
  return pseudonymeProblem(pseudonyme) !== null;
}

const key = 'echos';
/** How soon to look again whether the party was proven to its end. */
const provingMs = 5_000;

function parse(text: string | null): Echo[] {
  try {
    return z.array(echoSchema).safeParse(JSON.parse(text ?? 'null')).data ?? [];
  } catch {
    return [];
  }
}

function isOf(queteId: QueteId, genre: EchoGenre) {
  return (echo: Echo) => echo.queteId === queteId && echo.genre === genre;
}

/** The document of a party that has ended, and how many minutes the party took, where the phone knows. */
type EndedPartie = { partieId: PartieId; minutes: number | null };

/** The party once the server knows that it has ended; null until then. */
async function endedPartie(partieId: PartieId): Promise<EndedPartie | null> {
  const kept = await (await partieStore()).read(partieId);
  if (kept?.envoi.partie?.isFinished !== true) return null;
  return { partieId: kept.envoi.documentId, minutes: minutesOfLigne(kept.partie) };
}

/** What this device has said of parties that ended: kept in local storage, sent when it can be. */
export const echoOutbox = perServices((services) => {
  const listeners = new Set<() => void>();
  let current: readonly Echo[] = [];
  let readFrom: string | null = null;
  let trying: Trying | undefined;

  function storedText(): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage is blocked: what this page holds is all there is.
      return readFrom;
    }
  }

  function read(): readonly Echo[] {
    const text = storedText();
    if (text !== readFrom) {
      readFrom = text;
      current = parse(text);
    }
    return current;
  }

  function keep(next: readonly Echo[]): void {
    current = next;
    const text = JSON.stringify(next);
    try {
      localStorage.setItem(key, text);
      readFrom = text;
    } catch {
      // Storage is full or blocked: the page remembers.
    }
    for (const notify of listeners) notify();
  }

  /** Firebase is loaded with the first écho, and only then. */
  async function send(echo: Echo, { partieId, minutes }: EndedPartie): Promise<void> {
    let repository;
    try {
      repository = await import('./echo-repository.ts');
    } catch (error) {
      throw new OfflineError('The code that sends opinions could not be loaded.', {
        cause: error,
      });
    }
    await repository.echoRepository(services).send(echo, partieId, minutes);
  }

  /** Another one may have been said meanwhile: that one waits still. */
  function settle({ id }: Echo): void {
    keep(
      read().flatMap((echo) => {
        if (echo.id !== id) return [echo];
        return echo.isRetire ? [] : [{ ...echo, isSent: true }];
      }),
    );
  }

  async function sendAll(): Promise<number | null> {
    let waitMs: number | null = null;
    let refusal: AccessDeniedError | null = null;
    for (const echo of read().filter(({ isSent }) => !isSent)) {
      if (awaitsName(echo)) continue;
      const partie = await endedPartie(echo.partieId);
      if (partie === null) {
        waitMs = provingMs;
        continue;
      }
      try {
        await send(echo, partie);
        settle(echo);
      } catch (error) {
        if (error instanceof LimitReachedError) waitMs ??= error.until - Date.now();
        else if (error instanceof AccessDeniedError) refusal = error;
        else throw error;
      }
    }
    // One that is refused holds back no other, and is tried again after growing pauses.
    if (refusal !== null && waitMs !== provingMs) throw refusal;
    return waitMs;
  }

  return {
    /** What this device has said and taken back; the same list while it is the same. */
    read,

    /** Calls back when it changes, here or in another tab; gives what stops it. */
    watch: (notify: () => void): (() => void) => {
      listeners.add(notify);
      window.addEventListener('storage', notify);
      return () => {
        listeners.delete(notify);
        window.removeEventListener('storage', notify);
      };
    },

    /** Keeps on this device what a player says; it leaves as soon as it can, in the place of what was said before. */
    say: (said: Omit<Echo, 'id' | 'isRetire' | 'isSent'>): void => {
      const others = read().filter((echo) => !isOf(said.queteId, said.genre)(echo));
      const id = createOperationId();
      keep([...others, { ...said, id, isRetire: false, isSent: false }]);
      trying?.wake();
    },

    /** Takes back what was said. */
    retract: (queteId: QueteId, genre: EchoGenre): void => {
      const retract = { id: createOperationId(), isRetire: true, isSent: false };
      keep(
        read().map((echo) =>
          isOf(queteId, genre)(echo) ? { ...echo, ...retract } : echo,
        ),
      );
      trying?.wake();
    },

    /**
     * Sends what waits. Resolves with how long to wait before the next try (milliseconds), null when nothing is left.
     * Rejects with what stopped it: nothing is lost by that.
     */
    sendAll,

    /** Sends what waits on this device, now and each time the network comes back, until the function it gives is called. */
    start: (): (() => void) => {
      const started = keepTrying('echos', sendAll);
      trying = started;
      return () => {
        started.stop();
        if (trying === started) trying = undefined;
      };
    },
  };
});
