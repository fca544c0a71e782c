export function ensureDependencies(): Promise<void>;
export function fail(sentence: string): never;
export function isAtLeast(version: string, oldest: string): boolean;
export function areDependenciesInstalled(folder: string): boolean;
export function installDependencies(
  folder: string,
  more?: readonly string[],
): Promise<boolean>;
