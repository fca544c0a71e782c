import { mutationOptions } from '@tanstack/react-query';
import type { Signalement } from '@/domain/signalement/signalement.ts';
import type { Services } from '../firebase/services.ts';
import { signalementOutbox } from './signalement-outbox.ts';

/** A report of a player: kept on the device first, then sent by the outbox, which is watched for 15 s. Never fails. */
export function reportMutation(services: Services) {
  return mutationOptions({
    mutationFn: ({
      signalement,
      photo,
    }: {
      signalement: Signalement;
      photo: Blob | null;
    }) => signalementOutbox(services).report(signalement, photo),
  });
}
