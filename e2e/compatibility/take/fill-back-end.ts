import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getDatabase } from 'firebase-admin/database';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { signInWithEmailAndPassword, signOut } from 'firebase/auth';
import { afterAll, expect, it } from 'vitest';
import { accountRepository } from '@/data/account/account-repository.ts';
import { avatarRepository } from '@/data/account/avatar-repository.ts';
import { articleDeskRepository } from '@/data/actualite/article-desk-repository.ts';
import {
  animationRepository,
  type Animation,
} from '@/data/animation/animation-repository.ts';
import { bureauRepository } from '@/data/commune/bureau-repository.ts';
import { responsableRepository } from '@/data/commune/responsable-repository.ts';
import { absenceDeskRepository } from '@/data/conversation/absence-desk-repository.ts';
import { conversationRepository } from '@/data/conversation/conversation-repository.ts';
import { inboxRepository } from '@/data/conversation/inbox-repository.ts';
import { linkRepository } from '@/data/conversation/link-repository.ts';
import { reponseRepository } from '@/data/conversation/reponse-repository.ts';
import type { OwnAvis } from '@/data/avis/avis-outbox.ts';
import { ownAvisRepository } from '@/data/avis/own-avis-repository.ts';
import { equipeRepository } from '@/data/equipe/equipe-repository.ts';
import { mediaRepository } from '@/data/media/media-repository.ts';
import { moderationRepository } from '@/data/moderation/moderation-repository.ts';
import { commentaireRepository } from '@/data/commentaire/commentaire-repository.ts';
import { invitationRepository } from '@/data/membre/invitation-repository.ts';
import { marcheRepository } from '@/data/marche/marche-repository.ts';
import { membreRepository } from '@/data/membre/membre-repository.ts';
import { parcoursRepository } from '@/data/parcours/parcours-repository.ts';
import { emulatorServices } from '@/testing/services.ts';
import { createOperationId } from '@/data/firestore/operation-id.ts';
import type { ParcoursSave, ParcoursSnapshot } from '@/data/parcours/parcours-store.ts';
import { tableauRepository } from '@/data/tableau/tableau-repository.ts';
import { partieGateway } from '@/data/partie/partie-repository.ts';
import { randomPartieId, type EnvoiTarget } from '@/data/partie/partie-sync.ts';
import { closureRepository } from '@/data/quete/closure-repository.ts';
import { publicationRepository } from '@/data/quete/publication-repository.ts';
import { queteRepository } from '@/data/quete/quete-repository.ts';
import { ensurePlayerUid } from '@/data/session/session-repository.ts';
import { signalementInboxRepository } from '@/data/signalement/signalement-inbox-repository.ts';
import { signalementRepository } from '@/data/signalement/signalement-repository.ts';
import { tourneeRepository } from '@/data/tournee/tournee-repository.ts';
import { transfertRepository } from '@/data/transfert/transfert-repository.ts';
import { readArticleTexte } from '@/domain/actualite/article-markdown.ts';
import { writePlace } from '@/domain/epreuve/reached.ts';
import type { Rang } from '@/domain/equipe/equipe.ts';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { env } from '@/lib/env/env.ts';
import { emulatedOptions } from '../../../tools/admin/admin-app.ts';
import { repositoryFolder } from '../../../tools/lib/environment.ts';
import { revokeAdmin } from '../../../tools/admin/admin.ts';
import { fixtureAccounts, fixturePassword, type FixtureAccount } from '../accounts.ts';
import {
  fullAventure,
  fullEpreuve,
  fullQuete,
  fullVisite,
  mediaNames,
  plainDraft,
  publishedParcours,
  queteIdOf,
  withdrawnQuete,
} from './full-parcours.ts';
import { oldestCarte, oldestDocuments, oldestLigne } from './oldest-documents.ts';

