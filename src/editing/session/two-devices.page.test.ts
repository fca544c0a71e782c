import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  deleteDraft,
  dropKeptImage,
  keepImage,
  keepPartingCopy,
  listKeptPaths,
  readDraft,
  readKeptImage,
  writeDraft,
  type Draft,
} from '@/data/parcours/draft-repository.ts';
import { newDraft } from '@/data/parcours/new-draft.ts';
import { etapeIdSchema, type EtapeId } from '@/domain/etape/etape-id.ts';
import type { ParcoursOperation } from '@/domain/parcours/operations.ts';
import { parcoursIdSchema, type ParcoursId } from '@/domain/parcours/parcours.ts';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { createEtape, createParcours } from '@/testing/factories.ts';
import { waitFor } from '@/testing/wait-for.ts';
import type { DraftKeeper } from './draft-writing.ts';
import { createEditorSession, type EditorSession } from './editor-session.ts';
import { createSnapshot, FakeMarches, FakeStore } from '../testing/fake-stores.ts';
import { openParcours } from './open-parcours.ts';

const start = createParcours({
  etapes: [createEtape(1), createEtape(2), createEtape(3), createEtape(4)],
});
const { id } = start;

/** Actions of one person on one of the two devices. `pick` chooses an available place. */
type Act =
  | {
      type: 'write';
      champ: 'titre' | 'resume' | 'recit' | 'lieu' | 'consigne' | 'anecdote';
    }
  | { type: 'choose' | 'place' | 'hint' }
  | { type: 'add' | 'remove' | 'move' }
  | { type: 'undo' | 'redo' | 'restore' }
  | { type: 'keepMine' | 'takeTheirs' }
  | { type: 'save' | 'loseAnswer' | 'refresh' }
  | { type: 'goOffline' | 'goOnline' }
  | { type: 'close' | 'kill' };
type Step = { device: 0 | 1; pick: number; act: Act };

const anyAct: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc
      .constantFrom('titre', 'resume', 'recit', 'lieu', 'consigne', 'anecdote')
      .map((champ): Act => ({ type: 'write', champ: champ as 'titre' })),
  },
  ...(
    [
      ['choose', 2],
      ['place', 2],
      ['hint', 2],
      ['add', 2],
      ['remove', 2],
      ['move', 3],
      ['undo', 4],
      ['redo', 3],
      ['restore', 1],
      ['keepMine', 1],
      ['takeTheirs', 1],
      ['save', 6],
      ['loseAnswer', 2],
      ['refresh', 1],
      ['goOffline', 3],
      ['goOnline', 3],
      ['close', 1],
      ['kill', 1],
    ] as const
  ).map(([type, weight]) => ({ weight, arbitrary: fc.constant<Act>({ type }) })),
);
const anyStep: fc.Arbitrary<Step> = fc.record({
  device: fc.constantFrom(0 as const, 1 as const),
  pick: fc.nat(1_000),
  act: anyAct,
});

/** The drafts of one device, in the same IndexedDB as the other's: under an id of its own. */
function draftsOf(ownId: ParcoursId, isAlive: () => boolean): DraftKeeper {
  const whenAlive = <Value>(work: () => Promise<Value>) =>
    isAlive() ? work() : new Promise<Value>(() => undefined);
  return {
    writeDraft: (draft) => whenAlive(() => writeDraft({ ...draft, id: ownId })),
    keepPartingCopy: (draft) => keepPartingCopy({ ...draft, id: ownId }),
    keepImage: (_id, image) => keepImage(ownId, image),
    readKeptImage,
    listKeptPaths: () => whenAlive(() => listKeptPaths(ownId)),
    dropKeptImage,
  };
}

const marker = /⟦\d+⟧/g;
/** The texts that authors wrote and that are in a value: each is unlike all others. */
function markersIn(value: unknown): Set<string> {
  return new Set(JSON.stringify(value).match(marker));
}

type Who = ParcoursId | 'asked';

/** Every text written, and the device that removed it while seeing it, or had a conflict about it. */
class Witness {
  private endings = new Map<string, Set<Who>>();

  private endingsOf(text: string): Set<Who> {
    const found = this.endings.get(text) ?? new Set<Who>();
    this.endings.set(text, found);
    return found;
  }

  /** A device's texts before and after an action of its person. */
  see(who: ParcoursId, before: Set<string>, after: Set<string>): void {
    for (const text of after) if (!before.has(text)) this.endingsOf(text).delete(who);
    for (const text of before) if (!after.has(text)) this.endingsOf(text).add(who);
  }

