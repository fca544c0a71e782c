import 'fake-indexeddb/auto';
import { deleteApp as closeClient } from 'firebase/app';
import { signInWithEmailAndPassword } from 'firebase/auth';
import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { FieldPath, FieldValue, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import * as z from 'zod/mini';
import { createServices, type Services } from '@/data/firebase/services.ts';
import { createOperationId } from '@/data/firestore/operation-id.ts';
import { randomHex } from '@/data/firestore/random-hex.ts';
import { parcoursRepository } from '@/data/parcours/parcours-repository.ts';
import { partieGateway } from '@/data/partie/partie-repository.ts';
import { createPartieStore } from '@/data/partie/partie-store.ts';
import { randomPartieId, syncPartie } from '@/data/partie/partie-sync.ts';
import { publicationRepository } from '@/data/quete/publication-repository.ts';
import { queteRepository } from '@/data/quete/quete-repository.ts';
import { blankEpreuve } from '@/domain/epreuve/blank-epreuve.ts';
import type { Epreuve } from '@/domain/epreuve/epreuve.ts';
import { matchesEmpreinte } from '@/domain/epreuve/empreinte.ts';
import { judgeAnswer } from '@/domain/epreuve/judge-typed.ts';
import type { EpreuveToAnswer } from '@/domain/epreuve/epreuve-publique.ts';
import type { Etape } from '@/domain/etape/etape.ts';
import { etapeIdSchema } from '@/domain/etape/etape-id.ts';
import { blankAventure } from '@/domain/parcours/aventure.ts';
import { blankEtape } from '@/domain/parcours/blank-parcours.ts';
import { blankFicheClasse } from '@/domain/parcours/fiche-classe.ts';
import { blankPratique } from '@/domain/parcours/pratique.ts';
import { parcoursIdSchema, type Parcours } from '@/domain/parcours/parcours.ts';
import { beginPartie, etapeOf, type PartieEvent } from '@/domain/partie/partie.ts';
import { play } from '@/domain/partie/play.ts';
import type { Quete, QueteId } from '@/domain/quete/quete.ts';
import { queteIdOf } from '@/domain/quete/address.ts';
import { publicAddressOf } from '@/domain/parcours/public-address.ts';
import { publicFileUrl } from '@/lib/media/public-file-url.ts';
import { readPrivee } from '@/data/privee/privee-reading.ts';
import { priveeRepository } from '@/data/privee/privee-repository.ts';
import { readTyped } from '../../src/domain/epreuve/judge-typed.ts';
import { untilTime } from '../../src/lib/network/deadline.ts';
import { erasePerson } from './erase-person.ts';

/** The maximum of a parcours. */
const etapeCount = 60;
const pointsEach = 10;
const [word, figure, stone] = ['la tour', 16, 'Granite'];

/** A word, an exact number and a choice in turn: kinds judged by the rules, each with its verrou. */
const epreuves = [
  { type: 'texte', reponses: [word] },
  { type: 'nombre', minimum: figure, maximum: figure },
  {
    type: 'choix',
    options: [
      { id: 'a', texte: stone, juste: true, paire: '' },
      { id: 'b', texte: 'Schiste', juste: false, paire: '' },
    ],
  },
] as const satisfies Partial<Epreuve>[];

/** The typed or chosen answer to a published étape: options have other names there. */
function rightAnswer(epreuve: EpreuveToAnswer): string {
  if (epreuve.type === 'nombre') return String(figure);
  if (epreuve.type !== 'choix') return word;
  return epreuve.options.find(({ texte }) => texte === stone)?.id ?? '';
}

/** A picture of one pixel (WebP): it is published, so that the rules of Storage read Firestore. */
const pixel = 'UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAgA0JaQAA3AA/vuUAAA=';

export type SmokeOptions = {
  /** Bypasses the rules: creates the author's account, reads the proofs, erases everything. */
  admin: App;
  say: (line: string) => void;
};

function createEtape(index: number, parcoursId: string): Etape {
  const number = String(index + 1).padStart(4, '0');
  return {
    ...blankEtape(etapeIdSchema.parse(`essai${number}`), `a${number}`),
    titre: `Étape ${index + 1}`,
    lieu: 'Place de la Mairie',
    position: { lat: 48.45 + index / 10_000, lon: -2.04 },
    recit: 'Nous voici devant la mairie.',
    image:
      index === 0
        ? {
            path: `parcours/${parcoursId}/pixel.webp`,
            texteAlternatif: 'Un point',
            credit: '',
            ...{ largeur: 1, hauteur: 1 },
          }
        : null,
    epreuve: {
      ...blankEpreuve,
      consigne: 'Que voit-on au-dessus de la porte ?',
      points: pointsEach,
      ...epreuves[index % epreuves.length],
    },
  };
}

function createSmokeParcours(name: string): Parcours {
  const id = parcoursIdSchema.parse(name);
  return {
    id,
    titre: 'Essai de mise en ligne',
    genre: 'quete',
    commune: { insee: '22050', nom: 'Dinan', departement: '22' },
    territoire: null,
    resume: 'Cet essai s’efface de lui-même.',
    description: '',
    theme: 'nature',
    ...{ dureeMinutes: 60, difficulte: 'facile', ageMinimum: 7 },
    pratique: blankPratique,
    ...{ signature: '', slug: `essai-${name.slice(-8)}`, trace: '', ordre: 'fixe' },
    aventure: blankAventure,
    ...{ couverture: '', chezSoi: '' },
    embleme: '',
    ficheClasse: blankFicheClasse,
    etapes: Array.from({ length: etapeCount }, (_one, index) => createEtape(index, id)),
  };
}

/** Gives the same parcours privately: read by its key, without a session, picture included. It is deleted with its author. */
async function givePrivately(services: Services, id: Parcours['id']): Promise<void> {
  const snapshot = await parcoursRepository(services).load(id);
  const blob = new Blob([Buffer.from(pixel, 'base64')], { type: 'image/webp' });
  const now = Date.now();
  const cle = await priveeRepository(services).create({
    snapshot,
    readImage: () => Promise.resolve(blob),
    de: now - 60_000,
    a: now + 60 * 60_000,
  });
  const { quete } = await readPrivee(cle);
  const path = quete.contenu.etapes[0]?.image?.path ?? '';
  const { ok } = await fetch(publicFileUrl(path));
  if (!ok) throw new Error('The picture of a quête privée is not read.');
}

async function publish(services: Services, parcours: Parcours): Promise<void> {
  const { save } = parcoursRepository(services);
  const saved = await save({ base: null, parcours, operationId: createOperationId() });
  if (saved.type !== 'saved')
    throw new Error(`The parcours was not saved: ${saved.type}.`);
  const blob = new Blob([Buffer.from(pixel, 'base64')], { type: 'image/webp' });
  await publicationRepository(services).publish({
    snapshot: saved.snapshot,
    readImage: () => Promise.resolve(blob),
  });
}

/** Retries of pending writes before the trial gives up: each after the site's own wait. */
const turns = 20;

/** Plays the whole quête as a telephone does, and sends it. Returns the party's document. */
async function playWhole(services: Services, quete: Quete): Promise<string> {
  const { contenu } = quete;
  const store = createPartieStore({ name: createOperationId() });
  const id = randomPartieId();
  await store.begin(quete, beginPartie(quete, id, Date.now()));
  const read = async () => {
    const kept = await store.read(id);
    if (kept === null) throw new Error('The party is lost.');
    return kept;
  };
  const happen = (event: PartieEvent) =>
    store.change(id, (kept) => ({ ...kept, partie: play(kept.partie, event, contenu) }));
  for (let index = 0; index < etapeCount; index += 1) {
    const { id: etapeId, epreuve } = etapeOf((await read()).partie, contenu);
    if (epreuve.type === 'aucune') throw new Error('Nothing is asked here.');
    await happen({ type: 'read', etapeId });
    const given = readTyped(epreuve, rightAnswer(epreuve));
    if ('problem' in given) throw new Error(given.problem);
    const { reponse, juste } = await judgeAnswer(epreuve, given, matchesEmpreinte);
    await happen({ type: 'answer', etapeId, reponse, juste, at: Date.now() });
    await happen({ type: 'goOn', etapeId, at: Date.now() });
  }
  const ports = {
    store,
    loadGateway: () => Promise.resolve(partieGateway(services)),
    now: Date.now,
  };
  for (let turn = 0; turn < turns; turn += 1) {
    const outcome = await syncPartie(ports, id, contenu);
    if (outcome.type === 'settled') return (await read()).envoi.documentId;
    await untilTime(outcome.until);
  }
  throw new Error('The party is still waiting.');
}

const partieSchema = z.object({
  points: z.number(),
  reussiteCount: z.number(),
  finishedAt: z.unknown(),
});

async function checkProven(admin: App, documentId: string): Promise<void> {
  const stored = await getFirestore(admin).doc(`parties/${documentId}`).get();
  const partie = partieSchema.parse(stored.data());
  const isProven =
    partie.points === etapeCount * pointsEach &&
    partie.reussiteCount === etapeCount &&
    partie.finishedAt !== null;
  if (!isProven) {
    throw new Error(
      `The party has ${partie.reussiteCount} étapes and ${partie.points} points that are proven.`,
    );
  }
}

const figuresSchema = z.object({
  comptes: z.optional(z.record(z.string(), z.record(z.string(), z.number()))),
});

/** Removes the trial's additions to the figures of all; its own figures are deleted. */
async function eraseFigures(admin: App, queteId: string): Promise<void> {
  const firestore = getFirestore(admin);
  const { docs } = await firestore
    .collection('statistiques')
    .where(FieldPath.documentId(), '>=', `${queteId}_`)
    .where(FieldPath.documentId(), '<', `${queteId}_~`)
    .get();
  for (const own of docs) {
    const { comptes = {} } = figuresSchema.parse(own.data());
    // Those of all have days and no étape.
    const days = Object.entries(comptes).filter(([cle]) => /^\d{2}$/.test(cle));
    const taken = Object.fromEntries(
      days.map(([jour, figures]) => [
        jour,
        Object.fromEntries(
          Object.entries(figures).map(([key, by]) => [key, FieldValue.increment(-by)]),
        ),
      ]),
    );
    const batch = firestore.batch();
    const ofAll = `france${own.id.slice(queteId.length)}`;
    batch.set(
      firestore.doc(`statistiques/${ofAll}`),
      { comptes: taken },
      { merge: true },
    );
    batch.delete(own.ref);
    await batch.commit();
  }
}

/** Erases the short addresses of a quête. */
async function eraseLiens(admin: App, queteId: string): Promise<void> {
  const liens = getFirestore(admin).collection('liens');
  const { docs } = await liens.where('queteId', '==', queteId).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}

type Traces = {
  parcours: Parcours;
  queteId: QueteId;
  author: string;
  player: string | null;
};

/** Erases the trial's data, each part even if another failed. Returns the errors. */
async function erase(
  admin: App,
  authorServices: Services,
  { parcours, queteId, author, player }: Traces,
): Promise<unknown[]> {
  const firestore = getFirestore(admin);
  const steps: (() => Promise<unknown>)[] = [
    // Through the site's own code: the catalogue loses its card and its row in one transaction.
    () => publicationRepository(authorServices).withdraw({ queteId }),
    () => firestore.recursiveDelete(firestore.doc(`quetes/${queteId}`)),
    () => firestore.recursiveDelete(firestore.doc(`parcours/${parcours.id}`)),
    () => eraseFigures(admin, queteId),
    () => eraseLiens(admin, queteId),
    () =>
      getStorage(admin)
        .bucket()
        .deleteFiles({ prefix: `quetes/${queteId}/` }),
    ...(player === null ? [] : [() => erasePerson(admin, player)]),
    () => erasePerson(admin, author),
  ];
  const failures: unknown[] = [];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      failures.push(error);
    }
  }
  return failures;
}

