import { createServices, type Services } from '@/data/firebase/services.ts';

function refuse(): Promise<never> {
  return Promise.reject(
    new Error('This test hands in no such repository, and loads no Firebase.'),
  );
}

/** Services that load nothing: a test hands in the repositories that it needs (`xRepository.handIn(services, { … })`). */
export function createSilentServices(): Services {
  return {
    app: refuse,
    auth: refuse,
    firestore: refuse,
    liveFirestore: refuse,
    database: refuse,
    storage: refuse,
  };
}

/** The services of the local back end, for the tests of repositories; one for each actor that needs a session of its own. */
export function createEmulatorServices(name?: string): Services {
  return createServices(name === undefined ? {} : { name });
}
