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
  type DataSnapshot,
  type Database,
} from 'firebase/database';
import * as z from 'zod/mini';
import { groupeList } from '@/domain/animation/groupe.ts';
import { randomBytes } from '@/lib/random-bytes.ts';
import { codeEquipeMs, randomCodeEquipe } from '@/domain/equipe/code-equipe.ts';
import { readSuivis, writeSuivis, type Rang } from '@/domain/equipe/equipe.ts';
import { appareilList, type Appareil } from '@/domain/equipe/membre.ts';
import { queteIdSchema, type Quete } from '@/domain/quete/quete.ts';
import {
  AccessDeniedError,
  NotFoundError,
  type DataError,
} from '@/lib/errors/data-error.ts';
import { toDataError } from '@/lib/errors/firebase-error.ts';
import { nextDebit, readServerOffset } from '../conversation/conversation-repository.ts';
import { listen } from '../firebase/listen.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';
import { randomHex } from '../firestore/random-hex.ts';
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
/** Target of a code. */
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
  const codeEquipe = randomCodeEquipe(randomBytes);
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

/** Callbacks of a team. */
export type EquipeListener = {
  /** Every phone of the team, this one included, now and after each change. */
  onRangs: (rangs: readonly Rang[]) => void;
  onConnexion: (isConnected: boolean) => void;
  /** The row of this phone is no longer its own: it was under another session. */
  onRefused: () => void;
};