const { send: sendAvis } = ownAvisRepository(emulatorServices);
const { judge, list: listWaiting } = moderationRepository(emulatorServices);
const { write: writeClosure } = closureRepository(emulatorServices);
const { read: readQuete } = queteRepository(emulatorServices);
const { answer: answerSignalements } = signalementInboxRepository(emulatorServices);
const { send: sendSignalement } = signalementRepository(emulatorServices);

const { upload: uploadArticleImage, upload: uploadParcoursImage } =
  mediaRepository(emulatorServices);
const firestoreCommentaireStore = commentaireRepository(emulatorServices);
const { accept: acceptInvitation } = invitationRepository(emulatorServices);
const { add: addMarche, settle: settleNotes } = marcheRepository(emulatorServices);
const firestoreMembreStore = membreRepository(emulatorServices);
const { follow: followParcours } = membreRepository(emulatorServices);
const { load: loadParcours, save: saveParcours } = parcoursRepository(emulatorServices);
const { gather: gatherTableau } = tableauRepository(emulatorServices);
const { publish: publishParcours, withdraw: withdrawQuete } =
  publicationRepository(emulatorServices);

const parties = partieGateway(emulatorServices);

/*
 * Uses the seeded site as its people do, each with their own rights: every document is written by a repository of the
 * product, under the rules. One step after the other; the next ones need what the former have written.
 */

const drawings = path.join(repositoryFolder, 'tools/seed/images');

function picture(name: string): Blob {
  return new Blob([readFileSync(path.join(drawings, name))], { type: 'image/webp' });
}

/** A second of silence, MPEG 1 layer III at 32 kbit/s: a header and nothing for each of its frames. */
function silence(): Blob {
  const frame = new Uint8Array(104);
  frame.set([0xff, 0xfb, 0x10, 0xc4]);
  return new Blob(
    Array.from({ length: 38 }, () => frame),
    { type: 'audio/mpeg' },
  );
}

const conversations = conversationRepository(emulatorServices);
const inbox = inboxRepository(emulatorServices);
const communes = responsableRepository(emulatorServices);
const articles = articleDeskRepository(emulatorServices);

const app = initializeApp(emulatedOptions(env.firebase.projectId), 'take-fixture');
afterAll(() => deleteApp(app));

/** Signs in; gives the uid. */
async function as(account: FixtureAccount): Promise<string> {
  const email = fixtureAccounts[account];
  const { user } = await signInWithEmailAndPassword(
    await emulatorServices.auth(),
    email,
    fixturePassword,
  );
  return user.uid;
}

/** Begins an anonymous session; gives its uid. */
async function asVisitor(): Promise<string> {
  await signOut(await emulatorServices.auth());
  return ensurePlayerUid(emulatorServices);
}

async function save(save: Omit<ParcoursSave, 'operationId'>): Promise<ParcoursSnapshot> {
  const outcome = await saveParcours({ ...save, operationId: createOperationId() });
  if (outcome.type !== 'saved') throw new Error('It was to be saved.');
  return outcome.snapshot;
}

/** The files that every parcours of the fixture holds, by their names. */
const media = new Map<string, Blob>([
  ...mediaNames.image.map((name) => [name, picture('vezelay/facade.webp')] as const),
  [mediaNames.portrait, picture('dijon/chouette.webp')],
  [mediaNames.audio, silence()],
]);

function readMedia(file: string): Promise<Blob> {
  const blob = media.get(path.basename(file));
  return blob === undefined
    ? Promise.reject(new Error(`There is no ${file}.`))
    : Promise.resolve(blob);
}

async function uploadMedia({ id }: Parcours): Promise<void> {
  for (const [name, blob] of media) {
    await uploadParcoursImage({ path: `parcours/${id}/${name}`, blob });
  }
}

const queteId = queteIdOf(fullQuete);

