import { createServices, type Services } from '@/data/firebase/services.ts';

function refuse(): Promise<never> {
  return Promise.reject(
    new Error('This test hands in no such repository, and loads no Firebase.'),
  );
}

/** Services that load nothing: a test hands in its repositories (`xRepository.handIn(services, { … })`). */
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

/** The services of the local back end, for the tests of repositories: the session that `signInAs` opens is theirs. */
export const emulatorServices = createServices();

/** The services of another actor of the same test, with a session of their own; without a name, `emulatorServices`. */
export function createEmulatorServices(name?: string): Services {
  return name === undefined ? emulatorServices : createServices({ name });
}
