import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createOperationId } from '@/data/firestore/operation-id.ts';
import type { ParcoursSnapshot } from '@/data/parcours/parcours-store.ts';
import { parcoursRepository } from '@/data/parcours/parcours-repository.ts';
import { publicationRepository } from '@/data/quete/publication-repository.ts';
import { readQuete, readQueteVersion } from '@/data/quete/quete-repository.ts';
import { matchesEmpreinte } from '@/domain/epreuve/empreinte.ts';
import { judgeAnswer, readTyped } from '@/domain/epreuve/judge-typed.ts';
import { pointsOf } from '@/domain/partie/bilan.ts';
import {
  beginPartie,
  etapeOf,
  suiviOf,
  type PartieEvent,
} from '@/domain/partie/partie.ts';
import { play } from '@/domain/partie/play.ts';
import { parcoursIdSchema } from '@/domain/parcours/parcours.ts';
import { queteIdSchema, type Quete } from '@/domain/quete/quete.ts';
import { AccessDeniedError, OfflineError } from '@/lib/errors/data-error.ts';
import { clearBackEnd, leaveSession, signInAs } from '@/testing/emulator-account.ts';
import { keepCounter } from '@/testing/emulator-counters.ts';
import { createParties } from '@/testing/emulator-parties.ts';
import {
  createEpreuve,
  createEtape,
  createParcours,
  createTexteEpreuve,
} from '@/testing/factories.ts';
import { emulatorServices } from '@/testing/services.ts';
import { partieGateway } from './partie-repository.ts';
import { createPartieStore } from './partie-store.ts';
import {
  randomPartieId,
  syncPartie,
  type EnvoiTarget,
  type PartieGateway,
  type WriteOperation,
} from './partie-sync.ts';

const { save: saveParcours } = parcoursRepository(emulatorServices);
const { publish: publishParcours, withdraw: withdrawQuete } =
  publicationRepository(emulatorServices);

const parties = partieGateway(emulatorServices);

const queteId = queteIdSchema.parse('22_dinan_le-secret-du-lavoir');

/** A word, a number between bounds, one option, and a place to look at. */
const parcours = createParcours({
  id: parcoursIdSchema.parse('parcoursJoue00000001'),
  etapes: [
    createEtape(1, { epreuve: createTexteEpreuve() }),
    createEtape(2, {
      epreuve: createEpreuve({
        type: 'nombre',
        consigne: 'Combien de marches ?',
        minimum: 15.5,
        maximum: 16.5,
        points: 10,
      }),
    }),
    createEtape(3),
    createEtape(4, {
      epreuve: createEpreuve({
        type: 'choix',
        consigne: 'Quelle pierre ?',
        points: 5,
        options: [
          { id: 'a', texte: 'Granite', juste: true, paire: '' },
          { id: 'b', texte: 'Schiste', juste: false, paire: '' },
        ],
      }),
    }),
  ],
});

const readNoImage = () => Promise.reject(new Error('There is no image.'));

let published: ParcoursSnapshot;
let quete: Quete;

async function publish(): Promise<Quete> {
  await signInAs('autrice', { admin: true });
  const operationId = createOperationId();
  const saved = await saveParcours({ base: null, parcours, operationId });
  if (saved.type !== 'saved') throw new Error('It was to be saved.');
  published = await publishParcours({ snapshot: saved.snapshot, readImage: readNoImage });
  await leaveSession();
  return readQuete(queteId);
}

/** A phone that has begun a party. */
async function createPhone(quete: Quete, gateway: PartieGateway = parties) {
  const { contenu } = quete;
  const store = createPartieStore({ name: crypto.randomUUID() });
  const id = randomPartieId();
  await store.begin(quete, beginPartie(quete, id, Date.now()));
  const written: WriteOperation['type'][] = [];
  const counted: PartieGateway = {
    ...gateway,
    write: async (target, operation) => {
      written.push(operation.type);
      await gateway.write(target, operation);
    },
  };
  const ports = { store, loadGateway: () => Promise.resolve(counted), now: Date.now };

  async function read() {
    const kept = await store.read(id);
    if (kept === null) throw new Error('The party is lost.');
    return kept;
  }

  async function dispatch(event: PartieEvent): Promise<void> {
    await store.change(id, (kept) => ({
      ...kept,
      partie: play(kept.partie, event, contenu),
    }));
  }

  async function here() {
    const { partie } = await read();
    const etape = etapeOf(partie, contenu);
    return { etape, etapeId: etape.id, suivi: suiviOf(partie, etape.id) };
  }

  return {
    id,
    written,
    read,
    dispatch,
    here,
    sync: () => syncPartie(ports, id, contenu),
    async target(): Promise<EnvoiTarget> {
      const { envoi } = await read();
      const uid = envoi.uid ?? '';
      return { documentId: envoi.documentId, uid, queteId, version: quete.version };
    },
    /** Answers as the screen does: only the phone judges the input. */
    async answer(typed: string, { isForced = false } = {}) {
      const { etape, etapeId } = await here();
      await dispatch({ type: 'read', etapeId });
      if (etape.epreuve.type === 'aucune') throw new Error('Nothing is asked here.');
      const given = readTyped(etape.epreuve, typed);
      if ('problem' in given) throw new Error(given.problem);
      const judged = await judgeAnswer(etape.epreuve, given, matchesEmpreinte);
      const { reponse } = judged;
      const juste = isForced || judged.juste;
      await dispatch({ type: 'answer', etapeId, reponse, juste, at: Date.now() });
      return judged.juste;
    },
    async passEtape() {
      const { etapeId } = await here();
      await dispatch({ type: 'read', etapeId });
      await dispatch({ type: 'pass', etapeId, at: Date.now() });
    },
    async goOn() {
      const { etapeId } = await here();
      await dispatch({ type: 'goOn', etapeId, at: Date.now() });
    },
  };
}

