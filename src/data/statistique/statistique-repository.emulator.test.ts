import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readWholeRecherche } from '@/data/catalogue/catalogue-repository.ts';
import { tableauRepository } from '@/data/tableau/tableau-repository.ts';
import { createOperationId } from '@/data/firestore/operation-id.ts';
import { emulatorServices } from '@/testing/services.ts';
import { partieGateway } from '@/data/partie/partie-repository.ts';
import { randomPartieId } from '@/data/partie/partie-sync.ts';
import { compteLimits, type Compte } from '@/domain/statistique/compte.ts';
import {
  figuresOf,
  joursOf,
  moisOf,
  shardCount,
} from '@/domain/statistique/statistique.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { dayOf } from '@/lib/format/date.ts';
import { leaveSession, signInAs } from '@/testing/emulator-account.ts';
import { writePastRules } from '@/testing/emulator-documents.ts';
import { beginWithQuete } from '@/testing/emulator-parties.ts';
import { createQuete, testEtapeId } from '@/testing/play-factories.ts';
import { statistiqueRepository } from './statistique-repository.ts';
import { waitingRepository } from './waiting-repository.ts';
import { createEmulatorServices } from '@/testing/services.ts';

const services = createEmulatorServices();
const { list: listStatistiques, readQuete: readQueteStatistiques } =
  statistiqueRepository(services);
const { count: countWaiting } = waitingRepository(services);

const { gather: gatherTableau, open: openTableau } = tableauRepository(emulatorServices);

const parties = partieGateway(emulatorServices);

const quete = createQuete();
const queteId = quete.id;
const jours = joursOf(30, dayOf(Date.now()));
const mois = moisOf(jours);

beforeEach(() => beginWithQuete(quete));
afterEach(() => vi.restoreAllMocks());
afterAll(leaveSession);

async function beginParty() {
  const uid = await parties.ensureUid();
  const target = { documentId: randomPartieId(), uid, queteId, version: quete.version };
  const compte: Compte = { pas: 'debut', at: Date.now() };
  const operationId = createOperationId();
  await parties.write(target, { type: 'createPartie', operationId, compte });
  return target;
}

describe('the figures of a quête', () => {
  test('grow with its parties, and those of all with them', async () => {
    const ended = await beginParty();
    await parties.write(ended, {
      type: 'finish',
      etapeIndex: 0,
      operationId: createOperationId(),
      compte: {
        pas: 'fin',
        at: Date.now(),
        minutes: 42,
        horsLigne: true,
        equipe: false,
        // As an older build has noted it: the first is counted.
        etapes: Array.from({ length: 4 }, (_, index) => ({
          etapeId: testEtapeId(index + 1),
          minutes: 3,
          erreurs: 2,
          indices: 1,
          passees: 0,
        })),
      },
    });
    const left = await beginParty();
    await parties.write(left, {
      type: 'stop',
      operationId: createOperationId(),
      compte: { pas: 'arret', at: Date.now(), motif: 'pluie', etapeId: testEtapeId(1) },
    });

    await signInAs('equipe', { admin: true });
    for (const scope of [queteId, 'france'] as const) {
      const { total, motifs } = figuresOf(await listStatistiques(scope, mois), jours);
      expect(total).toEqual({
        commencees: 2,
        terminees: 1,
        arretees: 1,
        minutes: 42,
        horsLigne: 1,
        equipe: 0,
      });
      expect(motifs).toEqual([{ motif: 'pluie', nombre: 1 }]);
    }
    // A session that may list none reads the same by name.
    expect(figuresOf(await readQueteStatistiques(queteId, mois), jours)).toEqual(
      figuresOf(await listStatistiques(queteId, mois), jours),
    );
    const { etapes } = figuresOf(await listStatistiques(queteId, mois), jours);
    expect(etapes).toEqual(
      new Map([
        [
          testEtapeId(1),
          { vues: 1, minutes: 3, erreurs: 2, indices: 1, passees: 0, arrets: 1 },
        ],
      ]),
    );
  });

  test('take no more than the rules let a party count, whatever a phone has noted', async () => {
    const ended = await beginParty();
    const tooMuch = { minutes: 5_000, erreurs: 200, indices: 9, passees: 2 };
    await parties.write(ended, {
      type: 'finish',
      etapeIndex: 0,
      operationId: createOperationId(),
      compte: {
        ...{ pas: 'fin', at: Date.now(), minutes: 5_000, horsLigne: false, equipe: true },
        etapes: [{ etapeId: testEtapeId(1), ...tooMuch }],
      },
    });
    await signInAs('equipe', { admin: true });
    const { total, etapes } = figuresOf(await listStatistiques(queteId, mois), jours);
    expect(total).toMatchObject({ terminees: 1, minutes: compteLimits.minutes });
    expect(etapes.get(testEtapeId(1))).toEqual({
      ...{ vues: 1, passees: 1, arrets: 0, minutes: compteLimits.etapeMinutes },
      ...{ erreurs: compteLimits.erreurs, indices: compteLimits.indices },
    });
  });

  test('are refused to a person who is not an admin', async () => {
    await signInAs('passant', { admin: false });
    await expect(listStatistiques('france', mois)).rejects.toThrow(AccessDeniedError);
    await expect(countWaiting()).rejects.toThrow(AccessDeniedError);
  });
});

