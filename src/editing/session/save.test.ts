import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Draft } from '@/data/parcours/draft-repository.ts';
import type { ParcoursSnapshot } from '@/data/parcours/parcours-store.ts';
import { limits } from '@/domain/limits.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import { sameValue } from '@/domain/parcours/same-value.ts';
import { createEtape, createParcours } from '@/testing/factories.ts';
import { createDraft, createSnapshot } from '../testing/fake-stores.ts';
import { reconcile } from './open-parcours.ts';
import { obstacleText } from './save-status.ts';
import {
  firstSaveState,
  reduceSave,
  type SaveEvent,
  type SaveScene,
  type SaveState,
} from './save.ts';

const parcours = createParcours({ etapes: [createEtape(1), createEtape(2)] });
const base = createSnapshot(parcours);
const titled = (titre: string) => ({ ...parcours, titre });

const at = 1_000_000;
const scene: SaveScene = { at, isOnline: true, operationId: 'ours' };

/** All of it online, and the page open. */
const rest: SaveState = {
  ...firstSaveState(createDraft(parcours, { base }), { isTouched: true, obstacle: null }),
  isStarted: true,
};
const typed: SaveState = { ...rest, parcours: titled('Tapé') };

function after(state: SaveState, ...events: readonly SaveEvent[]): SaveState {
  return events.reduce((before, event) => reduceSave(before, event, scene)[0], state);
}

const keeping = after(typed, { type: 'due' });
const committing = after(keeping, { type: 'kept' });
const saved = (revision: number, text = typed.parcours): SaveEvent => ({
  type: 'answered',
  outcome: { type: 'saved', snapshot: createSnapshot(text, { revision }) },
});
const recording = after(committing, saved(2));

const states = {
  blank: { ...rest, base: null, isTouched: false },
  rest,
  typed,
  'typed, not started': { ...typed, isStarted: false },
  keeping,
  committing,
  recording,
  refused: { ...typed, obstacle: { type: 'refus' }, dueAt: at + 4_000, retryMs: 8_000 },
  'too long': { ...typed, obstacle: { type: 'texte-trop-long' } },
  deleted: { ...typed, obstacle: { type: 'supprime' } },
} satisfies Record<string, SaveState>;

const theirs = createSnapshot(
  { ...parcours, resume: 'Leur résumé' },
  { revision: 2, operationId: 'theirs' },
);
const file = 'parcours/parcours00000001/image.webp';

const events = {
  start: { type: 'start' },
  stop: { type: 'stop' },
  typed: { type: 'typed' },
  due: { type: 'due' },
  asked: { type: 'asked' },
  'asked with a jalon': { type: 'asked', jalon: 'demande' },
  kept: { type: 'kept' },
  'saved by others': { type: 'answered', outcome: { type: 'conflict', theirs } },
  saved: saved(2),
  'saved without an étape': {
    type: 'answered',
    outcome: {
      type: 'saved',
      snapshot: createSnapshot(typed.parcours, { revision: 2 }),
      refused: [{ etapeId: createEtape(2).id, raison: 'refus' }],
    },
  },
  cut: { type: 'failed', obstacle: { type: 'hors-connexion' } },
  'found deleted': { type: 'failed', obstacle: { type: 'supprime' } },
  'jalon failed': { type: 'failed', obstacle: null },
  read: { type: 'read', online: theirs, from: base },
  published: { type: 'adopted', online: createSnapshot(typed.parcours, { revision: 3 }) },
  'file sent': { type: 'file-sent' },
  'file cut': { type: 'file-failed', obstacle: { type: 'hors-connexion' } },
  'file refused': { type: 'files-refused', paths: new Set([file]) },
} satisfies Record<string, SaveEvent>;

/** `step → effect, obstacle, in … ms` after an event; null when it changes nothing. The obstacle and the time only if there is one. */
function outcomeOf(before: SaveState, event: SaveEvent): string | null {
  const [state, effect] = reduceSave(before, event, scene);
  if (effect === undefined && sameValue(state, before)) return null;
  const { underWay, isDue, obstacle, dueAt } = state;
  const step = `${underWay?.step ?? 'rest'}${isDue ? ' (another due)' : ''}`;
  return [
    effect === undefined ? step : `${step} → ${effect}`,
    ...(obstacle === null ? [] : [obstacle.type]),
    ...(dueAt === null ? [] : [`in ${dueAt - at} ms`]),
  ].join(', ');
}

