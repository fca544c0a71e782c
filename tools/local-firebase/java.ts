import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { installDebianPackage } from '../lib/debian.ts';
import { ClearError } from '../lib/clear-error.ts';

export type Java = {
  /** The folder that holds `bin/java`. */
  home: string;
  major: number;
  /** Has `javac` and `jar`, needed to make our own engines. */
  isKit: boolean;
};

/** The oldest Java that runs Google's engines. */
export const oldestJava = 17;

/** firebase-tools 15 refuses an older one; below, the shim answers for it. */
export const oldestJavaOfFirebaseTools = 21;

const folderPatterns = [
  '/usr/lib/jvm',
  '/opt/java',
  '/usr/local/lib/jvm',
  '/Library/Java/JavaVirtualMachines',
  path.join(homedir(), '.sdkman/candidates/java'),
  path.join(homedir(), '.jdks'),
];

/** `17` from `17.0.15`, `8` from `1.8.0_402`, `25` from `openjdk version "25" 2025-09-16`. */
export function readJavaMajor(text: string): number | undefined {
  const match = /(?:^|version ")(?:1\.)?(\d+)/.exec(text.trim());
  return match?.[1] === undefined ? undefined : Number(match[1]);
}

/** The best of several: newest first, and of the same age a compiling one. */
export function pickJava(found: readonly Java[], needsKit: boolean): Java | undefined {
  return found
    .filter((java) => java.major >= oldestJava && (java.isKit || !needsKit))
    .toSorted((a, b) => b.major - a.major || Number(b.isKit) - Number(a.isKit))[0];
}

/** The newest Java of JAVA_HOME, PATH and the usual folders; undefined if none. */
export function findJava({ needsKit }: { needsKit: boolean }): Java | undefined {
  const homes = new Set<string>();
  for (const candidate of candidateHomes()) {
    if (existsSync(path.join(candidate, 'bin', 'java'))) {
      homes.add(realpathSync(candidate));
    }
  }
  return pickJava([...homes].flatMap(readJava), needsKit);
}

/**
 * The newest Java, installed from Debian if missing and possible.
 * @throws ClearError if it is missing and cannot be installed.
 */
export async function ensureJava({ needsKit }: { needsKit: boolean }): Promise<Java> {
  const found = findJava({ needsKit });
  if (found !== undefined) {
    return found;
  }
  await installDebianPackage('default-jdk-headless', {
    what: `Java ${oldestJava} ou plus récent (avec javac)`,
    elsewhere: 'installez un JDK 21 (par exemple Temurin)',
  });
  const installed = findJava({ needsKit });
  if (installed === undefined) {
    throw new ClearError(
      `Java ${oldestJava} ou plus récent reste introuvable : installez un JDK 21 puis indiquez son dossier dans JAVA_HOME.`,
    );
  }
  return installed;
}

function candidateHomes(): string[] {
  const homes: string[] = [];
  if (process.env['JAVA_HOME'] !== undefined && process.env['JAVA_HOME'] !== '') {
    homes.push(process.env['JAVA_HOME']);
  }
  for (const folder of (process.env['PATH'] ?? '').split(path.delimiter)) {
    const program = path.join(folder, 'java');
    // macOS has a program at /usr/bin/java that only offers to install Java.
    if (folder !== '' && existsSync(program) && !isMacStub(program)) {
      homes.push(path.resolve(path.dirname(realpathSync(program)), '..'));
    }
  }
  for (const parent of folderPatterns) {
    for (const name of listFolder(parent)) {
      homes.push(path.join(parent, name), path.join(parent, name, 'Contents/Home'));
    }
  }
  return homes;
}

function isMacStub(program: string): boolean {
  return process.platform === 'darwin' && realpathSync(program).startsWith('/usr/bin');
}

function listFolder(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

function readJava(home: string): Java[] {
  const major = readMajorFromRelease(home) ?? readMajorFromProgram(home);
  if (major === undefined) {
    return [];
  }
  const isKit = ['javac', 'jar'].every((tool) =>
    existsSync(path.join(home, 'bin', tool)),
  );
  return [{ home, major, isKit }];
}

/** Every JDK has its version in this file; reading it is faster than starting Java. */
function readMajorFromRelease(home: string): number | undefined {
  const file = path.join(home, 'release');
  if (!existsSync(file)) {
    return undefined;
  }
  const version = /^JAVA_VERSION="([^"]+)"/m.exec(readFileSync(file, 'utf8'))?.[1];
  return version === undefined ? undefined : readJavaMajor(version);
}

function readMajorFromProgram(home: string): number | undefined {
  const { stderr } = spawnSync(path.join(home, 'bin', 'java'), ['-version'], {
    encoding: 'utf8',
  });
  return typeof stderr === 'string' ? readJavaMajor(stderr) : undefined;
}
