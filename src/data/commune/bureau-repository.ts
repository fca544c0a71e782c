import { get, ref, remove, set } from 'firebase/database';
import { realtimeDatabase } from '@/lib/firebase/database.ts';
import { inTime } from '../conversation/conversation-repository.ts';

/*
 * Who answers for a commune as the Realtime Database knows it: it sees nothing of Firestore, where a responsable accepts an
 * invitation (decision 200). Whoever is here reads and answers the messages of the commune, and opens its events.
 */

function place(insee: string, uid: string) {
  return ref(realtimeDatabase(), `bureaux/${insee}/${uid}`);
}

/** Uids of who reads the messages of a commune (INSEE code). For admins. Throws one of the data errors. */
export async function readBureau(insee: string): Promise<readonly string[]> {
  const stored = await inTime(get(ref(realtimeDatabase(), `bureaux/${insee}`)));
  const uids: string[] = [];
  stored.forEach((child) => {
    uids.push(child.key);
  });
  return uids;
}

/** Whether an account answers for a commune here: it reads its messages and opens events. Throws one of the data errors. */
export async function answersFor(uid: string, insee: string): Promise<boolean> {
  return (await inTime(get(place(insee, uid)))).exists();
}

/** Opens the messages of a commune to one of its responsables. For admins. Throws one of the data errors. */
export function openBureau(insee: string, uid: string): Promise<void> {
  return inTime(set(place(insee, uid), true));
}

/** Closes them: to oneself, or to anybody for an admin; nothing changes where they were closed. Throws one of the data errors. */
export function closeBureau(insee: string, uid: string): Promise<void> {
  return inTime(remove(place(insee, uid)));
}
