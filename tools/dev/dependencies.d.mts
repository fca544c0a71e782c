export function ensureDependencies(): void;
export function fail(sentence: string): never;
export function isAtLeast(version: string, oldest: string): boolean;
export function areDependenciesInstalled(folder: string): boolean;
export function installDependencies(folder: string): boolean;

/** One package of a lock file, as far as it matters here. */
export type LockedPackage = {
  name?: string;
  version?: string;
  resolved?: string;
  integrity?: string;
  inBundle?: boolean;
  link?: boolean;
};
export function withAddresses(
  lock: { packages: Record<string, LockedPackage> },
  registry: string,
): { packages: Record<string, LockedPackage> };