/** Counts the reads that Firestore bills: each returned document, one for an empty query, one for a count. */
function watchReads(): () => Promise<number> {
  const answers: Promise<number>[] = [];
  const fetchFirst = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await fetchFirst(input, init);
    const address = input instanceof Request ? input.url : input.toString();
    if (address.includes('/documents')) answers.push(billed(address, response.clone()));
    return response;
  });
  return async () => (await Promise.all(answers)).reduce((all, one) => all + one, 0);
}

async function billed(address: string, response: Response): Promise<number> {
  if (!address.includes(':runQuery')) return 1;
  const rows = (await response.json()) as readonly { document?: unknown }[];
  return Math.max(1, rows.filter((row) => row.document !== undefined).length);
}

test('the dashboard opens on 40 reads at the most, with 1,000 parcours and full figures', async () => {
  const months = [
    ...new Set([...jours.avant, ...jours.jours].map((one) => one.slice(0, 7))),
  ];
  const documents = [
    ...Array.from(
      { length: 1_000 },
      (_, index) => `parcours/parcours${String(index).padStart(8, '0')}`,
    ),
    ...months.flatMap((month) =>
      Array.from({ length: shardCount }, (_, k) => `statistiques/france_${month}_${k}`),
    ),
    ...Array.from(
      { length: shardCount },
      (_, k) => `statistiques/francheville_${months[0]}_${k}`,
    ),
  ];
  for (let from = 0; from < documents.length; from += 50) {
    await Promise.all(
      documents.slice(from, from + 50).map((path) =>
        writePastRules(path, {
          updatedAt: { timestampValue: new Date(2026, 0, 1).toISOString() },
          etat: { stringValue: 'relecture' },
          comptes: { mapValue: { fields: {} } },
        }),
      ),
    );
  }
  // More of everything than an opening reads: comments and reports that wait.
  const waiting = { etat: { stringValue: 'ouvert' }, reponduLe: { nullValue: null } };
  for (let index = 0; index < 60; index += 1) {
    await writePastRules(`parcours/parcours00000001/commentaires/c${index}`, waiting);
    await writePastRules(`signalements/passant_${index}`, {
      ...waiting,
      queteId: { stringValue: queteId },
    });
  }
  await signInAs('equipe', { admin: true });
  const silent = vi.spyOn(console, 'error').mockReturnValue();
  const open = async () => {
    const countReads = watchReads();
    const [tableau] = await Promise.all([
      openTableau(),
      readWholeRecherche(),
      countWaiting(),
      listStatistiques('france', mois),
    ]);
    const reads = await countReads();
    vi.mocked(globalThis.fetch).mockRestore();
    expect(reads).toBeGreaterThan(15);
    expect(reads).toBeLessThanOrEqual(40);
    return tableau;
  };
  // Not gathered yet: the last fifteen. These parcours have only the fields that order the list.
  expect(await open()).toMatchObject({ isWhole: false, unreadableCount: 15 });
  expect(silent).toHaveBeenCalledTimes(15);
  const gathered = await gatherTableau();
  expect(gathered).toMatchObject({
    isWhole: true,
    isCounted: true,
    unreadableCount: 1_000,
  });
  expect(gathered.ouverts).toMatchObject({
    commentaires: { parcours00000001: 60 },
    signalements: { [queteId]: 60 },
  });
  // All changed at the same time, and no more than five of them are read again.
  expect(await open()).toMatchObject({
    isWhole: false,
    isCounted: false,
    ouverts: { commentaires: { parcours00000001: 60 } },
  });
}, 240_000);