const table: Record<keyof typeof states, Record<string, string>> = {
  blank: {
    stop: 'rest',
    typed: 'rest, in 1200 ms',
    read: 'rest, in 1200 ms',
    published: 'rest',
    'file cut': 'rest, hors-connexion, in 4000 ms',
    'file refused': 'rest, refus, in 4000 ms',
  },
  rest: {
    start: 'rest, in 0 ms',
    stop: 'rest',
    typed: 'rest, in 1200 ms',
    due: 'rest → send-files',
    asked: 'rest → send-files',
    'asked with a jalon': 'keep → keep',
    read: 'rest, in 1200 ms',
    published: 'rest',
    'file sent': 'rest',
    'file cut': 'rest, hors-connexion, in 4000 ms',
    'file refused': 'rest, refus, in 4000 ms',
  },
  typed: {
    start: 'rest, in 0 ms',
    stop: 'keep → keep',
    typed: 'rest, in 1200 ms',
    due: 'keep → keep',
    asked: 'keep → keep',
    'asked with a jalon': 'keep → keep',
    read: 'rest, in 1200 ms',
    published: 'rest',
    'file cut': 'rest, hors-connexion, in 4000 ms',
    'file refused': 'rest, refus, in 4000 ms',
  },
  'typed, not started': {
    start: 'rest, in 0 ms',
    stop: 'keep → keep',
    typed: 'rest',
    due: 'keep → keep',
    asked: 'keep → keep',
    'asked with a jalon': 'keep → keep',
    read: 'rest',
    published: 'rest',
    'file cut': 'rest, hors-connexion',
    'file refused': 'rest, refus',
  },
  keeping: {
    start: 'keep, in 0 ms',
    stop: 'keep (another due)',
    typed: 'keep, in 1200 ms',
    due: 'keep (another due)',
    asked: 'keep (another due)',
    'asked with a jalon': 'keep (another due)',
    kept: 'commit → commit',
    read: 'keep, in 1200 ms',
    published: 'keep',
    'file cut': 'keep, hors-connexion, in 4000 ms',
    'file refused': 'keep, refus, in 4000 ms',
  },
  committing: {
    start: 'commit, in 0 ms',
    stop: 'commit (another due)',
    typed: 'commit, in 1200 ms',
    due: 'commit (another due)',
    asked: 'commit (another due)',
    'asked with a jalon': 'commit (another due)',
    'saved by others': 'keep → keep',
    saved: 'record → keep',
    'saved without an étape': 'record → keep, etapes-refusees, in 4000 ms',
    cut: 'record → keep, hors-connexion, in 4000 ms',
    'found deleted': 'record → keep, supprime',
    'jalon failed': 'record → keep, in 1200 ms',
    read: 'commit, in 1200 ms',
    published: 'commit',
    'file cut': 'commit, hors-connexion, in 4000 ms',
    'file refused': 'commit, refus, in 4000 ms',
  },
  recording: {
    start: 'record, in 0 ms',
    stop: 'record',
    typed: 'record, in 1200 ms',
    due: 'record (another due)',
    asked: 'record (another due)',
    'asked with a jalon': 'record (another due)',
    kept: 'rest → send-files',
    read: 'record, in 1200 ms',
    published: 'record',
    'file cut': 'record, hors-connexion, in 4000 ms',
    'file refused': 'record, refus, in 4000 ms',
  },
  refused: {
    start: 'rest, refus, in 0 ms',
    stop: 'keep → keep, refus',
    due: 'keep → keep, refus',
    asked: 'keep → keep, refus',
    'asked with a jalon': 'keep → keep, refus',
    read: 'rest, refus, in 4000 ms',
    published: 'rest, refus, in 4000 ms',
    'file cut': 'rest, refus, in 8000 ms',
    'file refused': 'rest, refus, in 8000 ms',
  },
  'too long': {
    start: 'rest, texte-trop-long, in 0 ms',
    stop: 'keep → keep, texte-trop-long',
    typed: 'rest, texte-trop-long, in 1200 ms',
    due: 'keep → keep, texte-trop-long',
    asked: 'keep → keep, texte-trop-long',
    'asked with a jalon': 'keep → keep, texte-trop-long',
    read: 'rest, texte-trop-long, in 1200 ms',
    published: 'rest, texte-trop-long',
    'file cut': 'rest, texte-trop-long, in 4000 ms',
    'file refused': 'rest, texte-trop-long, in 4000 ms',
  },
  deleted: {
    start: 'rest, supprime, in 0 ms',
    stop: 'rest, supprime',
    typed: 'rest, supprime, in 4000 ms',
    read: 'rest, supprime, in 4000 ms',
    published: 'rest, supprime',
    'file cut': 'rest, supprime, in 4000 ms',
    'file refused': 'rest, supprime, in 4000 ms',
  },
};

