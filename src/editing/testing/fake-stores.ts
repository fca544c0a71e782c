import type { CommentaireStore } from '@/data/commentaire/commentaire-queries.ts';
import type { MarcheStore } from '@/data/marche/marche-repository.ts';
import type { Draft, DraftImage } from '@/data/parcours/draft-repository.ts';
import { newDraft } from '@/data/parcours/new-draft.ts';
import type {
  ImageUpload,
  JalonPage,
  ParcoursSave,
  ParcoursSnapshot,
  ParcoursStore,
  RefusedEtape,
  SaveOutcome,
} from '@/data/parcours/parcours-store.ts';
import type { Present, PresenceStore } from '@/data/presence/presence-store.ts';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import type { Commentaire } from '@/domain/parcours/sharing/commentaire.ts';
import type { Jalon, JalonRaison } from '@/domain/parcours/versions/jalon.ts';
import type { Marche } from '@/domain/parcours/marche.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import { NotFoundError, OfflineError } from '@/lib/errors/data-error.ts';
import type { DraftKeeper } from '../session/draft-writing.ts';

/** A parcours online, in memory, that behaves as the back end does; for tests. */
export class FakeStore implements ParcoursStore {
  kept = 'en-ligne' as const;
  online: ParcoursSnapshot | null;
  saves: ParcoursSave[] = [];
  uploads: ImageUpload[] = [];
  /** The newest first. */
  jalons: { jalon: Jalon; parcours: Parcours }[] = [];
  jalonPageSize = 30;
  /** Thrown by the next calls, before anything is written. */
  failure: Error | null = null;
  /** Étapes that are refused while everything else is saved. */
  refused: readonly RefusedEtape[] = [];
  /** The next save is written, and its answer is lost. */
  losesAnswer = false;

  constructor(online: ParcoursSnapshot | null = null) {
    this.online = online;
  }

  /** Another author saves. */
  change(change: (parcours: Parcours) => Parcours): void {
    if (this.online === null) throw new Error('There is nothing to change.');
    this.online = {
      ...this.online,
      parcours: change(this.online.parcours),
      revision: this.online.revision + 1,
      operationId: 'somebody-elses-operation',
    };
  }

  load = (): Promise<ParcoursSnapshot> => {
    if (this.failure !== null) return Promise.reject(this.failure);
    if (this.online === null) return Promise.reject(new NotFoundError('None.'));
    return Promise.resolve(this.online);
  };

  save = (save: ParcoursSave): Promise<SaveOutcome> => {
    this.saves.push(save);
    if (this.failure !== null) return Promise.reject(this.failure);
    const { base, parcours, operationId } = save;
    if (this.online === null && base !== null) {
      return Promise.reject(new NotFoundError('Deleted.'));
    }
    if (this.online !== null && this.online.revision !== base?.revision) {
      return Promise.resolve({ type: 'conflict', theirs: this.online });
    }
    const revision = (base?.revision ?? 0) + 1;
    if (save.jalon !== undefined) this.keepJalon(parcours, revision, save.jalon);
    const refusedIds = new Set(this.refused.map(({ etapeId }) => etapeId));
    const before = base?.parcours.etapes ?? [];
    const etapes = parcours.etapes.flatMap((etape) =>
      refusedIds.has(etape.id) ? before.filter(({ id }) => id === etape.id) : [etape],
    );
    const taken = { ...parcours, etapes };
    this.online = createSnapshot(taken, { revision, operationId });
    if (this.losesAnswer) {
      this.losesAnswer = false;
      return Promise.reject(new OfflineError('The answer was lost.'));
    }
    return Promise.resolve({
      type: 'saved',
      snapshot: this.online,
      refused: this.refused,
    });
  };

  uploadImage = (upload: ImageUpload): Promise<void> => {
    if (this.failure !== null) return Promise.reject(this.failure);
    upload.onProgress?.(1);
    this.uploads.push(upload);
    return Promise.resolve();
  };

  readImage = (): Promise<Blob> => Promise.resolve(new Blob(['image']));

  /** Stores a state, as a save of that revision does. */
  keepJalon(parcours: Parcours, revision: number, raison: JalonRaison): void {
    const jalon = { revision, raison, at: Date.now(), uid: 'autrice', nom: 'Camille' };
    this.jalons.unshift({ jalon, parcours });
  }

  listJalons = (_id: string, before: number | null): Promise<JalonPage> => {
    if (this.failure !== null) return Promise.reject(this.failure);
    const older = this.jalons
      .map(({ jalon }) => jalon)
      .filter(({ revision }) => before === null || revision < before);
    const jalons = older.slice(0, this.jalonPageSize);
    const next = older.length > jalons.length ? (jalons.at(-1)?.revision ?? null) : null;
    return Promise.resolve({ jalons, next });
  };

  commentaires = new FakeCommentaires();
  marches = new FakeMarches();
  presence = new FakePresence();

  readJalon = (_id: string, revision: number): Promise<Parcours> => {
    if (this.failure !== null) return Promise.reject(this.failure);
    const found = this.jalons.find(({ jalon }) => jalon.revision === revision);
    if (found === undefined) return Promise.reject(new NotFoundError('None.'));
    return Promise.resolve(found.parcours);
  };
}

/** Reports of walks in memory; for tests. */
export class FakeMarches implements MarcheStore {
  kept: Marche[] = [];
  /** When set, the next request is refused with it. */
  trouble: Error | null = null;

  list = (): Promise<readonly Marche[]> =>
    this.trouble === null ? Promise.resolve(this.kept) : Promise.reject(this.trouble);

