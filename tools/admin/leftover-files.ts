import type { App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';

const dayMs = 24 * 60 * 60 * 1_000;

/** What a publication under way has sent is not named yet: a publication lasts minutes. */
const publicFileMs = dayMs;
/**
 * A file of a working copy may be named by what is not online yet: the draft of a device that was left for a while, or
 * « Annuler » in a page that stays open. What is erased here does not come back.
 */
const workingFileMs = 30 * dayMs;

/** The smaller copies of a picture, which only its largest file's name announces (`domain/etape/image-files.ts`). */
const smallCopy = /-[mp](\.[a-z]+)$/;

/** Whether a text names a file, or the picture that it is a smaller copy of. */
function isNamedIn(text: string, name: string): boolean {
  return text.includes(name) || text.includes(name.replace(smallCopy, '-g$1'));
}

/** All that is written in a document and in some of the collections under it, as text: a name that stands anywhere is a name. */
async function textUnder(
  app: App,
  path: string,
  kinds: readonly string[],
): Promise<string> {
  const firestore = getFirestore(app);
  const own = await firestore.doc(path).get();
  // What was announced may never have been shown.
  const { fichiers: _announced, ...said } = own.data() ?? {};
  const texts = [JSON.stringify(said)];
  for (const kind of kinds) {
    const { docs } = await firestore.collection(`${path}/${kind}`).get();
    texts.push(...docs.map((document) => JSON.stringify(document.data())));
  }
  return texts.join('\n');
}

/** Where the names of the files of a quête, a quête privée or a parcours stand, by the collection that they begin with. */
const namers = [
  { collection: 'quetes', minMs: publicFileMs, kinds: ['versions'] },
  // Over or deleted, its document is gone, and names nothing.
  { collection: 'privees', minMs: publicFileMs, kinds: [] },
  {
    collection: 'parcours',
    minMs: workingFileMs,
    kinds: ['etapes', 'epreuves', 'revisions', 'marches', 'commentaires'],
  },
] as const;

/**
 * The files that nothing names, old enough that nothing will: sent by a publication that was cut, by a save that was
 * refused, or taken out of a parcours since. They harm nobody.
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

/** Erases those of the files that nothing names by now: a publication may have taken one up since it was found. */
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
