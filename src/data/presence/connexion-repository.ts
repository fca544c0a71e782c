import {
  get,
  onDisconnect,
  ref,
  runTransaction,
  set,
  type Database,
  type DatabaseReference,
} from 'firebase/database';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';

/** The rules know sixteen connections of one session, whatever their rooms. */
const connexionList: readonly string[] = 'abcdefghijklmnop'.split('');

/** All of them from a random one on, so that two pages that open at once seldom try the same. */
function fromAnyOn(): readonly string[] {
  const start = Math.floor(Math.random() * connexionList.length);
  return [...connexionList.slice(start), ...connexionList.slice(0, start)];
}

/**
 * Takes a free connection of this session and writes `row` under it in the room `presence/{salon}`; it is removed when the
 * connection to the database ends. `debits/{uid}/presence` names the room of each connection, as the rules ask.
 * Throws `AccessDeniedError` when sixteen pages of this session are present.
 */
export async function takeConnexion(
  database: Database,
  { salon, uid }: { salon: string; uid: string },
  row: () => object,
): Promise<DatabaseReference> {
  const rooms = await get(ref(database, `debits/${uid}/presence`));
  const placed = fromAnyOn().map((connexion) => {
    const room: unknown = rooms.child(connexion).val();
    return { connexion, room: typeof room === 'string' ? room : null };
  });
  const unusedFirst = placed.toSorted(
    (one, other) => Number(one.room !== null) - Number(other.room !== null),
  );
  for (const { connexion, room } of unusedFirst) {
    if (room !== salon) {
      const elsewhere = ref(database, `presence/${room ?? salon}/${uid}/${connexion}`);
      if (room !== null && (await get(elsewhere)).exists()) continue;
      await set(ref(database, `debits/${uid}/presence/${connexion}`), salon);
    }
    const own = ref(database, `presence/${salon}/${uid}/${connexion}`);
    // The way out first: a connection may end at any moment.
    await onDisconnect(own).remove();
    const { committed } = await runTransaction(
      own,
      (there: unknown) => (there === null ? row() : undefined),
      { applyLocally: false },
    );
    if (committed) return own;
    // Another page of this session has it.
    await onDisconnect(own).cancel();
  }
  throw new AccessDeniedError('Sixteen pages of this session are present already.');
}
