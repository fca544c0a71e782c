import {
  homeArticles,
  putArticle,
  textFacts,
  type ArticleBloc,
  type CarteArticle,
} from '@/domain/actualite/actualite.ts';
import { nthArticleSlug, type ArticleDraft } from '@/domain/actualite/article-draft.ts';
import { AccessDeniedError, NotFoundError } from '@/lib/errors/data-error.ts';
import { toDataError } from '@/lib/errors/firebase-error.ts';
import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  startAfter,
  Timestamp,
  type Firestore,
  type Transaction,
} from 'firebase/firestore/lite';
import {
  commitAmongOthers,
  readFrance,
  readPart,
  writePart,
  type Part,
} from '../catalogue/catalogue-part-repository.ts';
import { requireUid } from '@/data/session/author-repository.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';
import {
  actualitesPartSchema,
  articleFromDocument,
  type ArticleSnapshot,
} from './article-desk-document.ts';

/** A publication rewrites the catalogue, and restarts when others publish at the same moment. */
const catalogueDeadlineMs = 30_000;
export const articleDeskPageSize = 30;
/** Most addresses tried for a title that is taken. */
const maxSlugAttempts = 9;

/** Another article has this address already. */
export class ArticleTakenError extends Error {
  override readonly name = 'ArticleTakenError';
}

export type ArticlePage = {
  articles: readonly ArticleSnapshot[];
  /** Unreadable article documents of this page. */
  unreadableCount: number;
  /** `updatedAt` of the last one, the start of the next page; null on the last page. */
  next: number | null;
};

export type ArticleSaveOutcome =
  | { type: 'saved'; snapshot: ArticleSnapshot }
  /** A concurrent save since `base`: nothing was written. */
  | { type: 'conflict'; theirs: ArticleSnapshot };

export type ArticlePublication = {
  base: ArticleSnapshot;
  draft: ArticleDraft;
  blocs: readonly ArticleBloc[];
  /** Its future address: differs from its own only while it was never dated. */
  slug: string;
  operationId: string;
};

class RevisionError extends Error {
  override readonly name = 'RevisionError';
}

/** As `answered`; the error of a taken address, not one of the five, passes. */
async function answeredOrTaken<Value>(
  work: Promise<Value>,
  deadlineMs?: number,
): Promise<Value> {
  const orTaken = work.catch((error: unknown) => {
    if (error instanceof ArticleTakenError) return error;
    throw error;
  });
  const outcome = await answered(orTaken, deadlineMs);
  if (outcome instanceof ArticleTakenError) throw outcome;
  return outcome;
}

function snapshotOrNull(slug: string, data: unknown): ArticleSnapshot | null {
  try {
    return articleFromDocument(slug, data);
  } catch (error) {
    console.error(`The article ${slug} cannot be listed.`, error);
    return null;
  }
}

type Signed = { uid: string; operationId: string };

function signature({ uid, operationId }: Signed, revision: number) {
  return { revision, updatedAt: serverTimestamp(), updatedBy: uid, operationId };
}

function firstSignature(signed: Signed) {
  return {
    ...signature(signed, 1),
    createdAt: serverTimestamp(),
    createdBy: signed.uid,
  };
}

/** Only a published article has blocks; a draft is its text. */
const noBlocs = '[]';

/**
 * The stored state after our write. It is not read again: another admin's write in the same second must be a conflict for the next save.
 */
function saved(
  base: ArticleSnapshot,
  written: Partial<ArticleSnapshot> & { operationId: string },
): ArticleSaveOutcome {
  const revision = base.revision + 1;
  return {
    type: 'saved',
    snapshot: { ...base, revision, updatedAt: Date.now(), ...written },
  };
}

/** The cards of all articles as stored, and those repeated by the home page. */
async function readCartes(firestore: Firestore, transaction: Transaction) {
  const list = await readPart(
    transaction,
    'actualites',
    actualitesPartSchema,
    { articles: [] },
    firestore,
  );
  return { list, france: await readFrance(transaction, firestore) };
}

function writeCartes(
  transaction: Transaction,
  { list, france }: Awaited<ReturnType<typeof readCartes>>,
  cartes: readonly CarteArticle[],
  operationId: string,
): Part<unknown> {
  writePart(transaction, { ...list, value: { articles: cartes } }, operationId);
  const actualites = homeArticles(cartes);
  writePart(
    transaction,
    { ...france, value: { ...france.value, actualites } },
    operationId,
  );
  return france;
}

function carteOf(
  { draft, slug, blocs }: ArticlePublication,
  publieLe: number,
): CarteArticle {
  const { titre, resume, rubrique, encre } = draft;
  return { slug, titre, resume, rubrique, encre, publieLe, ...textFacts(blocs) };
}