it('makes the accounts', async () => {
  const auth = getAuth(app);
  const made = ['relectrice', 'mairie', 'revoquee'] as const;
  for (const name of made) {
    const { uid } = await auth.createUser({
      email: fixtureAccounts[name],
      password: fixturePassword,
      displayName: `Claude ${name}`,
      emailVerified: true,
    });
    if (name === 'revoquee') await auth.setCustomUserClaims(uid, { admin: true });
  }
  const uid = await as('joueur');
  await avatarRepository(emulatorServices).put(
    uid,
    picture('dijon/ours.webp'),
    Date.now(),
  );
  await accountRepository(emulatorServices).savePseudonyme('Sacha');
});

it('writes, publishes, changes and publishes again', async () => {
  await as('admin');
  for (const parcours of publishedParcours) {
    const created = await save({ base: null, parcours });
    await uploadMedia(parcours);
    await publishParcours({ snapshot: created, readImage: readMedia });
  }
  const published = await loadParcours(fullQuete.id);
  const titre = `${fullQuete.titre}, revue`;
  let last = await save({
    base: published,
    parcours: { ...published.parcours, titre },
    jalon: 'demande',
  });
  last = await publishParcours({ snapshot: last, readImage: readMedia });
  last = await save({ base: last, parcours: last.parcours, jalon: 'retour' });
  // Up to the fiftieth save, which keeps a jalon by itself; the next is not published.
  while (last.revision < 51) {
    const resume = `Relu ${last.revision} fois.`;
    last = await save({ base: last, parcours: { ...last.parcours, resume } });
  }
  await withdrawQuete({ queteId: queteIdOf(withdrawnQuete) });
  await firestoreMembreStore.move(fullVisite.id, 'brouillon', 'relecture');
  await firestoreMembreStore.move(fullVisite.id, 'relecture', 'approuve');
  await firestoreMembreStore.move(withdrawnQuete.id, 'brouillon', 'archive');
  await followParcours(fullQuete.id, 'moi');
});

it('shares a parcours, comments it and walks it', async () => {
  await as('auteur');
  await save({ base: null, parcours: plainDraft });
  const { jeton } = await firestoreMembreStore.invite(plainDraft.id, 'relecteur');
  await firestoreMembreStore.invite(plainDraft.id, 'auteur');
  const [waiting] = (await firestoreMembreStore.listWaiting(plainDraft.id, false)).filter(
    (one) => one.jeton === jeton,
  );
  if (waiting === undefined) throw new Error('There is no invitation.');
  await as('relectrice');
  await acceptInvitation(waiting);
  const [etape] = plainDraft.etapes;
  const first = createOperationId().toLowerCase();
  const hexId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 24);
  expect(first).toMatch(/^[0-9a-f]{24}$/);
  await firestoreCommentaireStore.add(plainDraft.id, {
    id: first,
    etapeId: etape?.id ?? null,
    texte: 'Le panneau a changé de place.',
  });
  await firestoreCommentaireStore.add(plainDraft.id, {
    id: hexId(),
    etapeId: null,
    texte: 'Une belle promenade.',
  });
  await as('auteur');
  await firestoreCommentaireStore.setEtat(plainDraft.id, first, 'regle');
  const note = { id: hexId(), etapeId: plainDraft.etapes[0]?.id };
  if (note.etapeId === undefined) throw new Error('The draft has an étape.');
  const marcheId = hexId();
  await addMarche(plainDraft.id, {
    id: marcheId,
    version: 1,
    revision: 1,
    jour: new Date().toISOString().slice(0, 10),
    surPlace: true,
    etapeCount: 1,
    vues: [note.etapeId],
    deplacees: [note.etapeId],
    notes: [
      {
        id: note.id,
        etapeId: note.etapeId,
        motif: 'acces',
        texte: 'Portail fermé le lundi.',
      },
    ],
    reglees: [],
  });
  await settleNotes(plainDraft.id, marcheId, [note.id]);
  await firestoreMembreStore.move(plainDraft.id, 'brouillon', 'relecture');
});

it('opens the desk of a commune', async () => {
  await as('admin');
  await communes.openDesk({ insee: '22050', nom: 'Dinan' });
  const invitation = await communes.invite({ insee: '22050', nom: 'Dinan' });
  await communes.invite({ insee: '22050', nom: 'Dinan' });
  const uid = await as('mairie');
  await communes.accept(invitation);
  await as('admin');
  await bureauRepository(emulatorServices).open('22050', uid);
});

