import { useMutation } from '@tanstack/react-query';
import {
  animationRepository,
  type Animation,
  type NewMot,
} from '@/data/animation/animation-repository.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import type { Groupe } from '@/domain/animation/groupe.ts';

/** Sends a message to groups of an event, or unlocks them. */
export function useSendMot(animation: Animation) {
  const services = useFirebase();
  return useMutation({
    mutationFn: ({ groupes, mot }: { groupes: readonly Groupe[]; mot: NewMot }) =>
      animationRepository(services).sendMot(animation, groupes, mot),
  });
}
