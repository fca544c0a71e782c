import { live } from '@/device/live.ts';
import type { Services } from '../firebase/services.ts';
import { presenceRepository } from './presence-repository.ts';

export const presenceQueries = {
  /** How many accounts are writing a parcours, live. For admins. */
  writers: (services: Services) =>
    live<number>(['presence'], presenceRepository(services).watchWriters),
};