/** An étape of the full quête, by the kind of its épreuve. */
function etapeIdOf(type: (typeof fullEpreuve)['type']): EtapeId {
  const etape = fullQuete.etapes.find(({ epreuve }) => epreuve.type === type);
  if (etape === undefined) throw new Error(`There is no étape of ${type}.`);
  return etape.id;
}

const fullPoints = fullEpreuve.points;

/** Plays three étapes under the session there is, and ends or leaves the party. */
async function playParty(
  { id, version }: Quete,
  isFinished: boolean,
): Promise<EnvoiTarget> {
  const uid = await parties.ensureUid();
  const target = { documentId: randomPartieId(), uid, queteId: id, version };
  const write = (operation: Parameters<typeof parties.write>[1]) =>
    parties.write(target, operation);
  const at = Date.now() - 3_600_000;
  await write({
    type: 'createPartie',
    operationId: createOperationId(),
    compte: { pas: 'debut', at },
  });
  const answers = [
    { etapeId: etapeIdOf('texte'), reponse: 'louisdor' },
    { etapeId: etapeIdOf('nombre'), reponse: 158 },
    {
      etapeId: etapeIdOf('position'),
      reponse: writePlace(fullEpreuve.cible ?? { lat: 0, lon: 0 }),
    },
  ];
  for (const [index, { etapeId, reponse }] of answers.entries()) {
    const numero = 1;
    await write({
      type: 'writeEssai',
      operationId: createOperationId(),
      etapeId,
      reponse,
      numero,
    });
    await write({
      type: 'award',
      operationId: createOperationId(),
      ...{ etapeId, reponse, numero, indices: 0 },
      points: fullPoints,
      totalPoints: fullPoints * (index + 1),
      reussiteCount: index + 1,
      etapeIndex: index + 2,
    });
  }
  const renounced = etapeIdOf('cadenas');
  await write({
    type: 'renounce',
    operationId: createOperationId(),
    ...{ etapeId: renounced, indices: 1 },
    totalPoints: fullPoints * answers.length,
    reussiteCount: answers.length + 1,
    etapeIndex: 6,
  });
  await parties.readSolution(target, renounced);
  await write(
    isFinished
      ? {
          type: 'finish',
          operationId: createOperationId(),
          etapeIndex: 12,
          compte: {
            ...{
              pas: 'fin',
              at: Date.now(),
              minutes: 52,
              horsLigne: true,
              equipe: false,
            },
            etapes: answers.map(({ etapeId }) => ({
              ...{ etapeId, minutes: 5, erreurs: 1, indices: 0, passees: 0 },
            })),
          },
        }
      : {
          type: 'stop',
          operationId: createOperationId(),
          compte: { pas: 'arret', at: Date.now(), motif: 'pluie', etapeId: renounced },
        },
  );
  return target;
}

type Said = Pick<OwnAvis, 'note' | 'pseudonyme' | 'texte'>;

function say({ documentId }: EnvoiTarget, said: Said) {
  const avis: OwnAvis = {
    ...{ genre: 'avis', queteId, partieId: documentId, id: createOperationId() },
    ...{ isRetire: false, isSent: false },
    ...said,
  };
  return sendAvis(avis, documentId);
}

it('plays parties, and says what one thinks of them', async () => {
  const quete = await readQuete(queteId);
  const said = [
    { note: 5, pseudonyme: 'Les Mouettes', texte: 'Un bel après-midi.' },
    { note: 4, pseudonyme: 'Trois cousins', texte: 'À refaire au printemps.' },
    { note: 1, pseudonyme: 'Le Vantard', texte: 'Nul nul nul.' },
  ];
  for (const avis of said) {
    await asVisitor();
    const target = await playParty(quete, true);
    await say(target, avis);
  }
  await asVisitor();
  await playParty(quete, false);
  await transfertRepository(emulatorServices).create();
  await as('joueur');
  await playParty(quete, true);
});

