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
  startAfter,
  Timestamp,
  where,
  writeBatch,
  type DocumentSnapshot,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import {
  emptyTableau,
  mergeLignes,
  tableauPartSchema,
  tableauSchema,
  type Ligne,
  type Ouverts,
  type Tableau,
  type TableauPart,
} from '@/domain/parcours/tableau.ts';
import {
  furtherNumbers,
  joinParts,
  newestLignes,
  partCountOf,
  splitTableau,
  type WrittenTableau,
} from '@/domain/parcours/tableau-parts.ts';
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
} from '@/data/parcours/parcours-list-repository.ts';

/** With the figures and the counts beside it, opening the dashboard stays within 40 reads. */
const glanceSize = 5;
/** The rules' limit of a list. */
const pageSize = 50;
/** As many documents as there are parcours, page by page, and every part of the list. */
const gatherDeadlineMs = 120_000;

/** Some hundreds of kilobytes a part. */
const furtherDeadlineMs = 60_000;

/** The parts of the list after the first: those that an opening does not read. */
export type FurtherParts = {
  partCount: number;
  /** The revision that last moved rows between parts: until the next, they are constant. */
  movedAt: number;
};

/** The list of the team as known here. */
export type TableauState = Pick<Tableau, 'lignes' | 'ouverts'> & {
  /** The reading account. */
  uid: string;
  /** True if no parcours is missing, or outdated. */
  isWhole: boolean;
  /** True if the open items were counted now, and not when the list was stored. */
  isCounted: boolean;
  /** Unreadable parcours documents. */
  unreadableCount: number;
  /** Parts with the rows that changed earlier; null if all of them are here. */
  further: FurtherParts | null;
};

/** The rows of the parts after the first. */
export type TableauRest = {
  lignes: readonly Ligne[];
  /** True if every part could be read. */
  isWhole: boolean;
};

type Page = {
  lignes: Ligne[];
  unreadableCount: number;
  /** No page after it. */
  isLast: boolean;
  /** The time of its latest change. */
  first: Tableau['jusque'];
  /** Start of the next one. */
  end: ParcoursCursor | null;
};

type Kept = { tableau: Tableau; revision: number };
type KeptPart = { part: TableauPart; revision: number };

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

/** The parts after the first; null if there are none. */
function furtherOf(tableau: Tableau): FurtherParts | null {
  const partCount = partCountOf(tableau);
  return partCount === 1 ? null : { partCount, movedAt: tableau.movedAt ?? 0 };
}

function valuesOf(parts: ReadonlyMap<number, KeptPart>): Map<number, TableauPart> {
  return new Map([...parts].map(([number, { part }]) => [number, part]));
}

function revisionOf(found: DocumentSnapshot): number {
  return found.exists() ? Number(found.get('revision')) : 0;
}

function partIn(found: DocumentSnapshot): TableauPart {
  const json: unknown = JSON.parse(String(found.get('contenu')));
  return tableauPartSchema.parse(refuseNewer('tableau', json));
}

type Counted = { ouverts: Ouverts | null; isCounted: boolean };