describe('an event of a save', () => {
  it.each(Object.entries(states))('follows the table in the state %s', (name, state) => {
    const found = Object.entries(events).flatMap(([event, happened]) => {
      const outcome = outcomeOf(state, happened);
      return outcome === null ? [] : [[event, outcome]];
    });
    expect(Object.fromEntries(found)).toEqual(table[name as keyof typeof states]);
  });
});

/** The effect of the last event. */
function effectOf(state: SaveState, event: SaveEvent): string | undefined {
  return reduceSave(state, event, scene)[1];
}

describe('a save', () => {
  it('stores its commit, with its operation id, before sending it', () => {
    const [state, effect] = reduceSave(typed, { type: 'due' }, scene);
    expect(effect).toBe('keep');
    expect(state).toMatchObject({
      sentOperationIds: ['ours'],
      sentParcours: [typed.parcours],
    });
    expect(effectOf(state, { type: 'kept' })).toBe('commit');
    expect(state.underWay?.commit).toMatchObject({
      ...{ base, parcours: typed.parcours, operationId: 'ours' },
    });
  });

  it('never sends text written before another text was merged', () => {
    const read: SaveEvent = { type: 'read', online: theirs, from: base };
    const [state, effect] = reduceSave(after(keeping, read), { type: 'kept' }, scene);
    expect(effect).toBe('keep');
    const merged = { titre: 'Tapé', resume: 'Leur résumé' };
    expect(state.underWay?.commit).toMatchObject({ base: theirs, parcours: merged });
  });

  it('does not take an answer for newer than a reading made meanwhile', () => {
    const online = createSnapshot(titled('Tapé, puis le leur'), { revision: 3 });
    const read = after(committing, { type: 'read', online, from: base });
    expect(after(read, saved(2)).base).toBe(online);
    const late: SaveEvent = { type: 'read', online: base, from: null };
    expect(after(read, late).base).toBe(online);
  });

  it('begins within 2.5 s of the first change, however long one types', () => {
    const dues = [0, 500, 1_000, 1_500, 2_000, 2_400].map((ms) => at + ms);
    let state = typed;
    for (const now of dues)
      [state] = reduceSave(state, { type: 'typed' }, { ...scene, at: now });
    expect(state.dueAt).toBe(at + 2_500);
  });

  it('waits longer after each failure, a minute at most, until a request', () => {
    const fail = (before: SaveState) =>
      after(before, { type: 'due' }, { type: 'kept' }, events.cut, {
        type: 'kept',
      });
    let state = typed;
    const waits = Array.from({ length: 6 }, () => {
      state = fail(state);
      return (state.dueAt ?? 0) - at;
    });
    expect(waits).toEqual([4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
    expect(after(state, { type: 'asked' }).retryMs).toBe(4_000);
  });

  it('is given up for this time after five commits overtaken by others', () => {
    let state = keeping;
    for (let revision = 2; revision < 7; revision += 1) {
      const online = createSnapshot(titled(`Leur titre ${revision}`), { revision });
      state = after(
        state,
        { type: 'kept' },
        { type: 'answered', outcome: { type: 'conflict', theirs: online } },
      );
    }
    expect(state).toMatchObject({
      underWay: { step: 'record', count: 5 },
      obstacle: null,
      dueAt: at + 1_200,
    });
    expect(state.parcours.titre).toBe('Tapé');
    expect(state.conflicts).toHaveLength(1);
  });

  it('waits for the network', () => {
    const [state, effect] = reduceSave(
      typed,
      { type: 'due' },
      { ...scene, isOnline: false },
    );
    expect(effect).toBeUndefined();
    expect(state).toMatchObject({
      obstacle: { type: 'hors-connexion' },
      underWay: null,
      dueAt: null,
    });
  });

  it('sends no parcours whose own text is too long, nor too many étapes; an étape is left to the commit', () => {
    const etapes = Array.from({ length: limits.etapeCount.max + 1 }, (_, index) =>
      createEtape(index + 1),
    );
    const long = createEtape(1, { titre: 'a'.repeat(limits.etapeTitre.max + 1) });
    const due = (text: Parcours) =>
      outcomeOf({ ...typed, parcours: text }, { type: 'due' });
    expect(due(titled('a'.repeat(81)))).toBe('rest → send-files, texte-trop-long');
    expect(due({ ...parcours, etapes })).toBe('rest → send-files, trop-d-etapes');
    expect(due({ ...parcours, etapes: [long] })).toBe('keep → keep');
  });

  it('names the étapes that it left out, and those of refused files', () => {
    const left = after(committing, events['saved without an étape']);
    expect(left.obstacle && obstacleText(left.obstacle)).toBe(
      'Non enregistré en ligne\u00A0: étape 2 «\u00A0Étape 2\u00A0», l’accès est refusé. Elle reste sur cet appareil\u202F; tout le reste est enregistré.',
    );
    const image = { path: file, texteAlternatif: '', credit: '', largeur: 1, hauteur: 1 };
    const etapes = [createEtape(1, { image }), createEtape(2)];
    const refused = after(
      { ...rest, parcours: { ...parcours, etapes } },
      { type: 'files-refused', paths: new Set([file]) },
    );
    expect(refused.obstacle).toEqual({
      type: 'etapes-refusees',
      etapes: [{ numero: 1, titre: 'Étape 1', raison: 'fichier' }],
    });
  });

  it('has no obstacle once a refused étape is again as it is online', () => {
    const refused = after(committing, events['saved without an étape'], { type: 'kept' });
    expect(after(refused, { type: 'due' }).obstacle).toBeNull();
  });

  it('keeps its jalon after others overtook it, with their text in it', () => {
    const asked = after(rest, { type: 'asked', jalon: 'retour' }, { type: 'kept' });
    const merged = after(asked, events['saved by others'], {
      type: 'kept',
    });
    expect(merged.underWay?.commit).toMatchObject({
      jalon: 'retour',
      parcours: theirs.parcours,
    });
    expect(after(merged, saved(3, theirs.parcours)).jalonCount).toBe(1);
  });

  it('leaves the error of a jalon to its caller, and saves on', () => {
    const asked = after(rest, { type: 'asked', jalon: 'demande' }, { type: 'kept' });
    const written = { ...asked, parcours: titled('Pendant') };
    expect(outcomeOf(written, { type: 'failed', obstacle: null })).toBe(
      'record → keep, in 1200 ms',
    );
  });
});

/** A page killed and opened again, on a device and before a server with two writing authors. */
class World {
  server: ParcoursSnapshot = base;
  device: Draft = createDraft(parcours, { base });
  state = rest;
  effect: string | undefined;
  isOnline = true;
  /** Texts replaced by their author or in a conflict, or killed before they were stored. */
  private settled = new Set<string>();
  private texts: string[] = [];
  private count = 0;
  /** Commits without a change: a text was saved twice. */
  idleCommitCount = 0;

  private fresh(): string {
    this.count += 1;
    const text = `⟦${this.count}⟧`;
    this.texts.push(text);
    return text;
  }

  happen(event: SaveEvent): void {
    this.count += 1;
    const now = {
      at: at + this.count,
      isOnline: this.isOnline,
      operationId: `operation ${this.count}`,
    };
    const [state, effect] = reduceSave(this.state, event, now);
    this.state = state;
    // Files are another matter.
    if (effect === 'keep' || effect === 'commit') this.effect = effect;
    for (const text of this.texts) {
      if (JSON.stringify(state.conflicts).includes(text)) this.settled.add(text);
    }
  }

  keep(): void {
    const {
      parcours: text,
      conflicts,
      base: known,
      sentOperationIds,
      sentParcours = [],
    } = this.state;
    this.device = createDraft(text, {
      conflicts,
      base: known,
      sentOperationIds,
      sentParcours,
    });
  }

  type(field: 'titre' | 'resume'): void {
    this.settled.add(this.state.parcours[field]);
    this.state = {
      ...this.state,
      parcours: { ...this.state.parcours, [field]: this.fresh() },
    };
    this.happen({ type: 'typed' });
  }

  /** Another author saves. */
  change(field: 'titre' | 'resume'): void {
    const { server } = this;
    this.settled.add(server.parcours[field]);
    this.count += 1;
    const text = { ...server.parcours, [field]: this.fresh() };
    this.server = createSnapshot(text, {
      revision: server.revision + 1,
      operationId: `other ${this.count}`,
    });
  }

  private commit(): SaveEvent {
    const sent = this.state.underWay?.commit;
    if (sent === undefined) throw new Error('Nothing is sent.');
    const { server } = this;
    if (!this.device.sentOperationIds.includes(sent.operationId))
      throw new Error('It was sent before it was kept.');
    if (sent.base?.revision !== server.revision)
      return { type: 'answered', outcome: { type: 'conflict', theirs: server } };
    if (sameValue(sent.parcours, server.parcours) && sent.jalon === undefined)
      this.idleCommitCount += 1;
    const { operationId } = sent;
    this.server = createSnapshot(sent.parcours, {
      revision: server.revision + 1,
      operationId,
    });
    return { type: 'answered', outcome: { type: 'saved', snapshot: this.server } };
  }

  private followed(isLost: boolean): SaveEvent {
    const { effect } = this;
    this.effect = undefined;
    if (effect === undefined) return { type: 'due' };
    if (effect === 'keep') {
      this.keep();
      return { type: 'kept' };
    }
    const answer = this.isOnline ? this.commit() : null;
    return isLost || answer === null ? events.cut : answer;
  }

  /** One step further; `isLost`: the answer, if something is sent. */
  step(isLost: boolean): void {
    this.happen(this.followed(isLost));
  }

  /** The page is killed at whatever step, and opened again. */
  kill(): void {
    for (const text of this.texts) {
      const isKept = JSON.stringify([this.device, this.server]).includes(text);
      if (!isKept) this.settled.add(text);
    }
    const { device, server } = this;
    this.effect = undefined;
    const draft = this.isOnline ? reconcile(device, server) : device;
    this.state = firstSaveState(draft, { isTouched: true, obstacle: null });
    this.happen({ type: 'start' });
  }

  read(): void {
    if (!this.isOnline) return;
    this.happen({ type: 'read', online: this.server, from: this.state.base });
  }

  /** The network is there, and stays. */
  end(): void {
    this.isOnline = true;
    this.happen({ type: 'asked' });
    for (let step = 0; step < 30; step += 1) this.step(false);
    this.read();
  }

  lost(): string[] {
    const there = JSON.stringify(this.server.parcours);
    return this.texts.filter((text) => !this.settled.has(text) && !there.includes(text));
  }
}

const acts = {
  'type a title': (world: World) => world.type('titre'),
  'type a summary': (world: World) => world.type('resume'),
  'others change the title': (world: World) => world.change('titre'),
  'others change the summary': (world: World) => world.change('resume'),
  step: (world: World) => world.step(false),
  'step, answer lost': (world: World) => world.step(true),
  keep: (world: World) => world.keep(),
  kill: (world: World) => world.kill(),
  read: (world: World) => world.read(),
  'ask for a jalon': (world: World) => world.happen({ type: 'asked', jalon: 'demande' }),
  'network cut or back': (world: World) => {
    world.isOnline = !world.isOnline;
  },
};

describe('a page that is killed at any step of a save', () => {
  it('loses no stored text, and saves no text twice', () => {
    const names = Object.keys(acts) as (keyof typeof acts)[];
    const act = fc.oneof(fc.constantFrom(...names), fc.constant('step' as const));
    const play = fc.array(act, { minLength: 10, maxLength: 60 });
    fc.assert(
      fc.property(play, (played) => {
        const world = new World();
        for (const name of played) acts[name](world);
        world.end();
        expect(world.state.parcours).toEqual(world.server.parcours);
        expect(world.lost()).toEqual([]);
        expect(world.idleCommitCount).toBe(0);
      }),
      { numRuns: 200 },
    );
  });
});
