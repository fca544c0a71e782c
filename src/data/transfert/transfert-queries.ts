import { mutationOptions } from '@tanstack/react-query';
import type { Services } from '../firebase/services.ts';

export const transfertMutations = {
  /** Takes the parties of a jeton into the account; gives how many came. The page is public: the SDK comes with the call. */
  takeOver: (services: Services) =>
    mutationOptions({
      mutationFn: async (jeton: string) => {
        const { transfertRepository } = await import('./transfert-repository.ts');
        return transfertRepository(services).takeOver(jeton);
      },
      onError: (error) => console.warn('The parties could not be taken over.', error),
    }),
};
