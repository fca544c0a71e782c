import {
  child,
  get,
  onDisconnect,
  onValue,
  ref,
  remove,
  serverTimestamp,
  set,
  update,
  type Database,
} from 'firebase/database';
import * as z from 'zod/mini';
import { groupeList } from '@/domain/animation/groupe.ts';
import { codeEquipeMs, randomCodeEquipe } from '@/domain/equipe/code-equipe.ts';
import { readSuivis, writeSuivis, type Rang } from '@/domain/equipe/equipe.ts';
import { appareilList, type Appareil } from '@/domain/equipe/membre.ts';
import { queteIdSchema, type Quete } from '@/domain/quete/quete.ts';
import { AccessDeniedError, NotFoundError } from '@/lib/errors/data-error.ts';
import { realtimeDatabase } from '@/lib/firebase/database.ts';
import {
  inTime,
  nextDebit,
  randomHex,
  readServerOffset,
} from '../conversation/conversation-repository.ts';
import { ensurePlayerUid } from '../session/session-repository.ts';
import { ExpiredCodeError } from './expired-code-error.ts';

/** The two clocks may be a little apart. */
export const clockMarginMs = 60_000;

const codeSchema = z.object({
  jeton: z.string(),
  queteId: queteIdSchema,
  version: z.int(),
  expireAt: z.number(),
  /** The event that the team is a group of, and its letter. */
  animation: z.optional(z.string()),
  groupe: z.optional(z.enum(groupeList)),
});
/** What a code leads to. */
export type CodeEquipe = z.infer<typeof codeSchema>;

const rangSchema = z.object({
  prenom: z._default(z.string(), ''),
  etape: z.int(),
  mandat: z.int(),
  la: z.boolean(),
  suivis: z.string(),
});

/** The code of a quête's team, and its end in epoch milliseconds. */
export type DrawnCode = { codeEquipe: string; expireAt: number };

function storedRang(uid: string, { prenom, etape, mandat, la, suivis }: Rang) {
  return {
    uid,
    ...(prenom !== '' && { prenom }),
    ...{ etape, mandat, la, suivis: writeSuivis(suivis), at: serverTimestamp() },
  };
}

async function drawCode(
  database: Database,
  uid: string,
  jeton: string,
  { id, version }: Pick<Quete, 'id' | 'version'>,
): Promise<{ drawn: DrawnCode; written: Record<string, unknown> }> {
  const codeEquipe = randomCodeEquipe();
  const debit = await nextDebit(database, uid, 'equipe', codeEquipe);
  const offset = await readServerOffset(database);
  const expireAt = Date.now() + offset + codeEquipeMs - clockMarginMs;
  return {
    drawn: { codeEquipe, expireAt },
    written: {
      [`debits/${uid}/equipe`]: debit,
      [`codes/${codeEquipe}`]: { jeton, uid, queteId: id, version, expireAt },
    },
  };
}

/**
 * Makes a team around a party, with a code that lives 24 h; `rangOfOwn` gives the row of this phone, the first. Throws one of
 * the data errors: `AccessDeniedError` past forty codes a day.
 */
export function createEquipe(
  quete: Pick<Quete, 'id' | 'version'>,
  rangOfOwn: (jeton: string) => Rang,
): Promise<DrawnCode & { jeton: string }> {
  const create = async () => {
    const uid = await ensurePlayerUid();
    const database = realtimeDatabase();
    const jeton = randomHex(16);
    const { drawn, written } = await drawCode(database, uid, jeton, quete);
    const rang = rangOfOwn(jeton);
    await update(ref(database), {
      ...written,
      [`equipes/${jeton}/${rang.appareil}`]: storedRang(uid, rang),
    });
    return { ...drawn, jeton };
  };
  return inTime(create());
}

/** Another code for a team whose own is over. Throws as `createEquipe` does. */
export function renewCode(
  quete: Pick<Quete, 'id' | 'version'>,
  jeton: string,
): Promise<DrawnCode> {
  const renew = async () => {
    const uid = await ensurePlayerUid();
    const database = realtimeDatabase();
    const { drawn, written } = await drawCode(database, uid, jeton, quete);
    await update(ref(database), written);
    return drawn;
  };
  return inTime(renew());
}

/**
 * What a code leads to. Each try is counted: throws `AccessDeniedError` past forty a day, `NotFoundError` when nobody has
 * this code, `ExpiredCodeError` when its day is over, or `OfflineError`.
 */
