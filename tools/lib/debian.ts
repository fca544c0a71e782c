import { existsSync } from 'node:fs';
import { ClearError } from './clear-error.ts';
import { run } from './run.ts';

type Wish = {
  /** The missing part, for the message: « Java 17 ou plus récent ». */
  what: string;
  /** Remedy on another system, as the end of a sentence. */
  elsewhere: string;
  /** False for a package outside Debian's own lists: its name would not help without its source. */
  isInDebian?: boolean;
};

/** True when this process may install packages by apt-get. */
export function canInstallDebianPackages(): boolean {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
}

/**
 * Installs a package by its name, refreshing the lists when they do not know it.
 * @throws ClearError with the missing part and the command to type.
 */
export async function installDebianPackage(name: string, wish: Wish): Promise<void> {
  if (
    !existsSync('/usr/bin/apt-get') ||
    (wish.isInDebian === false && !canInstallDebianPackages())
  ) {
    throw new ClearError(`Il manque ${wish.what} : ${wish.elsewhere}, puis recommencez.`);
  }
  if (!canInstallDebianPackages()) {
    throw new ClearError(
      `Il manque ${wish.what} : tapez « sudo apt-get install ${name} », puis recommencez.`,
    );
  }
  if ((await aptInstall(name)) || ((await aptUpdate()) && (await aptInstall(name)))) {
    return;
  }
  throw new ClearError(
    `Il manque ${wish.what}, et « apt-get install ${name} » échoue sur cette machine : ${wish.elsewhere}, puis recommencez.`,
  );
}

/** Without network, apt-get fails at once instead of retrying each address. */
const quickly = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];

async function aptInstall(name: string): Promise<boolean> {
  const result = await run(
    'apt-get',
    [...quickly, 'install', '--yes', '--no-install-recommends', name],
    {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    },
  );
  return result.status === 0;
}

async function aptUpdate(): Promise<boolean> {
  const result = await run('apt-get', [...quickly, 'update']);
  return result.status === 0;
}
