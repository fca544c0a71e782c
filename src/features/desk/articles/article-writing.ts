import type {
  ArticlePublication,
  ArticleSaveOutcome,
} from '@/data/actualite/article-desk-repository.ts';
import type { ArticleSnapshot } from '@/data/actualite/article-desk-document.ts';
import type { KeptArticle } from '@/data/actualite/article-device-store.ts';
import { newArticleKey } from '@/data/actualite/article-device-store.ts';
import {
  articleOverflows,
  articleSlugOf,
  blankArticle,
  type ArticleDraft,
} from '@/domain/actualite/article-draft.ts';
import { limits } from '@/domain/limits.ts';
import { OfflineError } from '@/lib/errors/data-error.ts';

/** Where what was written is. */
export type ArticleStatus =
  | { type: 'vierge' }
  /** On this device; `trouble`: why it could not be sent, null when nothing went wrong. */
  | { type: 'appareil'; trouble: unknown }
  | { type: 'en-ligne'; at: number }
  /** The device keeps nothing, and it is not online. */
  | { type: 'nulle-part'; trouble: unknown };

export type ArticleWritingState = {
  /** As it stands online; null while it never was. */
  snapshot: ArticleSnapshot | null;
  draft: ArticleDraft;
  status: ArticleStatus;
  /** The text that another admin wrote meanwhile, until one of the two is chosen. */
  conflict: ArticleSnapshot | null;
  /** A publication or a withdrawal is under way. */
  isBusy: boolean;
};

/** What writing an article needs of the world: the repositories, or stand-ins for tests. */
export type ArticlePorts = {
  create: (slug: string, draft: ArticleDraft, id: string) => Promise<ArticleSnapshot>;
  save: (
    base: ArticleSnapshot,
    draft: ArticleDraft,
    id: string,
  ) => Promise<ArticleSaveOutcome>;
  publish: (publication: ArticlePublication) => Promise<ArticleSaveOutcome>;
  withdraw: (base: ArticleSnapshot, id: string) => Promise<ArticleSaveOutcome>;
  /** Says whether the device could. */
  keep: (slug: string, kept: KeptArticle) => boolean;
  drop: (slug: string) => void;
  operationId: () => string;
  now: () => number;
};

export type ArticleWriting = {
  subscribe: (listener: () => void) => () => void;
  getState: () => ArticleWritingState;
  /** Keeps it on the device at once, and sends a draft soon after. */
  change: (part: Partial<ArticleDraft>) => void;
  /** Sends what waits now: the network is back, or the admin asks. */
  send: () => Promise<void>;
  publish: (
    asked: Pick<ArticlePublication, 'blocs' | 'slug' | 'publieLe'>,
  ) => Promise<ArticleSaveOutcome>;
  withdraw: () => Promise<void>;
  keepMine: () => void;
  takeTheirs: () => void;
  /** Nothing is sent any more. */
  stop: () => void;
};

type Begun = { snapshot: ArticleSnapshot | null; kept: KeptArticle | null };

const sendDelayMs = 1_500;
const retryDelayMs = 15_000;

function isSame(a: ArticleDraft, b: ArticleDraft): boolean {
  return (Object.keys(blankArticle) as (keyof ArticleDraft)[]).every(
    (field) => a[field] === b[field],
  );
}

function firstState({ snapshot, kept }: Begun): ArticleWritingState {
  const online = snapshot?.draft ?? blankArticle;
  const draft = kept?.draft ?? online;
  const isChanged = !isSame(draft, online);
  const isOvertaken =
    isChanged &&
    snapshot !== null &&
    kept !== null &&
    kept.revision !== snapshot.revision;
  return {
    snapshot,
    draft,
    status: isChanged
      ? { type: 'appareil', trouble: null }
      : snapshot === null
        ? { type: 'vierge' }
        : { type: 'en-ligne', at: snapshot.updatedAt },
    conflict: isOvertaken ? snapshot : null,
    isBusy: false,
  };
}

/** Whether a draft can go online by itself: it has a title to be found by, and no text beyond its limit. */
function isSendable({ snapshot, draft, conflict, isBusy, status }: ArticleWritingState) {
  const isWaiting = status.type === 'appareil' || status.type === 'nulle-part';
  const isDraft = snapshot === null || snapshot.etat === 'brouillon';
  const isNamed =
    draft.titre.trim().length >= limits.articleTitre.min &&
    articleSlugOf(draft.titre) !== '';
  return (
    isWaiting &&
    isDraft &&
    isNamed &&
    !isBusy &&
    conflict === null &&
    articleOverflows(draft).length === 0
  );
}