type Phone = Awaited<ReturnType<typeof createPhone>>;

function stateOf(phone: Phone) {
  return phone.target().then((target) => parties.readState(target, null));
}

function rightOption(quete: Quete): string {
  const epreuve = quete.contenu.etapes[3]?.epreuve;
  if (epreuve?.type !== 'choix') throw new Error('It was to be a choix.');
  return epreuve.options.find(({ texte }) => texte === 'Granite')?.id ?? '';
}

// The first one meets emulators that have just started.
beforeEach(async () => {
  await clearBackEnd();
  quete = await publish();
});
afterAll(leaveSession);

describe('a party played on a phone', () => {
  it('is accepted whole when it was fair, with three writes an étape at most', async () => {
    const phone = await createPhone(quete);
    const { etapeId } = await phone.here();
    await phone.dispatch({ type: 'read', etapeId });
    expect(await phone.answer('Le clocher')).toBe(false);
    await phone.dispatch({ type: 'askIndice', etapeId, numero: 1 });
    expect(await phone.answer('La TOUR !')).toBe(true);
    await phone.goOn();
    expect(await phone.answer('16,5')).toBe(true);
    await phone.goOn();
    await phone.goOn();
    expect(await phone.answer(rightOption(quete))).toBe(true);
    await phone.goOn();

    expect(await phone.sync()).toEqual({ type: 'settled' });
    const { partie } = await phone.read();
    expect(pointsOf(partie)).toBe(30);
    expect((await stateOf(phone)).partie).toEqual({
      points: 30,
      reussiteCount: 3,
      isFinished: true,
    });
    const issues = Object.values(partie.suiviByEtapeId).map(({ issue }) => issue?.preuve);
    expect(issues).toEqual(['prouvee', 'prouvee', 'prouvee']);
    expect(phone.written).toEqual([
      'createPartie',
      ...['writeEssai', 'award'],
      ...['writeEssai', 'award'],
      ...['writeEssai', 'award'],
      'finish',
    ]);
  });

  it('is refused a wrong answer, and proves the right one afterwards', async () => {
    const phone = await createPhone(quete);
    await phone.answer('le clocher', { isForced: true });
    await phone.sync();
    const refused = await phone.here();
    expect(refused.suivi.issue).toMatchObject({ preuve: 'refusee' });
    expect((await stateOf(phone)).partie).toMatchObject({ points: 0, reussiteCount: 0 });

    await phone.answer('la tour');
    await phone.sync();
    expect((await phone.here()).suivi.issue).toMatchObject({ preuve: 'prouvee' });
    const target = await phone.target();
    const state = await parties.readState(target, refused.etapeId);
    expect(state).toMatchObject({
      essai: { reponse: 'tour', numero: 2 },
      hasReussite: true,
      partie: { points: 20, reussiteCount: 1 },
    });
  });

  it('is refused a number just beyond the bounds', async () => {
    const phone = await createPhone(quete);
    await phone.passEtape();
    await phone.goOn();
    expect(await phone.answer('16,6', { isForced: true })).toBe(false);
    await phone.sync();
    expect((await phone.here()).suivi.issue).toMatchObject({ preuve: 'refusee' });
  });

  it('may give an étape up, and then reads its solution', async () => {
    const phone = await createPhone(quete);
    const { etapeId } = await phone.here();
    await phone.passEtape();
    await phone.sync();
    const { envoi } = await phone.read();
    expect(envoi.solutionByEtapeId[etapeId]).toEqual({
      reponse: 'la tour',
      explication: 'C’est la tour.',
    });
    expect((await phone.here()).suivi.issue).toMatchObject({ preuve: 'prouvee' });
  });

  it('may give the same étape up again in another party', async () => {
    const once = await createPhone(quete);
    await once.passEtape();
    await once.sync();
    const again = await createPhone(quete);
    await again.passEtape();
    await again.sync();
    expect((await again.here()).suivi.issue).toMatchObject({ preuve: 'prouvee' });
    expect((await stateOf(again)).partie).toMatchObject({ reussiteCount: 1 });
  });

  it('counts everything once when every answer of the server is lost at first', async () => {
    const seen = new Set<string>();
    const phone = await createPhone(quete, {
      ...parties,
      write: async (target, operation) => {
        await parties.write(target, operation);
        if (seen.has(operation.operationId)) return;
        seen.add(operation.operationId);
        throw new OfflineError('The answer was lost.');
      },
    });
    await phone.answer('la tour');
    await phone.goOn();
    await phone.passEtape();
    await phone.goOn();
    await phone.goOn();
    await phone.answer(rightOption(quete));
    await phone.goOn();
    for (let turn = 0; turn < 10; turn += 1) {
      const outcome = await phone.sync().catch(() => null);
      if (outcome?.type === 'settled') break;
    }
    const { partie } = await phone.read();
    expect(pointsOf(partie)).toBe(25);
    expect((await stateOf(phone)).partie).toEqual({
      points: 25,
      reussiteCount: 3,
      isFinished: true,
    });
  });

  it('is proven again in a document of its own when an account has taken over the phone', async () => {
    const phone = await createPhone(quete);
    await phone.answer('la tour');
    await phone.sync();
    const before = await phone.target();
    const uid = await signInAs('joueuse', { admin: false });
    await phone.goOn();
    await phone.answer('16');
    await phone.sync();
    const after = await phone.target();
    expect(after.uid).toBe(uid);
    expect(after.documentId).not.toBe(before.documentId);
    expect((await stateOf(phone)).partie).toMatchObject({ points: 30, reussiteCount: 2 });
    await leaveSession();
  });

  it('is proven on the version it began, whatever becomes of the quête meanwhile', async () => {
    const phone = await createPhone(quete);
    await phone.answer('la tour');
    await signInAs('autrice', { admin: true });
    await publishParcours({
      snapshot: published,
      readImage: readNoImage,
    });
    expect((await readQuete(queteId)).version).toBe(2);
    await withdrawQuete({ queteId });
    await leaveSession();
    await phone.sync();
    expect((await stateOf(phone)).partie).toMatchObject({ points: 20 });
    expect((await readQueteVersion(queteId, 1)).contenu).toEqual(quete.contenu);
  });

  it('waits for another day past the most of one, and is proven whole then', async () => {
    const phone = await createPhone(quete);
    await phone.answer('la tour');
    const uid = await parties.ensureUid();
    await keepCounter(uid, 'debut');
    expect(await phone.sync()).toMatchObject({ type: 'waiting' });
    expect(await stateOf(phone)).toMatchObject({ partie: null });
    await keepCounter(uid, 'debut', { hours: 25 });
    expect(await phone.sync()).toEqual({ type: 'settled' });
    const { id } = phone;
    expect(await phone.target()).toMatchObject({ documentId: id });
    expect(await stateOf(phone)).toMatchObject({ partie: { reussiteCount: 1 } });
  });

  it('is one of thirty that a class begins on one tablet', async () => {
    const targets = await createParties(quete, 30);
    const states = await Promise.all(
      targets.map((target) => parties.readState(target, null)),
    );
    expect(states.filter(({ partie }) => partie !== null)).toHaveLength(30);
  });

  it('cannot claim more points than the indices leave, nor an award without an essai', async () => {
    const phone = await createPhone(quete);
    const { etapeId } = await phone.here();
    await phone.answer('la tour');
    await phone.sync();
    const target = await phone.target();
    const other = quete.contenu.etapes[3]?.id ?? etapeId;
    const claim = {
      type: 'award',
      operationId: createOperationId(),
      etapeId: other,
      reponse: rightOption(quete),
      numero: 1,
      indices: 0,
      points: 5,
      totalPoints: 25,
      reussiteCount: 2,
      etapeIndex: 3,
    } as const;
    await expect(parties.write(target, claim)).rejects.toThrow(AccessDeniedError);
    await parties.write(target, {
      type: 'writeEssai',
      operationId: createOperationId(),
      etapeId: other,
      reponse: rightOption(quete),
      numero: 1,
    });
    const greedy = { ...claim, points: 50, totalPoints: 70 };
    await expect(parties.write(target, greedy)).rejects.toThrow(AccessDeniedError);
    await parties.write(target, claim);
    expect((await stateOf(phone)).partie).toMatchObject({ points: 25 });
  });

  it('shows nothing to another player', async () => {
    const phone = await createPhone(quete);
    await phone.answer('la tour');
    await phone.sync();
    const target = await phone.target();
    await leaveSession();
    const uid = await parties.ensureUid();
    expect(uid).not.toBe(target.uid);
    const { etapeId } = await phone.here();
    expect(await parties.readState({ ...target, uid }, etapeId)).toEqual({
      partie: null,
      essai: null,
      hasReussite: false,
      hasDeblocage: false,
    });
    await expect(parties.readSolution(target, etapeId)).rejects.toThrow(
      AccessDeniedError,
    );
  });
});
