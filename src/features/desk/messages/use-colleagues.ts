import { useEffect, useRef, useState } from 'react';
import {
  deskPresenceRepository,
  type Colleague,
  type OwnDeskPresence,
} from '@/data/conversation/desk-presence-repository.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';

const nobody: readonly Colleague[] = [];

/** The others of the team at the desk now; they see which conversation is open here. */
export function useColleagues(
  uid: string,
  nom: string,
  openId: string | null,
): readonly Colleague[] {
  const services = useFirebase();
  const [colleagues, setColleagues] = useState(nobody);
  const own = useRef<OwnDeskPresence | null>(null);
  const place = useRef(openId);

  // A listener: the database sends who is there, and receives it.
  useEffect(() => {
    if (uid === '') return undefined;
    own.current = deskPresenceRepository(services).join({ uid, nom }, setColleagues);
    own.current.move(place.current);
    return () => {
      own.current?.leave();
      own.current = null;
    };
  }, [services, uid, nom]);

  // Each step is sent to the room.
  useEffect(() => {
    place.current = openId;
    own.current?.move(openId);
  }, [openId]);
  return colleagues;
}

/** The name of a member of the team. */
export function colleagueName(uid: string, colleagues: readonly Colleague[]): string {
  const nom = colleagues.find((one) => one.uid === uid)?.nom ?? '';
  return nom === '' ? 'Un collègue' : nom;
}

/** All of them in words: « Bruno et Alice ». */
export function colleagueList(colleagues: readonly Colleague[]): string {
  return new Intl.ListFormat('fr').format(
    colleagues.map(({ uid }) => colleagueName(uid, colleagues)),
  );
}

/** Who else reads a conversation, in words: « Bruno et Alice »; empty when nobody does. */
export function readerNames(id: string, colleagues: readonly Colleague[]): string {
  return colleagueList(
    colleagues.filter(({ conversations }) => conversations.includes(id)),
  );
}