  add = (_id: string, marche: Marche): Promise<void> => {
    if (this.trouble !== null) return Promise.reject(this.trouble);
    this.kept = [marche, ...this.kept];
    return Promise.resolve();
  };

  settle = (_id: string, marcheId: string, reglees: readonly string[]): Promise<void> => {
    if (this.trouble !== null) return Promise.reject(this.trouble);
    this.kept = this.kept.map((marche) =>
      marche.id === marcheId ? { ...marche, reglees: [...reglees] } : marche,
    );
    return Promise.resolve();
  };

  remove = (_id: string, marcheId: string): Promise<void> => {
    if (this.trouble !== null) return Promise.reject(this.trouble);
    this.kept = this.kept.filter(({ id }) => id !== marcheId);
    return Promise.resolve();
  };
}

/** Comments in memory, followed at once; for tests. */
export class FakeCommentaires implements CommentaireStore {
  list: Commentaire[] = [];
  failure: Error | null = null;
  private listeners = new Set<() => void>();

  /** Another author writes, settles or removes a comment: every subscriber gets it. */
  set(list: Commentaire[]): void {
    this.list = list;
    for (const tell of this.listeners) tell();
  }

  private act(change: (list: Commentaire[]) => Commentaire[]): Promise<void> {
    if (this.failure !== null) return Promise.reject(this.failure);
    this.set(change(this.list));
    return Promise.resolve();
  }

  private changeOne(id: string, changes: Partial<Commentaire>): Promise<void> {
    return this.act((list) =>
      list.map((one) => (one.id === id ? { ...one, ...changes } : one)),
    );
  }

  watch: CommentaireStore['watch'] = (_id, onList, onTrouble) => {
    const { failure } = this;
    if (failure !== null) {
      onTrouble(failure);
      return () => undefined;
    }
    const tell = () => onList(this.list.filter(({ etat }) => etat === 'ouvert'));
    this.listeners.add(tell);
    tell();
    return () => this.listeners.delete(tell);
  };
  listSettled: CommentaireStore['listSettled'] = () =>
    this.failure === null
      ? Promise.resolve(this.list.filter(({ etat }) => etat === 'regle'))
      : Promise.reject(this.failure);
  add: CommentaireStore['add'] = (_id, commentaire) =>
    this.act((list) => [...list, createCommentaire({ ...commentaire, isMine: true })]);
  changeTexte: CommentaireStore['changeTexte'] = (_id, commentaireId, texte) =>
    this.changeOne(commentaireId, { texte });
  setEtat: CommentaireStore['setEtat'] = (_id, commentaireId, etat) =>
    this.changeOne(commentaireId, { etat });
  remove: CommentaireStore['remove'] = (_id, commentaireId) =>
    this.act((list) => list.filter(({ id }) => id !== commentaireId));
}

/** A room in memory; for tests. */
export class FakePresence implements PresenceStore {
  /** Places reported by this page, the last at the end; « left » once it is gone. */
  told: (EtapeId | null | 'left')[] = [];
  private others: readonly Present[] = [];
  private tell: ((others: readonly Present[]) => void) | null = null;

  /** Sets the others present. */
  set(others: readonly Present[]): void {
    this.others = others;
    this.tell?.(others);
  }

  join: PresenceStore['join'] = (_salon, onOthers) => {
    this.tell = onOthers;
    onOthers(this.others);
    return {
      move: (etapeId) => this.told.push(etapeId),
      leave: () => {
        this.tell = null;
        this.told.push('left');
      },
    };
  };
}

/** The comment of another author, with overrides; for tests. */
export function createCommentaire(overrides: Partial<Commentaire> = {}): Commentaire {
  return {
    id: '0123456789abcdef01234567',
    etapeId: null,
    texte: 'La plaque est cachée par le lierre.',
    etat: 'ouvert',
    nom: 'Bruno',
    isMine: false,
    at: 0,
    ...overrides,
  };
}

/** The draft of a parcours that was never saved online, with overrides; for tests. */
export function createDraft(parcours: Parcours, overrides: Partial<Draft> = {}): Draft {
  return newDraft(parcours, { updatedAt: 0, ...overrides });
}

/** An online snapshot, with overrides; for tests. */
export function createSnapshot(
  parcours: Parcours,
  overrides: Partial<ParcoursSnapshot> = {},
): ParcoursSnapshot {
  return {
    parcours,
    publication: null,
    revision: 1,
    etapeRevisionById: {},
    epreuveRevisionById: {},
    operationId: 'operation00000000000001',
    updatedAt: 0,
    ...overrides,
  };
}

/** The drafts of a device, in memory; for tests. */
export class FakeDrafts implements DraftKeeper {
  written: Draft[] = [];
  parting: Draft | null = null;
  images: DraftImage[] = [];
  failure: Error | null = null;

  get last(): Draft | undefined {
    return this.written.at(-1);
  }

  writeDraft = (draft: Draft): Promise<void> => {
    if (this.failure !== null) return Promise.reject(this.failure);
    this.written.push(draft);
    return Promise.resolve();
  };
  keepPartingCopy = (draft: Draft): void => {
    this.parting = draft;
  };
  keepImage = (_parcoursId: string, image: DraftImage): Promise<void> => {
    this.images.push(image);
    return Promise.resolve();
  };
  readKeptImage = (path: string): Promise<Blob | null> =>
    Promise.resolve(this.images.find((image) => image.path === path)?.blob ?? null);
  listKeptPaths = (): Promise<string[]> =>
    Promise.resolve(this.images.map(({ path }) => path));
  dropKeptImage = (path: string): Promise<void> => {
    this.images = this.images.filter((image) => image.path !== path);
    return Promise.resolve();
  };
}
