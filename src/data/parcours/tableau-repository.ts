import {
  collection,
  collectionGroup,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  startAfter,
  Timestamp,
  where,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import {
  emptyTableau,
  mergeLignes,
  tableauContenu,
  tableauSchema,
  type Ligne,
  type Ouverts,
  type Tableau,
} from '@/domain/parcours/tableau.ts';
import { NewerFormatError } from '@/lib/errors/data-error.ts';
import { refuseNewer } from '../refuse-newer.ts';
import { requireUid } from '@/data/session/author-repository.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';
import {
  cursorOf,
  ligneOf,
  parcoursPageSize,
  type ParcoursCursor,
} from './parcours-list-repository.ts';

/** With the figures and the counts beside it, opening the dashboard stays within 40 reads. */
const glanceSize = 5;
/** The most that the rules let be read at once. */
const pageSize = 50;
/** As many documents as there are parcours, page by page. */
const gatherDeadlineMs = 120_000;

/** The list of the team as it is known here. */
export type TableauState = Pick<Tableau, 'lignes' | 'ouverts'> & {
  /** The account that looks. */
  uid: string;
  /** Whether no parcours is missing, nor older than it is. */
  isWhole: boolean;
  /** Whether what is open was counted now, and not when the list was kept. */
  isCounted: boolean;
  /** Parcours that were read and whose document is not what it should be. */
  unreadableCount: number;
};

type Page = {
  lignes: Ligne[];
  unreadableCount: number;
  /** There is nothing after it. */
  isLast: boolean;
  /** The time of what changed last in it. */
  first: Tableau['jusque'];
  /** Where the next one begins. */
  end: ParcoursCursor | null;
};

type Kept = { tableau: Tableau; revision: number };

function timeIn(cursor: ParcoursCursor | null): Tableau['jusque'] {
  if (cursor === null) return null;
  return { seconds: cursor.seconds, nanoseconds: cursor.nanoseconds };
}

function timeOf({ seconds, nanoseconds }: NonNullable<Tableau['jusque']>): Timestamp {
  return new Timestamp(seconds, nanoseconds);
}

function countBy(keys: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}

function parcoursIdOf({ ref }: QueryDocumentSnapshot): string {
  return ref.parent.parent?.id ?? '';
}

function queteIdOf(found: QueryDocumentSnapshot): string {
  return String(found.get('queteId'));
}

/** The documents of a question: at the most `glanceSize`, and null when there are more; or all, page by page. */
async function readFew(wanted: Query): Promise<QueryDocumentSnapshot[] | null> {
  const { docs } = await getDocs(query(wanted, limit(glanceSize)));
  return docs.length < glanceSize ? docs : null;
}

async function readAll(wanted: Query): Promise<QueryDocumentSnapshot[]> {
  const all: QueryDocumentSnapshot[] = [];
  for (;;) {
    const last = all.at(-1);
    const { docs } = await getDocs(
      query(
        wanted,
        orderBy(documentId()),
        ...(last === undefined ? [] : [startAfter(last)]),
        limit(pageSize),
      ),
    );
    all.push(...docs);
    if (docs.length < pageSize) return all;
  }
}

function ouvertsOf(
  commentaires: readonly QueryDocumentSnapshot[],
  signalements: readonly QueryDocumentSnapshot[],
): Ouverts {
  return {
    at: Date.now(),
    commentaires: countBy(commentaires.map(parcoursIdOf)),
    signalements: countBy(signalements.map(queteIdOf)),
  };
}

function isChanged(before: Tableau, after: Tableau): boolean {
  const withoutTime = ({ ouverts, ...others }: Tableau) =>
    JSON.stringify({ ...others, ouverts: ouverts && { ...ouverts, at: 0 } });
  return withoutTime(before) !== withoutTime(after);
}

type Counted = { ouverts: Ouverts | null; isCounted: boolean };

/** The list of the team. For admins. Every function throws one of the data errors. */
export const tableauRepository = perServices((services) => {
  async function tableauDoc() {
    return doc(await services.firestore(), 'tableau', 'parcours');
  }

  async function readKept(): Promise<Kept> {
    const found = await getDoc(await tableauDoc());
    if (!found.exists()) return { tableau: emptyTableau, revision: 0 };
    const revision: unknown = found.get('revision');
    const contenu: unknown = found.get('contenu');
    try {
      const json: unknown = JSON.parse(String(contenu));
      return {
        tableau: tableauSchema.parse(refuseNewer('tableau', json)),
        revision: Number(revision),
      };
    } catch (error) {
      if (error instanceof NewerFormatError) throw error;
      // Of a build before, or damaged: the parcours say it all again.
      console.warn('The list of the team is read again.', error);
      return { tableau: emptyTableau, revision: Number(revision) };
    }
  }

  /** The parcours that changed last, since a time or before a place in the list. */
  async function readPage(
    size: number,
    { since, after }: { since: Tableau['jusque']; after: ParcoursCursor | null },
  ): Promise<Page> {
    const { docs } = await getDocs(
      query(
        collection(await services.firestore(), 'parcours'),
        ...(since === null ? [] : [where('updatedAt', '>=', timeOf(since))]),
        orderBy('updatedAt', 'desc'),
        orderBy('__name__', 'desc'),
        ...(after === null ? [] : [startAfter(timeOf(after), after.id)]),
        limit(size),
      ),
    );
    const read = docs.map(ligneOf);
    const lignes = read.filter((ligne) => ligne !== null);
    return {
      lignes,
      unreadableCount: read.length - lignes.length,
      isLast: docs.length < size,
      first: timeIn(cursorOf(docs[0])),
      end: cursorOf(docs.at(-1)),
    };
  }

  async function openCommentaires(): Promise<Query> {
    const all = collectionGroup(await services.firestore(), 'commentaires');
    return query(all, where('etat', '==', 'ouvert'));
  }

  async function openSignalements(): Promise<Query> {
    const all = collection(await services.firestore(), 'signalements');
    return query(all, where('reponduLe', '==', null));
  }

  /** What is open now when it is little; else what was counted last, if it was. */
  async function glanceAtOuverts(known: Ouverts | null): Promise<Counted> {
    const [commentaires, signalements] = await Promise.all([
      openCommentaires().then(readFew),
      openSignalements().then(readFew),
    ]);
    return commentaires === null || signalements === null
      ? { ouverts: known, isCounted: false }
      : { ouverts: ouvertsOf(commentaires, signalements), isCounted: true };
  }

  /** Keeps the list for who opens it next. Somebody else may have done so meanwhile: theirs is as good. */
  async function keep(tableau: Tableau, revision: number): Promise<void> {
    try {
      await setDoc(await tableauDoc(), {
        contenu: tableauContenu(tableau),
        revision: revision + 1,
        updatedAt: serverTimestamp(),
      });
    } catch (error) {
      console.warn('The list of the team was not kept.', error);
    }
  }

  async function open(): Promise<TableauState> {
    const uid = await requireUid(services);
    const { tableau, revision } = await readKept();
    const isNew = tableau.jusque === null;
    // Without a list that was kept, its first page takes the place of what is counted.
    const [page, { ouverts, isCounted }] = await Promise.all([
      readPage(isNew ? parcoursPageSize : glanceSize, {
        since: tableau.jusque,
        after: null,
      }),
      isNew ? { ouverts: null, isCounted: false } : glanceAtOuverts(tableau.ouverts),
    ]);
    const { unreadableCount, isLast: isWhole } = page;
    const lignes = mergeLignes(tableau.lignes, page.lignes);
    if (isWhole) {
      const next = { ...tableau, lignes, ouverts, jusque: page.first ?? tableau.jusque };
      if (isChanged(tableau, next)) await keep(next, revision);
    }
    return { uid, lignes, ouverts, isCounted, isWhole, unreadableCount };
  }

  async function gather(): Promise<TableauState> {
    const uid = await requireUid(services);
    const { tableau, revision } = await readKept();
    const since = tableau.jusque;
    let page = await readPage(pageSize, { since, after: null });
    const { first } = page;
    let { unreadableCount } = page;
    const read = [...page.lignes];
    while (!page.isLast) {
      page = await readPage(pageSize, { since, after: page.end });
      read.push(...page.lignes);
      unreadableCount += page.unreadableCount;
    }
    const [commentaires, signalements] = await Promise.all([
      openCommentaires().then(readAll),
      openSignalements().then(readAll),
    ]);
    const ouverts = ouvertsOf(commentaires, signalements);
    const lignes = mergeLignes(tableau.lignes, read);
    await keep({ ...tableau, lignes, ouverts, jusque: first ?? since }, revision);
    return { uid, lignes, ouverts, isCounted: true, isWhole: true, unreadableCount };
  }

  return {
    /**
     * Every parcours as they were last gathered, with what changed since: 16 reads at the most, whatever there is. Past
     * that, `isWhole` is false and `gather` reads the rest.
     */
    open: () => answered(open()),

    /** Reads all that changed since the list was kept, and counts what is open: as many reads as there are. */
    gather: () => answered(gather(), gatherDeadlineMs),
  };
});
