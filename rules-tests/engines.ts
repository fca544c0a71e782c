import { resolve } from 'node:path';

export type Host = { host: string; port: number };

function hostFrom(text: string): Host {
  const { hostname, port } = new URL(`http://${text}`);
  return { host: hostname, port: Number(port) };
}

/** Addresses of the engines; `tools/local-firebase/README.md` has their ports. */
export const firestoreHost = hostFrom(
  process.env['FIRESTORE_EMULATOR_HOST'] ?? '127.0.0.1:18080',
);
export const storageHost = hostFrom(
  process.env['FIREBASE_STORAGE_EMULATOR_HOST'] ?? '127.0.0.1:19199',
);

/**
 * Two projects of our own, each with its documents and its copy of the rules. The engine keeps every value of every expression, and is read
 * for those of `covered`: large attempts, or hundreds of them, go to `beside`.
 */
export const projectList = ['demo-qc-rules', 'demo-qc-rules-beside'] as const;
export const covered = 'demo-qc-rules';
export const beside = 'demo-qc-rules-beside';
/** Has the rules with a padding: it measures their number of expressions (`expressions.ts`). */
export const padded = 'demo-qc-rules-padded';
/** Has the rules, and received no request: its report gives their number of expressions (`budgets.ts`). */
export const weighed = 'demo-qc-rules-weighed';
export type Project = (typeof projectList)[number] | typeof padded | typeof weighed;

/** The Storage engine serves one project only, and reads its Firestore: the one of the test engines. */
export const storageProject = 'demo-qc-test';

const root = resolve(import.meta.dirname, '..');
export const firestoreRulesPath = resolve(root, 'firestore.rules');
export const storageRulesPath = resolve(root, 'storage.rules');

/** Our Storage engine's coverage of the rules (`tools/local-firebase/README.md`). */
export const storageCoverageFile =
  process.env['STORAGE_RULES_COVERAGE_FILE'] ??
  resolve(root, '.local/test/storage-rules-coverage.json');
