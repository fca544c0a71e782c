import type { App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';

const dayMs = 24 * 60 * 60 * 1_000;

/** Files of a publication under way have no reference yet: a publication lasts minutes. */
const publicFileMs = dayMs;
/**
 * A file of a working copy may be used by unsaved data: the draft of a device that was left for a while, or « Annuler » in a page that
 * stays open. Erasing it is final.
 */
const workingFileMs = 30 * dayMs;

/** The smaller copies of a picture, announced only by its largest file's name (`domain/etape/image-files.ts`). */
const smallCopy = /-[mp](\.[a-z]+)$/;

/** True if a text names a file, or the picture of which it is a smaller copy. */
function isNamedIn(text: string, name: string): boolean {
  return text.includes(name) || text.includes(name.replace(smallCopy, '-g$1'));
}

/** All text of a document and of some of its sub-collections: a name anywhere is a reference. */
async function textUnder(
  app: App,
  path: string,
  kinds: readonly string[],
): Promise<string> {
  const firestore = getFirestore(app);
  const own = await firestore.doc(path).get();
  // An announced file may never have been shown.
  const { fichiers: _announced, ...said } = own.data() ?? {};
  const texts = [JSON.stringify(said)];
  for (const kind of kinds) {
    const { docs } = await firestore.collection(`${path}/${kind}`).get();
    texts.push(...docs.map((document) => JSON.stringify(document.data())));
  }
  return texts.join('\n');
}

/** Documents with the file names of a quête, a quête privée or a parcours, by their root collection. */
const namers = [
  { collection: 'quetes', minMs: publicFileMs, kinds: ['versions'] },
  // An expired or deleted one has no document, and so no references.
  { collection: 'privees', minMs: publicFileMs, kinds: [] },
  {
    collection: 'parcours',
    minMs: workingFileMs,
    kinds: ['etapes', 'epreuves', 'revisions', 'marches', 'commentaires'],
  },
] as const;

/**
 * Unreferenced files, old enough to stay so: of an interrupted publication, of a refused save, or removed from a parcours since. They are
 * harmless.
 */
export async function findLeftoverFiles(app: App, now: number): Promise<string[]> {
  const found: string[] = [];
  for (const { collection, minMs, kinds } of namers) {
    const [files] = await getStorage(app)
      .bucket()
      .getFiles({ prefix: `${collection}/` });
    const oldByOwner = new Map<string, string[]>();
    for (const { name, metadata } of files) {
      const [, id = '', file = ''] = name.split('/');
      const isOld = now - Date.parse(metadata.timeCreated ?? '') > minMs;
      if (!isOld || id === '' || file === '') continue;
      const owner = `${collection}/${id}`;
      oldByOwner.set(owner, [...(oldByOwner.get(owner) ?? []), name]);
    }
    for (const [owner, old] of oldByOwner) {
      const text = await textUnder(app, owner, kinds);
      found.push(...old.filter((name) => !isNamedIn(text, name)));
    }
  }
  return found;
}

/** Erases the files still without a reference: a publication may have used one since it was found. */
export async function eraseLeftoverFiles(
  app: App,
  names: readonly string[],
  now: number,
): Promise<void> {
  const still = new Set(await findLeftoverFiles(app, now));
  for (const name of names) {
    if (!still.has(name)) continue;
    await getStorage(app).bucket().file(name).delete({ ignoreNotFound: true });
  }
}