export async function readCode(codeEquipe: string): Promise<CodeEquipe> {
  const database = realtimeDatabase();
  const tick = async () => {
    const uid = await ensurePlayerUid();
    const debit = await nextDebit(database, uid, 'equipe', codeEquipe);
    await set(ref(database, `debits/${uid}/equipe`), debit);
  };
  await inTime(tick());
  try {
    const stored = await inTime(get(ref(database, `codes/${codeEquipe}`)));
    const parsed = codeSchema.safeParse(stored.val());
    if (!parsed.success) throw new NotFoundError('Nobody has this code.');
    return parsed.data;
  } catch (error) {
    // The try was counted: nothing but its end closes a code.
    if (!(error instanceof AccessDeniedError)) throw error;
    throw new ExpiredCodeError('This code is over.', { cause: error });
  }
}

/**
 * Takes the first free place of a team, whose code this session has just read. Null when all twelve are taken. Throws one of
 * the data errors.
 */
export async function takePlace(
  jeton: string,
  rangOfOwn: (appareil: Appareil) => Rang,
): Promise<Appareil | null> {
  const uid = await inTime(ensurePlayerUid());
  const database = realtimeDatabase();
  const team = await inTime(get(ref(database, `equipes/${jeton}`)));
  for (const appareil of appareilList) {
    if (team.hasChild(appareil)) continue;
    try {
      const own = ref(database, `equipes/${jeton}/${appareil}`);
      await inTime(set(own, storedRang(uid, rangOfOwn(appareil))));
      return appareil;
    } catch (error) {
      // Another phone was quicker: the next place.
      if (!(error instanceof AccessDeniedError)) throw error;
    }
  }
  return null;
}

/** What comes of a team. */
export type EquipeListener = {
  /** Every phone of the team, this one included, now and after each change. */
  onRangs: (rangs: readonly Rang[]) => void;
  onConnexion: (isConnected: boolean) => void;
  /** The row of this phone is no longer its own: it was under another session. */
  onRefused: () => void;
};

export type EquipeLink = {
  /** Tells the row of this phone, now or as soon as there is a network: always the last one given. */
  tell: (rang: Rang) => void;
  /** Takes the row away. */
  leave: () => Promise<void>;
  stop: () => void;
};

function rangsOf(stored: unknown): Rang[] {
  if (typeof stored !== 'object' || stored === null) return [];
  return Object.entries(stored).flatMap(([name, value]): Rang[] => {
    const appareil = appareilList.find((one) => one === name);
    const parsed = rangSchema.safeParse(value);
    if (appareil === undefined || !parsed.success) return [];
    return [{ ...parsed.data, appareil, suivis: readSuivis(parsed.data.suivis) }];
  });
}

/**
 * Tells every phone of a team, now and after each change, to who looks on; `onError` when it may not be read. Returns the
 * way to stop.
 */
export function watchEquipe(
  jeton: string,
  onRangs: (rangs: readonly Rang[]) => void,
  onError: (error: Error) => void,
): () => void {
  return onValue(
    ref(realtimeDatabase(), `equipes/${jeton}`),
    (rows) => onRangs(rangsOf(rows.val())),
    onError,
  );
}

/** Follows a team in which this phone has a place. Without network nothing is said, and all is told when it is back. */
export function followEquipe(
  uid: string,
  { jeton, appareil }: { jeton: string; appareil: Appareil },
  { onRangs, onConnexion, onRefused }: EquipeListener,
): EquipeLink {
  const database = realtimeDatabase();
  const team = ref(database, `equipes/${jeton}`);
  const own = child(team, appareil);
  let latest: Rang | null = null;
  let isReady = false;

  const failed = (error: unknown) => {
    console.warn('The team could not be told.', error);
    if (error instanceof Error && /permission.denied/i.test(error.message)) onRefused();
  };
  const write = () => {
    if (isReady && latest !== null) set(own, storedRang(uid, latest)).catch(failed);
  };
  const stopConnexion = onValue(ref(database, '.info/connected'), (connected) => {
    isReady = false;
    onConnexion(connected.val() === true);
    if (connected.val() !== true) return;
    // What is to be said of a connection that ends comes first: it may end at any moment.
    onDisconnect(child(own, 'la'))
      .set(false)
      .then(() => {
        isReady = true;
        write();
      })
      .catch(failed);
  });
  const stopTeam = onValue(team, (rows) => onRangs(rangsOf(rows.val())), failed);
  const stop = () => {
    stopConnexion();
    stopTeam();
    onDisconnect(child(own, 'la')).cancel().catch(failed);
  };
  return {
    tell: (rang) => {
      latest = rang;
      write();
    },
    leave: async () => {
      stop();
      await inTime(remove(own));
    },
    stop: () => {
      stop();
      if (isReady && latest !== null) set(child(own, 'la'), false).catch(failed);
    },
  };
}