/** The articles for their authors, for admins. Functions throw data errors. */
export const articleDeskRepository = perServices((services) => {
  async function pageAfter(after: number | null): Promise<ArticlePage> {
    await requireUid(services);
    const start = after === null ? [] : [startAfter(Timestamp.fromMillis(after))];
    const found = await getDocs(
      query(
        collection(await services.firestore(), 'articles'),
        orderBy('updatedAt', 'desc'),
        ...start,
        limit(articleDeskPageSize),
      ),
    );
    const articles = found.docs.map((one) => snapshotOrNull(one.id, one.data()));
    const last = articles.findLast((one) => one !== null);
    return {
      articles: articles.filter((one) => one !== null),
      unreadableCount: articles.filter((one) => one === null).length,
      next: found.size < articleDeskPageSize ? null : (last?.updatedAt ?? null),
    };
  }

  async function loadNow(slug: string): Promise<ArticleSnapshot> {
    await requireUid(services);
    const found = await getDoc(doc(await services.firestore(), 'articles', slug));
    if (!found.exists()) throw new NotFoundError(`articles/${slug} does not exist.`);
    return articleFromDocument(slug, found.data());
  }

  async function createAt(
    slug: string,
    draft: ArticleDraft,
    signed: Signed,
  ): Promise<void> {
    const firestore = await services.firestore();
    const reference = doc(firestore, 'articles', slug);
    await runTransaction(firestore, async (transaction) => {
      const found = await transaction.get(reference);
      // The answer to a first attempt may have been lost.
      if (found.exists() && found.get('operationId') === signed.operationId) return;
      if (found.exists()) throw new ArticleTakenError(`articles/${slug} exists.`);
      transaction.set(reference, {
        ...draft,
        contenu: noBlocs,
        etat: 'brouillon',
        publieLe: null,
        ...firstSignature(signed),
      });
    });
  }

  async function createSomewhere(
    slug: string,
    draft: ArticleDraft,
    operationId: string,
  ): Promise<ArticleSnapshot> {
    const signed = { uid: await requireUid(services), operationId };
    for (let attempt = 1; ; attempt += 1) {
      const address = nthArticleSlug(slug, attempt);
      try {
        await createAt(address, draft, signed);
        return {
          slug: address,
          draft,
          etat: 'brouillon',
          publieLe: null,
          revision: 1,
          updatedAt: Date.now(),
          operationId,
        };
      } catch (error) {
        const isTaken = error instanceof ArticleTakenError;
        if (!isTaken || attempt === maxSlugAttempts) throw error;
      }
    }
  }

  async function saveNow(
    base: ArticleSnapshot,
    draft: ArticleDraft,
    operationId: string,
  ): Promise<ArticleSaveOutcome> {
    const signed = { uid: await requireUid(services), operationId };
    const found = await loadNow(base.slug);
    if (found.operationId === operationId) return { type: 'saved', snapshot: found };
    if (found.revision !== base.revision) return { type: 'conflict', theirs: found };
    const firestore = await services.firestore();
    const reference = doc(firestore, 'articles', base.slug);
    await runTransaction(firestore, async (transaction) => {
      await transaction.get(reference);
      transaction.update(reference, {
        ...draft,
        ...signature(signed, base.revision + 1),
      });
    });
    return saved(base, { draft, operationId });
  }

  /** A refusal may only mean that another admin was first. */
  async function orConflict(
    base: ArticleSnapshot,
    writing: Promise<ArticleSaveOutcome>,
  ): Promise<ArticleSaveOutcome> {
    try {
      return await writing;
    } catch (error) {
      if (error instanceof ArticleTakenError) throw error;
      const translated = toDataError(error);
      if (!(translated instanceof AccessDeniedError)) throw translated;
      const found = await loadNow(base.slug);
      if (found.revision === base.revision) throw translated;
      return { type: 'conflict', theirs: found };
    }
  }

  /** The stored state: our own write whose answer was lost, or another admin's. */
  async function conflictOrLost(
    base: ArticleSnapshot,
    slug: string,
    operationId: string,
  ): Promise<ArticleSaveOutcome> {
    const found = await loadNow(slug).catch(() => loadNow(base.slug));
    return found.operationId === operationId
      ? { type: 'saved', snapshot: found }
      : { type: 'conflict', theirs: found };
  }

  async function publishNow(
    publication: ArticlePublication,
  ): Promise<ArticleSaveOutcome> {
    const { base, draft, blocs, slug, operationId } = publication;
    // A published article keeps its date.
    const dated = base.etat === 'publie' ? base.publieLe : null;
    const publieLe = dated ?? Date.now();
    const signed = { uid: await requireUid(services), operationId };
    const firestore = await services.firestore();
    const isMoved = slug !== base.slug;
    const published = {
      ...draft,
      contenu: JSON.stringify(blocs),
      etat: 'publie',
      publieLe: Timestamp.fromMillis(publieLe),
    };
    const former = doc(firestore, 'articles', base.slug);
    const place = doc(firestore, 'articles', slug);
    const write = async (transaction: Transaction): Promise<Part<unknown>> => {
      // Read before the former address: it includes any publication between the two reads.
      const isTaken = isMoved && (await transaction.get(place)).exists();
      const found = await transaction.get(former);
      if (found.get('revision') !== base.revision) throw new RevisionError(base.slug);
      if (isTaken) throw new ArticleTakenError(`articles/${slug} exists.`);
      const cards = await readCartes(firestore, transaction);
      if (isMoved) {
        transaction.delete(former);
        transaction.set(place, { ...published, ...firstSignature(signed) });
      } else {
        transaction.update(place, {
          ...published,
          ...signature(signed, base.revision + 1),
        });
      }
      const cartes = putArticle(
        cards.list.value.articles,
        carteOf(publication, publieLe),
      );
      return writeCartes(transaction, cards, cartes, operationId);
    };
    try {
      await commitAmongOthers(write, firestore);
    } catch (error) {
      if (!(error instanceof RevisionError)) throw error;
      return conflictOrLost(base, slug, operationId);
    }
    return saved(base, {
      slug,
      draft,
      etat: 'publie',
      publieLe,
      operationId,
      // Elsewhere, it is a document of its own.
      ...(isMoved && { revision: 1 }),
    });
  }

  async function withdrawNow(
    base: ArticleSnapshot,
    operationId: string,
    isDeleted: boolean,
  ): Promise<ArticleSaveOutcome | null> {
    const signed = { uid: await requireUid(services), operationId };
    const firestore = await services.firestore();
    const reference = doc(firestore, 'articles', base.slug);
    const write = async (transaction: Transaction): Promise<Part<unknown>> => {
      const found = await transaction.get(reference);
      if (found.get('revision') !== base.revision) throw new RevisionError(base.slug);
      const cards = await readCartes(firestore, transaction);
      if (isDeleted) transaction.delete(reference);
      else
        transaction.update(reference, {
          contenu: noBlocs,
          etat: 'brouillon',
          ...signature(signed, base.revision + 1),
        });
      const cartes = cards.list.value.articles.filter(({ slug }) => slug !== base.slug);
      return writeCartes(transaction, cards, cartes, operationId);
    };
    try {
      await commitAmongOthers(write, firestore);
    } catch (error) {
      if (!(error instanceof RevisionError)) throw error;
      const found = await getDoc(reference);
      if (!found.exists()) return null;
      return conflictOrLost(base, base.slug, operationId);
    }
    return isDeleted ? null : saved(base, { etat: 'brouillon', operationId });
  }

  return {
    /** One page of all articles, last changed first; `after`: `next` of the previous page. As many reads as articles. */
    list: (after: number | null) => answered(pageAfter(after)),

    /** An article whatever its state. */
    load: (slug: string) => answered(loadNow(slug)),

    /**
     * Begins a draft under an address, or under the next free one (`-2`, `-3`…), given in the snapshot. Also throws `ArticleTakenError` if
     * none is free.
     */
    create: (slug: string, draft: ArticleDraft, operationId: string) =>
      answeredOrTaken(createSomewhere(slug, draft, operationId)),

    /** Saves the text of a draft: readers do not see it. */
    save: (base: ArticleSnapshot, draft: ArticleDraft, operationId: string) =>
      answered(orConflict(base, saveNow(base, draft, operationId))),

    /**
     * Publishes an article with its cards, in one transaction; also if published already. Also throws `ArticleTakenError`, if another has
     * the address.
     */
    publish: (publication: ArticlePublication) =>
      answeredOrTaken(
        orConflict(publication.base, publishNow(publication)),
        catalogueDeadlineMs,
      ),

    /** Takes an article offline: it is a draft again, with its date. */
    withdraw: async (
      base: ArticleSnapshot,
      operationId: string,
    ): Promise<ArticleSaveOutcome> => {
      const outcome = await answered(
        withdrawNow(base, operationId, false),
        catalogueDeadlineMs,
      );
      if (outcome === null) {
        throw new NotFoundError(`articles/${base.slug} was deleted.`);
      }
      return outcome;
    },

    /**
     * Deletes an article and its cards. Returns the stored one, without deleting, when another admin wrote since `base`; null once deleted.
     */
    remove: async (
      base: ArticleSnapshot,
      operationId: string,
    ): Promise<ArticleSnapshot | null> => {
      const outcome = await answered(
        withdrawNow(base, operationId, true),
        catalogueDeadlineMs,
      );
      return outcome?.type === 'conflict' ? outcome.theirs : null;
    },
  };
});