  list(conflicts: unknown): void {
    for (const text of markersIn(conflicts)) this.endingsOf(text).add('asked');
  }

  /** Texts found in no place, neither removed nor in a conflict. */
  lost(kept: Set<string>): string[] {
    const texts = [...this.endings].filter(([, whos]) => whos.size === 0);
    return texts.map(([text]) => text).filter((text) => !kept.has(text));
  }
}

class Device {
  isOnline = true;
  private life = { isAlive: true };
  private current: EditorSession | null = null;
  readonly ownId: ParcoursId;
  private readonly server: FakeStore;
  private readonly witness: Witness;

  constructor(ownId: string, server: FakeStore, witness: Witness) {
    this.ownId = parcoursIdSchema.parse(ownId);
    this.server = server;
    this.witness = witness;
  }

  get session(): EditorSession {
    if (this.current === null) throw new Error('The editor is not open.');
    return this.current;
  }

  private async readOwnDraft(): Promise<Draft | null> {
    const draft = await readDraft(this.ownId);
    return draft === null ? null : { ...draft, id };
  }

  async open(first?: Draft): Promise<void> {
    const { server } = this;
    const life = { isAlive: true };
    this.life = life;
    const answer = <Value>(value: Value): Promise<Value> =>
      life.isAlive
        ? Promise.resolve(structuredClone(value))
        : new Promise(() => undefined);
    const load = async () => {
      if (!this.isOnline) throw new OfflineError('Cut.');
      return answer(await server.load());
    };
    const opening =
      first === undefined
        ? await openParcours(id, { readDraft: () => this.readOwnDraft(), load })
        : ({ type: 'ouvert', draft: first, obstacle: null } as const);
    if (opening.type === 'ferme') {
      // Still empty: beginning needs the network.
      this.isOnline = true;
      return this.open();
    }
    this.witness.list(opening.draft.conflicts);
    this.current = createEditorSession({
      draft: opening.draft,
      obstacle: opening.obstacle,
      store: {
        kept: 'en-ligne',
        uploadImage: server.uploadImage,
        readImage: server.readImage,
        listJalons: server.listJalons,
        readJalon: server.readJalon,
        commentaires: null,
        marches: new FakeMarches(),
        presence: null,
        load,
        save: async (save) => answer(await server.save(structuredClone(save))),
      },
      drafts: draftsOf(this.ownId, () => life.isAlive),
      isOnline: () => this.isOnline,
    });
    this.current.start();
  }

  /** The page is closed in order, and opened again. */
  async reopen(): Promise<void> {
    await this.session.stop();
    await this.session.saveAll();
    this.life.isAlive = false;
    await this.open();
  }

  /** The page is killed 400 ms after the last key, whatever was under way, and opened again. */
  async kill(): Promise<void> {
    await vi.advanceTimersByTimeAsync(400);
    await waitFor(() => {
      if (this.session.view().status.type === 'en-cours') throw new Error('Not kept.');
    });
    this.life.isAlive = false;
    void this.session.stop();
    await this.open();
  }
}

const words: Record<string, 'changeParcours' | 'changeEtape' | 'changeEpreuve'> = {
  titre: 'changeParcours',
  resume: 'changeParcours',
  recit: 'changeEtape',
  lieu: 'changeEtape',
  consigne: 'changeEpreuve',
  anecdote: 'changeEpreuve',
};

class World {
  server: FakeStore;
  witness = new Witness();
  devices: readonly [Device, Device];
  private count = 0;

  constructor(isNew: boolean) {
    this.server = new FakeStore(isNew ? null : createSnapshot(start));
    this.devices = [
      new Device('appareil00000001', this.server, this.witness),
      new Device('appareil00000002', this.server, this.witness),
    ];
  }

  private fresh(): string {
    this.count += 1;
    return `⟦${this.count}⟧`;
  }

  private freshEtapeId(): EtapeId {
    this.count += 1;
    return etapeIdSchema.parse(`fraiche${String(this.count).padStart(5, '0')}`);
  }

  async begin(): Promise<void> {
    const [one, other] = this.devices;
    for (const { ownId } of this.devices) await deleteDraft(ownId);
    if (this.server.online === null) {
      // Begun on the first device, whose first save is done but unanswered.
      await one.open(newDraft(start));
      this.server.losesAnswer = true;
      await one.session.saveAll();
    } else {
      await one.open();
    }
    await other.open();
  }