it('reports what is wrong on site', async () => {
  const { version } = await readQuete(queteId);
  const reports = [
    { motif: 'plaque', texte: 'Il ne reste que deux trous.' },
    { motif: 'danger', texte: 'Une pierre bouge.' },
    { motif: 'autre', texte: 'Le banc a été repeint.' },
  ] as const;
  for (const { motif, texte } of reports) {
    await asVisitor();
    await sendSignalement({
      id: createOperationId(),
      signalement: { queteId, version, etapeId: etapeIdOf('qr'), motif, texte },
      photo: picture('saint-malo/ville-close.webp'),
      at: Date.now(),
    });
  }
});

it('judges and answers at the desk', async () => {
  await as('admin');
  const waiting = (await listWaiting()).filter((one) => one.queteId === queteId);
  for (const one of waiting) {
    if (one.genre === 'avis' && one.pseudonyme === 'Les Mouettes')
      await judge(one, { motif: null, reponse: 'Merci, revenez en mai.' });
    if (one.genre === 'avis' && one.pseudonyme === 'Le Vantard')
      await judge(one, { motif: 'horsSujet', reponse: '' });
    if (one.genre === 'photo' && one.texte.startsWith('Il ne reste'))
      await judge(one, { motif: null, reponse: '' });
    if (one.genre === 'photo' && one.texte.startsWith('Le banc')) {
      await judge(one, { motif: 'horsSujet', reponse: '' });
      await answerSignalements([one.id], 'Le banc est noté, merci !');
    }
  }
  await writeClosure(queteId, etapeIdOf('association'), {
    motif: 'Travaux sur la place.',
    jusquAu: Date.now() + 30 * 86_400_000,
    rechange: true,
  });
  await writeClosure(queteIdOf(fullAventure), 'fermeture', {
    motif: 'Le parc est fermé.',
    jusquAu: null,
  });
  const { version } = await readQuete(queteId);
  const tournees = tourneeRepository(emulatorServices);
  await tournees.create(queteId, version);
  await tournees.create(queteId, version);
  const [, done] = await tournees.list(queteId);
  if (done === undefined) throw new Error('There is no round.');
  await tournees.finish(done, {
    [etapeIdOf('qr')]: { etat: 'disparu', note: 'Le banc n’est plus là.' },
    [etapeIdOf('texte')]: { etat: 'en-place', note: '' },
  });
});

it('writes articles', async () => {
  await as('admin');
  const image = 'articles/compat202611article0-1200x800.webp';
  await uploadArticleImage({ path: image, blob: picture('vezelay/facade.webp') });
  const texte = [
    '## Un titre',
    'Un paragraphe, avec **du gras**.',
    '- Un point\n- Un autre',
    '1. D’abord\n2. Ensuite',
    '> Une citation',
    `![Une façade.](${image})`,
  ].join('\n\n');
  const draft = {
    titre: 'L’article au complet',
    resume: 'Tout ce qu’un article peut dire.',
    rubrique: 'quetes' as const,
    encre: 'eau' as const,
    texte,
  };
  const publish = async (slug: string, publieLe: number) => {
    const base = await articles.create(slug, draft, createOperationId());
    const { blocs } = readArticleTexte(texte);
    const outcome = await articles.publish({
      ...{ base, draft, blocs, slug, publieLe },
      operationId: createOperationId(),
    });
    if (outcome.type !== 'saved') throw new Error('It was to be published.');
    return outcome.snapshot;
  };
  await publish('l-article-au-complet', Date.now());
  await publish('l-article-a-venir', Date.now() + 7 * 86_400_000);
  await articles.withdraw(
    await publish('l-article-retire', Date.now()),
    createOperationId(),
  );
  await articles.create('l-article-en-cours', draft, createOperationId());
});

