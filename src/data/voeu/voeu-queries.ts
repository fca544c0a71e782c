import { mutationOptions } from '@tanstack/react-query';
import type { Services } from '../firebase/services.ts';
import { answered } from '../firestore/answered.ts';

export const voeuMutations = {
  /** A wish for a quête in a commune: whether it was added. The SDK comes with the press. */
  wish: (services: Services, insee: string) =>
    mutationOptions({
      mutationFn: async () => {
        const { voeuRepository } = await answered(import('./voeu-repository.ts'));
        return voeuRepository(services).wish(insee);
      },
    }),
};