/**
 * One article being written. What is typed is on the device at once; a draft follows online by itself, what readers
 * already see only when it is published again.
 */
export function createArticleWriting(begun: Begun, ports: ArticlePorts): ArticleWriting {
  let state = firstState(begun);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | null = null;
  let isStopped = false;
  // Writes answered or not: the same draft sent again bears the same id.
  let pending: { draft: ArticleDraft; id: string } | null = null;
  const listeners = new Set<() => void>();

  const set = (part: Partial<ArticleWritingState>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };

  const keyOf = () => state.snapshot?.slug ?? newArticleKey;

  const keepNow = (trouble: unknown) => {
    const { draft, snapshot } = state;
    const revision = snapshot?.revision ?? null;
    const isKept = ports.keep(keyOf(), { draft, revision, at: ports.now() });
    set({ status: { type: isKept ? 'appareil' : 'nulle-part', trouble } });
  };

  const wait = (delay: number) => {
    clearTimeout(timer);
    if (isStopped || !isSendable(state)) return;
    timer = setTimeout(() => void send(), delay);
  };

  /** The server has it as `snapshot` says: what was typed since then still waits. */
  const settle = (snapshot: ArticleSnapshot) => {
    const key = keyOf();
    const isAll = isSame(state.draft, snapshot.draft);
    set({ snapshot, conflict: null });
    if (isAll) {
      ports.drop(key);
      set({ status: { type: 'en-ligne', at: snapshot.updatedAt } });
      return;
    }
    if (key !== snapshot.slug) ports.drop(key);
    keepNow(null);
    wait(sendDelayMs);
  };

  const idFor = (draft: ArticleDraft) => {
    if (pending === null || !isSame(pending.draft, draft))
      pending = { draft, id: ports.operationId() };
    return pending.id;
  };

  const sendOnce = async () => {
    const { snapshot, draft } = state;
    try {
      const outcome: ArticleSaveOutcome =
        snapshot === null
          ? {
              type: 'saved',
              snapshot: await ports.create(
                articleSlugOf(draft.titre),
                draft,
                idFor(draft),
              ),
            }
          : await ports.save(snapshot, draft, idFor(draft));
      if (outcome.type === 'conflict') set({ conflict: outcome.theirs });
      else settle(outcome.snapshot);
    } catch (error) {
      keepNow(error);
      wait(retryDelayMs);
    }
  };

  async function send(): Promise<void> {
    clearTimeout(timer);
    if (sending !== null || !isSendable(state)) return sending ?? undefined;
    sending = sendOnce();
    await sending;
    sending = null;
  }

  const act = async (
    write: (base: ArticleSnapshot) => Promise<ArticleSaveOutcome>,
  ): Promise<ArticleSaveOutcome> => {
    clearTimeout(timer);
    // An autosave under way has the next revision.
    if (sending !== null) await sending;
    await send();
    const { snapshot } = state;
    if (snapshot === null) throw new OfflineError('The article is not online yet.');
    set({ isBusy: true });
    try {
      const outcome = await write(snapshot);
      if (outcome.type === 'conflict') set({ conflict: outcome.theirs });
      else settle(outcome.snapshot);
      return outcome;
    } finally {
      set({ isBusy: false });
    }
  };

  wait(sendDelayMs);
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    change: (part) => {
      set({ draft: { ...state.draft, ...part } });
      keepNow(null);
      wait(sendDelayMs);
    },
    send,
    publish: (asked) =>
      act((base) =>
        ports.publish({
          ...asked,
          base,
          draft: state.draft,
          operationId: ports.operationId(),
        }),
      ),
    withdraw: async () => {
      await act((base) => ports.withdraw(base, ports.operationId()));
    },
    keepMine: () => {
      const { conflict } = state;
      if (conflict === null) return;
      set({ snapshot: conflict, conflict: null });
      keepNow(null);
      wait(0);
    },
    takeTheirs: () => {
      const { conflict } = state;
      if (conflict === null) return;
      ports.drop(keyOf());
      set({
        snapshot: conflict,
        draft: conflict.draft,
        conflict: null,
        status: { type: 'en-ligne', at: conflict.updatedAt },
      });
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
