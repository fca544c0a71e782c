import type { Services } from './services.ts';

/** A repository (or outbox, store, …) of given services: `parcoursRepository(services).list()`. */
export type PerServices<Repository> = {
  (services: Services): Repository;
  /** For tests: replaces the repository of `services`, in whole or in part. Omitted functions throw when called. */
  handIn: (services: Services, repository: Partial<Repository>) => void;
};

/** Makes a repository once per `services` object: the same services give the same object, so that its caches and connections are shared. */
export function perServices<Repository extends object>(
  create: (services: Services) => Repository,
): PerServices<Repository> {
  const made = new WeakMap<Services, Repository>();
  const of = (services: Services): Repository => {
    const known = made.get(services);
    if (known !== undefined) return known;
    const repository = create(services);
    made.set(services, repository);
    return repository;
  };
  const handIn = (services: Services, repository: Partial<Repository>) => {
    made.set(services, repository as Repository);
  };
  return Object.assign(of, { handIn });
}
