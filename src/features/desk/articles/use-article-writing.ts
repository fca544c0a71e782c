import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  dropKeptArticle,
  keepArticle,
  newArticleKey,
  readKeptArticle,
} from '@/data/actualite/article-device-store.ts';
import type { ArticleSnapshot } from '@/data/actualite/article-desk-document.ts';
import {
  articleDeskRepository,
  type ArticlePublication,
  type ArticleSaveOutcome,
} from '@/data/actualite/article-desk-repository.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { createOperationId } from '@/data/firestore/operation-id.ts';
import {
  articleSlugOf,
  blankArticle,
  type ArticleDraft,
} from '@/domain/actualite/article-draft.ts';

/** Place of the text: `nulle-part` if the device stores nothing and it is not online. */
export type ArticleStatus = 'vierge' | 'appareil' | 'en-ligne' | 'nulle-part';

function isSame(a: ArticleDraft, b: ArticleDraft): boolean {
  return (Object.keys(blankArticle) as (keyof ArticleDraft)[]).every(
    (field) => a[field] === b[field],
  );
}

/** Initial text: the device's draft, or the online version. */
function begin(snapshot: ArticleSnapshot | null) {
  const online = snapshot?.draft ?? blankArticle;
  const kept = readKeptArticle(snapshot?.slug ?? newArticleKey);
  const draft = kept?.draft ?? online;
  const isOvertaken =
    kept !== null && kept.revision !== snapshot?.revision && !isSame(draft, online);
  return { draft, conflict: isOvertaken ? snapshot : null };
}

/**
 * An article being written: typed text is stored on the device at once, and online when its author saves or publishes. A write that meets
 * another admin's changes nothing: `conflict` has theirs, until the author chooses.
 */
export function useArticleWriting(opened: ArticleSnapshot | null) {
  const articles = articleDeskRepository(useFirebase());
  const [begun] = useState(() => begin(opened));
  const [snapshot, setSnapshot] = useState(opened);
  const [draft, setDraft] = useState(begun.draft);
  const [conflict, setConflict] = useState(begun.conflict);
  const [isKept, setIsKept] = useState(true);
  // Read after the answer of a write: more may have been typed meanwhile.
  const latest = useRef(begun.draft);
  // A draft sent again, for lack of an answer, has the same id.
  const attempt = useRef<{ draft: ArticleDraft; id: string } | null>(null);

  const isChanged = !isSame(draft, snapshot?.draft ?? blankArticle);
  const changed: ArticleStatus = isKept ? 'appareil' : 'nulle-part';
  const unchanged: ArticleStatus = snapshot === null ? 'vierge' : 'en-ligne';
  const status = isChanged ? changed : unchanged;

  // Only then is something lost by leaving.
  useEffect(() => {
    if (status !== 'nulle-part') return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [status]);

  const keepLatest = (base: ArticleSnapshot | null) => {
    const kept = { draft: latest.current, revision: base?.revision ?? null };
    setIsKept(keepArticle(base?.slug ?? newArticleKey, { ...kept, at: Date.now() }));
  };

  /** The server has `saved`: text typed since stays on the device. */
  const settle = (saved: ArticleSnapshot) => {
    attempt.current = null;
    dropKeptArticle(snapshot?.slug ?? newArticleKey);
    setSnapshot(saved);
    setConflict(null);
    if (!isSame(latest.current, saved.draft)) keepLatest(saved);
  };

  const settled = (outcome: ArticleSaveOutcome): ArticleSaveOutcome => {
    if (outcome.type === 'conflict') setConflict(outcome.theirs);
    else settle(outcome.snapshot);
    return outcome;
  };

  const idOf = (written: ArticleDraft): string => {
    if (attempt.current?.draft !== written)
      attempt.current = { draft: written, id: createOperationId() };
    return attempt.current.id;
  };

  const create = (): Promise<ArticleSnapshot> =>
    articles.create(articleSlugOf(draft.titre), draft, idOf(draft));

  const save = useMutation({
    mutationFn: async (): Promise<ArticleSaveOutcome> =>
      snapshot === null
        ? { type: 'saved', snapshot: await create() }
        : articles.save(snapshot, draft, idOf(draft)),
    onSuccess: settled,
  });

  return {
    snapshot,
    draft,
    conflict,
    status,
    change: (part: Partial<ArticleDraft>) => {
      latest.current = { ...latest.current, ...part };
      setDraft(latest.current);
      keepLatest(snapshot);
    },
    save,
    /** Publishes the text; creates an article that was never online first. */
    publish: async (asked: Pick<ArticlePublication, 'blocs' | 'slug'>) => {
      const base = snapshot ?? (await create());
      const operationId = createOperationId();
      return settled(await articles.publish({ ...asked, base, draft, operationId }));
    },
    withdraw: async (base: ArticleSnapshot) =>
      settled(await articles.withdraw(base, createOperationId())),
    keepMine: () => {
      setSnapshot(conflict);
      setConflict(null);
      keepLatest(conflict);
    },
    takeTheirs: () => {
      if (conflict === null) return;
      dropKeptArticle(conflict.slug);
      latest.current = conflict.draft;
      setDraft(conflict.draft);
      setSnapshot(conflict);
      setConflict(null);
    },
  };
}

export type ArticleWriting = ReturnType<typeof useArticleWriting>;
