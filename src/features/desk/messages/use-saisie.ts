import { useEffect, useRef, useState } from 'react';
import {
  saisieRepository,
  type OwnSaisie,
} from '@/data/conversation/saisie-repository.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';

const nobody: readonly string[] = [];

export type Saisie = {
  /** Uids of the others who type, as last received. */
  typing: readonly string[];
  press: () => void;
  stop: () => void;
};

/** Who types in a conversation, and what tells them that one does too. */
export function useSaisie(id: string, uid: string): Saisie {
  const services = useFirebase();
  const [typing, setTyping] = useState(nobody);
  const own = useRef<OwnSaisie | null>(null);
  // A listener: the database sends who types, and receives it.
  useEffect(() => {
    if (uid === '') return undefined;
    own.current = saisieRepository(services).join(id, uid, (uids) =>
      // The same ones: nothing to show, and nothing to say aloud again.
      setTyping((before) => (before.join() === uids.join() ? before : uids)),
    );
    return () => {
      own.current?.leave();
      own.current = null;
    };
  }, [services, id, uid]);
  return {
    typing,
    press: () => own.current?.press(),
    stop: () => own.current?.stop(),
  };
}