/**
 * The trial of a deployment, by the code of the site and under the rules: an author publishes a parcours of 60 étapes with a picture, an
 * anonymous session plays it whole, and the server has proven every étape. Then everything is erased, even after a failure. Rejects with
 * the first error.
 */
export async function runSmoke({ admin, say }: SmokeOptions): Promise<void> {
  const parcours = createSmokeParcours(`essai${randomHex(12)}`);
  const address = publicAddressOf(parcours, null);
  if (address === null) throw new Error('The trial has no address.');
  const queteId = queteIdOf(address);
  const email = `${parcours.id}@essai.invalid`.toLowerCase();
  const password = `Aa1-${randomHex(16)}`;
  const { uid: author } = await getAuth(admin).createUser({
    ...{ email, password, emailVerified: true, displayName: 'Essai' },
  });
  const [authorServices, playerServices] = [
    createServices({ name: `author-${parcours.id}` }),
    createServices({ name: `player-${parcours.id}` }),
  ];
  let player: string | null = null;
  const failures: unknown[] = [];
  try {
    await getAuth(admin).setCustomUserClaims(author, { admin: true });
    await signInWithEmailAndPassword(await authorServices.auth(), email, password);
    await publish(authorServices, parcours);
    say(`publié : ${etapeCount} étapes et une image, sous ${queteId}`);
    await givePrivately(authorServices, parcours.id);
    say('donné en privé : lu par sa clé');
    player = await partieGateway(playerServices).ensureUid();
    const quete = await queteRepository(playerServices).read(queteId);
    const documentId = await playWhole(playerServices, quete);
    say('joué : la partie est envoyée');
    await checkProven(admin, documentId);
    say(`prouvé : ${etapeCount} étapes et ${etapeCount * pointsEach} points`);
  } catch (error) {
    failures.push(error);
  }
  const left = await erase(admin, authorServices, { parcours, queteId, author, player });
  if (left.length === 0) say('effacé : il n’en reste rien');
  else {
    const session = player ?? 'aucune';
    say(
      `à effacer à la main, si quelque chose en reste : quête ${queteId}, parcours ${parcours.id}, compte ${email}, session ${session}`,
    );
  }
  failures.push(...left);
  for (const services of [authorServices, playerServices]) {
    await closeClient(await services.app());
  }
  if (failures.length > 0) throw failures[0];
}