it('writes to the team, and is answered', async () => {
  const open = async (
    nom: string,
    parts: Partial<Parameters<typeof conversations.open>[0]> = {},
  ) => {
    await asVisitor();
    return conversations.open({
      ...{ sujet: 'Une question', nom, insee: null },
      texte: `Bonjour, c’est ${nom}.`,
      ...parts,
    });
  };
  const waiting = await open('Odile');
  await conversations.send(waiting.id, 'J’ajoute un mot.');
  const { version } = await readQuete(queteId);
  const etape = etapeIdOf('qr');
  const answered = await open('Sami', {
    insee: '22050',
    contexte: { etape, version, indices: 1 },
    objet: { quete: queteId, etape, version },
  });
  const rude = await open('Publicité');
  await as('joueur');
  await linkRepository(emulatorServices).open(waiting.id, waiting.lien);
  await as('admin');
  await inbox.take(answered.id, true);
  await inbox.answer(answered.id, 'Bonjour, regardez sous le banc.');
  await inbox.addNote(answered.id, 'La mairie est prévenue.');
  await inbox.move(answered.id, 'close');
  await inbox.report(rude, 'indesirable', true);
  await absenceDeskRepository(emulatorServices).set({
    texte: 'L’équipe est en congé.',
    jusqua: Date.now() + 7 * 86_400_000,
  });
  await reponseRepository(emulatorServices).keep([
    { titre: 'Merci', texte: 'Merci de votre message.' },
  ]);
});

function rangOf(appareil: Rang['appareil'], prenom: string, mandat: number): Rang {
  return {
    ...{ appareil, prenom, mandat, etape: 1, la: true },
    suivis: {
      ecourtee: null,
      byEtapeId: { [etapeIdOf('texte')]: [1, 0, 'louisdor', prenom] },
    },
  };
}

it('plays together', async () => {
  const quete = await readQuete(queteId);
  await asVisitor();
  const equipes = equipeRepository(emulatorServices);
  const animations = animationRepository(emulatorServices);
  const { jeton } = await equipes.create(quete, () => rangOf('a', 'Léa', 1));
  await equipes.takePlace(jeton, (appareil) => rangOf(appareil, 'Tom', 0));
  const uid = await as('joueur');
  await animations.create(uid, quete, {
    genre: 'classe',
    nom: 'La 6e B',
    groupeCount: 2,
    jour: '',
  });
  const responsable = await as('mairie');
  const id = await animations.create(responsable, quete, {
    ...{ genre: 'animation', nom: 'La fête du village', groupeCount: 2, jour: '' },
  });
  const groupes = await getDatabase(app).ref(`animations/${id}`).get();
  const animation = { id, ...(groupes.val() as object) } as Animation;
  await animations.changeEtat(animation, 'cours', {});
});

it('withdraws a right, keeps documents of the oldest shapes, and gathers the list of the team', async () => {
  await revokeAdmin(app, fixtureAccounts.revoquee);
  const { uid } = await getAuth(app).getUserByEmail(fixtureAccounts.revoquee);
  // No program writes it yet; the rules of the Realtime Database look there.
  await getDatabase(app)
    .ref(`revocations/${uid}`)
    .set({ at: Date.now(), by: 'npm run admin:revoke' });
  const firestore = getFirestore(app);
  for (const { path: place, data } of await oldestDocuments(uid)) {
    await firestore.doc(place).set(data);
  }
  const places = { 'catalogue/22': 'cartes', 'catalogue/recherche-0': 'lignes' } as const;
  for (const [place, key] of Object.entries(places)) {
    const found = await firestore.doc(place).get();
    const part = JSON.parse(String(found.get('cartes'))) as Record<string, unknown[]>;
    const added = key === 'cartes' ? oldestCarte : oldestLigne;
    const cartes = JSON.stringify({ [key]: [...(part[key] ?? []), added] });
    await firestore.doc(place).update({ cartes, revision: FieldValue.increment(1) });
  }
  await as('admin');
  await gatherTableau();
});