/** The list of the team. For admins. Functions throw data errors. */
export const tableauRepository = perServices((services) => {
  async function partDoc(number: number) {
    const name = number === 0 ? 'parcours' : `parcours-${number}`;
    return doc(await services.firestore(), 'tableau', name);
  }

  async function readKept(): Promise<Kept> {
    const found = await getDoc(await partDoc(0));
    if (!found.exists()) return { tableau: emptyTableau, revision: 0 };
    const revision = revisionOf(found);
    const contenu: unknown = found.get('contenu');
    try {
      const json: unknown = JSON.parse(String(contenu));
      return {
        tableau: tableauSchema.parse(refuseNewer('tableau', json)),
        revision,
      };
    } catch (error) {
      if (error instanceof NewerFormatError) throw error;
      // Damaged: all is reread from the parcours.
      console.warn('The list of the team is read again.', error);
      return { tableau: emptyTableau, revision };
    }
  }

  /** The parts with these numbers; null for a missing or unreadable one. */
  async function readParts(
    numbers: readonly number[],
  ): Promise<Map<number, KeptPart | null>> {
    const read = numbers.map(async (number) => {
      const found = await getDoc(await partDoc(number));
      try {
        return [number, { part: partIn(found), revision: revisionOf(found) }] as const;
      } catch (error) {
        if (error instanceof NewerFormatError) throw error;
        console.warn(`Part ${number} of the list of the team cannot be read.`, error);
        return [number, null] as const;
      }
    });
    return new Map(await Promise.all(read));
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

  /** The present count of open items if small; else the last count, if any. */
  async function glanceAtOuverts(known: Ouverts | null): Promise<Counted> {
    const [commentaires, signalements] = await Promise.all([
      openCommentaires().then(readFew),
      openSignalements().then(readFew),
    ]);
    return commentaires === null || signalements === null
      ? { ouverts: known, isCounted: false }
      : { ouverts: ouvertsOf(commentaires, signalements), isCounted: true };
  }

  /** Writes parts of the list together: all of them, or none if one has changed since it was read. */
  async function commit(
    { first, further }: WrittenTableau,
    revision: number,
    parts: ReadonlyMap<number, KeptPart>,
  ): Promise<void> {
    const batch = writeBatch(await services.firestore());
    const put = async (number: number, value: Tableau | TableauPart, before: number) =>
      batch.set(await partDoc(number), {
        contenu: JSON.stringify(value),
        revision: before + 1,
        updatedAt: serverTimestamp(),
      });
    await put(0, first, revision);
    for (const [number, part] of further) {
      // An uncounted one may exist there: two parts were joined, or the list was restarted.
      const before =
        parts.get(number)?.revision ?? revisionOf(await getDoc(await partDoc(number)));
      await put(number, part, before);
    }
    await batch.commit();
  }

  /**
   * Stores the list for the next admin who opens it, and joins two of the `parts`, if known, when two fit into one. Another admin may have
   * stored it meanwhile: theirs is as good.
   */
  async function keep(
    next: Tableau,
    { tableau: before, revision }: Kept,
    parts: ReadonlyMap<number, KeptPart> = new Map(),
  ): Promise<void> {
    const commits = splitTableau(next, { before, revision: revision + 1 });
    const isSplit = commits.some(({ further }) => further.size > 0);
    const joined = isSplit ? null : joinParts(next, valuesOf(parts), revision + 1);
    try {
      for (const [index, written] of (joined ? [joined] : commits).entries()) {
        await commit(written, revision + index, parts);
      }
    } catch (error) {
      console.warn('The list of the team was not kept.', error);
    }
  }

  async function open(): Promise<TableauState> {
    const uid = await requireUid(services);
    const kept = await readKept();
    const { tableau } = kept;
    const isNew = tableau.jusque === null;
    // Without a stored list, its first page replaces the counted items.
    const [page, { ouverts, isCounted }] = await Promise.all([
      readPage(isNew ? parcoursPageSize : glanceSize, {
        since: tableau.jusque,
        after: null,
      }),
      isNew ? { ouverts: null, isCounted: false } : glanceAtOuverts(tableau.ouverts),
    ]);
    const { unreadableCount, isLast: isWhole } = page;
    const lignes = mergeLignes(tableau.lignes, page.lignes);
    const further = furtherOf(tableau);
    if (isWhole) {
      const next = { ...tableau, lignes, ouverts, jusque: page.first ?? tableau.jusque };
      if (isChanged(tableau, next)) await keep(next, kept);
    }
    return { uid, lignes, ouverts, isCounted, isWhole, unreadableCount, further };
  }

  async function readRest({ partCount }: FurtherParts): Promise<TableauRest> {
    const parts = [...(await readParts(furtherNumbers(partCount))).values()];
    const read = parts.filter((kept) => kept !== null);
    return {
      lignes: newestLignes(read.map(({ part }) => part.lignes)),
      isWhole: read.length === parts.length,
    };
  }

  /** The whole stored list; empty if there is none, or if a part of it is unreadable. */
  async function readWhole(): Promise<Kept & { parts: Map<number, KeptPart> }> {
    const { tableau, revision } = await readKept();
    const parts = new Map<number, KeptPart>();
    for (const [number, kept] of await readParts(furtherNumbers(partCountOf(tableau)))) {
      if (kept === null) return { tableau: emptyTableau, revision, parts: new Map() };
      parts.set(number, kept);
    }
    return { tableau, revision, parts };
  }

  async function gather(): Promise<TableauState> {
    const uid = await requireUid(services);
    const { tableau, revision, parts } = await readWhole();
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
    const newest = mergeLignes(tableau.lignes, read);
    const next = { ...tableau, lignes: newest, ouverts, jusque: first ?? since };
    await keep(next, { tableau, revision }, parts);
    const older = [...parts.values()].map(({ part }) => part.lignes);
    const lignes = newestLignes([newest, ...older]);
    const state = { uid, lignes, ouverts, unreadableCount, further: null };
    return { ...state, isCounted: true, isWhole: true };
  }

  return {
    /**
     * The parcours as last gathered, with later changes: 16 reads at the most, for any number. Past that, `isWhole` is false and `gather`
     * reads the missing ones. If the list has several parts, the latest changed ones.
     */
    open: () => answered(open()),

    /** The other parts of an opened list: one read per part. */
    readRest: (further: FurtherParts) => answered(readRest(further), furtherDeadlineMs),

    /**
     * Reads the whole list with all changes since it was stored, and counts the open items: as many reads as there are. Restarts the list
     * if a part of it is unreadable, and joins two parts that fit into one.
     */
    gather: () => answered(gather(), gatherDeadlineMs),
  };
});