export type EquipeLink = {
  /** Sends the row of this phone, now or as soon as there is a network: always the last one. */
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

/** Follows a team over a connection that is there. */
function followOn(
  database: Database,
  uid: string,
  { jeton, appareil }: { jeton: string; appareil: Appareil },
  { onRangs, onConnexion, onRefused }: EquipeListener,
): EquipeLink {
  const team = ref(database, `equipes/${jeton}`);
  const own = child(team, appareil);
  let latest: Rang | null = null;
  let isReady = false;

  const failed = (error: unknown) => {
    console.warn('The team could not be told.', error);
    if (toDataError(error) instanceof AccessDeniedError) onRefused();
  };
  const write = () => {
    if (isReady && latest !== null) set(own, storedRang(uid, latest)).catch(failed);
  };
  const stopConnexion = onValue(ref(database, '.info/connected'), (connected) => {
    isReady = false;
    onConnexion(connected.val() === true);
    if (connected.val() !== true) return;
    // The entry for a lost connection is written first: it may be lost at any moment.
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
      await answered(remove(own));
    },
    stop: () => {
      stop();
      if (isReady && latest !== null) set(child(own, 'la'), false).catch(failed);
    },
  };
}

/** Most places of a session, one per device. */
const placeCount = 3;

/** The places that a phone of this session may take: a free one, or that of an absent phone of its own. */
function placesFor(team: DataSnapshot, uid: string): Appareil[] {
  const own = appareilList.filter((place) => team.child(`${place}/uid`).val() === uid);
  const free = appareilList.filter((place) => !team.hasChild(place));
  const lost = own.filter((place) => team.child(`${place}/la`).val() === false);
  return own.length < placeCount ? [...free, ...lost] : lost;
}

/** The teams of the Realtime Database: phones that play a party together. */
export const equipeRepository = perServices((services) => {
  /** Session and database. */
  async function openTeams() {
    const [uid, database] = await Promise.all([
      ensurePlayerUid(services),
      services.database(),
    ]);
    return { uid, database };
  }

  async function createOne(
    quete: Pick<Quete, 'id' | 'version'>,
    rangOfOwn: (jeton: string) => Rang,
  ): Promise<DrawnCode & { jeton: string }> {
    const { uid, database } = await openTeams();
    const jeton = randomHex(16);
    const { drawn, written } = await drawCode(database, uid, jeton, quete);
    const rang = rangOfOwn(jeton);
    await update(ref(database), {
      ...written,
      [`equipes/${jeton}/${rang.appareil}`]: storedRang(uid, rang),
    });
    return { ...drawn, jeton };
  }

  async function drawAgain(
    quete: Pick<Quete, 'id' | 'version'>,
    jeton: string,
  ): Promise<DrawnCode> {
    const { uid, database } = await openTeams();
    const { drawn, written } = await drawCode(database, uid, jeton, quete);
    await update(ref(database), written);
    return drawn;
  }

  /** Counts a try of a code, which allows its session to read it. */
  async function countTry(codeEquipe: string): Promise<void> {
    const { uid, database } = await openTeams();
    const debit = await nextDebit(database, uid, 'equipe', codeEquipe);
    await set(ref(database, `debits/${uid}/equipe`), debit);
  }

  async function findCode(codeEquipe: string): Promise<CodeEquipe> {
    const stored = await get(ref(await services.database(), `codes/${codeEquipe}`));
    const parsed = codeSchema.safeParse(stored.val());
    if (!parsed.success) throw new NotFoundError('Nobody has this code.');
    return parsed.data;
  }

  /** False if another phone was faster. */
  async function takeOne(uid: string, jeton: string, rang: Rang): Promise<boolean> {
    const own = ref(await services.database(), `equipes/${jeton}/${rang.appareil}`);
    try {
      await answered(set(own, storedRang(uid, rang)));
      return true;
    } catch (error) {
      if (!(error instanceof AccessDeniedError)) throw error;
      return false;
    }
  }

  return {
    /**
     * Creates a team around a party, with a code valid for 24 h; `rangOfOwn` returns the row of this phone, the first. Throws a data error:
     * `AccessDeniedError` past forty codes a day.
     */
    create: (quete: Pick<Quete, 'id' | 'version'>, rangOfOwn: (jeton: string) => Rang) =>
      answered(createOne(quete, rangOfOwn)),

    /** A new code for a team whose code has expired. Throws as `create` does. */
    renewCode: (quete: Pick<Quete, 'id' | 'version'>, jeton: string) =>
      answered(drawAgain(quete, jeton)),

    /**
     * The target of a code. Each try is counted: throws `AccessDeniedError` past forty a day, `NotFoundError` for an unknown code,
     * `ExpiredCodeError` when its day is over, or `OfflineError`.
     */
    readCode: async (codeEquipe: string): Promise<CodeEquipe> => {
      await answered(countTry(codeEquipe));
      try {
        return await answered(findCode(codeEquipe));
      } catch (error) {
        // The try was counted: only its end closes a code.
        if (!(error instanceof AccessDeniedError)) throw error;
        throw new ExpiredCodeError('This code is over.', { cause: error });
      }
    },

    /**
     * Takes the first free place of a team, whose code this session has just read; or, if it has three already, one of its own whose phone
     * is absent. Null when there is none. Throws a data error.
     */
    takePlace: async (
      jeton: string,
      rangOfOwn: (appareil: Appareil) => Rang,
    ): Promise<Appareil | null> => {
      const { uid, database } = await answered(openTeams());
      const team = await answered(get(ref(database, `equipes/${jeton}`)));
      for (const appareil of placesFor(team, uid)) {
        if (await takeOne(uid, jeton, rangOfOwn(appareil))) return appareil;
      }
      return null;
    },

    /** Watches every phone of a team, for an observer; `onError` when it may not be read. Returns a stop function. */
    watch: (
      jeton: string,
      onRangs: (rangs: readonly Rang[]) => void,
      onError: (error: DataError) => void,
    ): (() => void) =>
      listen<Database, readonly Rang[]>(
        services.database(),
        (database, tell, refuse) =>
          onValue(
            ref(database, `equipes/${jeton}`),
            (rows) => tell(rangsOf(rows.val())),
            refuse,
          ),
        { onValue: onRangs, onError },
      ),

    /**
     * Opens a follower of teams in which this phone has a place, once the connection's code is loaded. Without network nothing is sent, and
     * all is sent when it is back. Throws a data error.
     */
    openFollowing: async () => {
      const { uid, database } = await answered(openTeams());
      return {
        uid,
        follow: (
          place: { jeton: string; appareil: Appareil },
          listener: EquipeListener,
        ) => followOn(database, uid, place, listener),
      };
    },
  };
});
