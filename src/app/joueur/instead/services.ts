import type { Services } from '@/data/firebase/services.ts';
import { OfflineError } from '@/lib/errors/data-error.ts';

const refuse = (): Promise<never> =>
  Promise.reject(new OfflineError('A folder has no back end.'));

/** Every part of Firebase is out of reach. */
export const noServices: Services = {
  app: refuse,
  auth: refuse,
  firestore: refuse,
  liveFirestore: refuse,
  database: refuse,
  storage: refuse,
};

export const fetchFirebase = refuse;
