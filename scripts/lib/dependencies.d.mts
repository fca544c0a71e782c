export function ensureDependencies(): void;
export function isAtLeast(version: string, oldest: string): boolean;
export function areDependenciesInstalled(folder: string): boolean;
export function installDependencies(folder: string): boolean;