  /** Operation of a person in the parcours; null without a target. */
  private operationOf(device: Device, { act, pick }: Step): ParcoursOperation | null {
    const { parcours } = device.session.view();
    const etape = parcours.etapes[pick % parcours.etapes.length];
    if (etape === undefined) return null;
    const etapeId = etape.id;
    switch (act.type) {
      case 'write': {
        const changes = { [act.champ]: this.fresh() };
        const type = words[act.champ];
        if (type === 'changeParcours') return { type, changes };
        return { type: type ?? 'changeEtape', etapeId, changes };
      }
      case 'choose':
        return {
          type: 'changeEpreuve',
          etapeId,
          changes: { type: pick % 2 === 0 ? 'texte' : 'aucune', points: pick % 100 },
        };
      case 'place': {
        const position = pick % 5 === 0 ? null : { lat: 48 + pick / 10_000, lon: -2 };
        return { type: 'changeEtape', etapeId, changes: { position } };
      }
      case 'hint': {
        const texte = this.fresh();
        const indices = [...etape.epreuve.indices.slice(-2), { texte, cout: pick % 10 }];
        return { type: 'changeEpreuve', etapeId, changes: { indices } };
      }
      case 'add':
        if (parcours.etapes.length > 12) return null;
        return { type: 'addEtape', etapeId: this.freshEtapeId() };
      case 'remove':
        return { type: 'removeEtape', etapeId };
      case 'move':
        return { type: 'moveEtape', etapeId, by: (pick % 5) - 2 };
      case 'restore':
        return { type: 'restoreParcours', parcours: start, at: 0 };
      default:
        return null;
    }
  }

  private act(device: Device, step: Step): void {
    const { session } = device;
    const conflict = session.view().conflicts[0];
    const { type } = step.act;
    if (type === 'undo') session.undo();
    else if (type === 'redo') session.redo();
    else if (type === 'keepMine' || type === 'takeTheirs') {
      if (conflict !== undefined) session[type](conflict);
    } else {
      const operation = this.operationOf(device, step);
      if (operation !== null) session.apply(operation);
    }
  }

  private async happen(device: Device, { act }: Step): Promise<boolean> {
    switch (act.type) {
      case 'save':
        await device.session.saveAll();
        return true;
      case 'loseAnswer':
        this.server.losesAnswer = device.isOnline;
        await device.session.saveAll();
        this.server.losesAnswer = false;
        return true;
      case 'refresh':
        if (device.isOnline) await device.session.refresh();
        return true;
      case 'goOffline':
      case 'goOnline':
        device.isOnline = act.type === 'goOnline';
        return true;
      case 'close':
        await device.reopen();
        return true;
      case 'kill':
        await device.kill();
        return true;
      default:
        return false;
    }
  }

  async step(step: Step): Promise<void> {
    const device = this.devices[step.device];
    // Half a second later: only slower work is under way.
    await vi.advanceTimersByTimeAsync(0);
    vi.setSystemTime(Date.now() + 500 + step.pick);
    const before = markersIn(device.session.view().parcours);
    if (!(await this.happen(device, step))) {
      this.act(device, step);
      const after = markersIn(device.session.view().parcours);
      this.witness.see(device.ownId, before, after);
    }
    this.witness.list(device.session.view().conflicts);
  }

  /** Both online, until neither has more to send. */
  async agree(): Promise<void> {
    this.server.losesAnswer = false;
    for (let round = 0; round < 3; round += 1) {
      for (const device of this.devices) {
        device.isOnline = true;
        device.session.tryAgain();
        await device.session.saveAll();
        await device.session.refresh();
        await device.session.saveAll();
        this.witness.list(device.session.view().conflicts);
      }
    }
  }

  async end(): Promise<void> {
    for (const { session } of this.devices) await session.stop();
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.setSystemTime(new Date('2026-11-21T14:32:00'));
});

afterEach(() => {
  vi.useRealTimers();
});

describe('two devices on one parcours', () => {
  it('agree with the server in the end, and lose only listed texts', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.array(anyStep, { minLength: 100, maxLength: 100 }),
        async (isNew, steps) => {
          const world = new World(isNew);
          await world.begin();
          for (const step of steps) await world.step(step);
          await world.agree();
          const { online } = world.server;
          for (const { session } of world.devices) {
            const { parcours, status } = session.view();
            expect(status.type).toBe('en-ligne');
            expect(parcours).toEqual(online?.parcours);
          }
          expect(world.witness.lost(markersIn(online?.parcours))).toEqual([]);
          await world.end();
        },
      ),
      { numRuns: 20 },
    );
  });
});
