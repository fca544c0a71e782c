import { afterAll, beforeEach, expect, test } from 'vitest';
import { conversationRepository } from '@/data/conversation/conversation-repository.ts';
import { inboxRepository } from '@/data/conversation/inbox-repository.ts';
import { answer } from '@/testing/emulator-messages.ts';
import { emulatorServices } from '@/testing/services.ts';
import type { Collectivite } from '@/domain/commune/responsable.ts';
import type { Conversation } from '@/domain/conversation/inbox.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { clearBackEnd, leaveSession, signInAs } from '@/testing/emulator-account.ts';
import { readPastRules, writePastRules } from '@/testing/emulator-documents.ts';
import { bureauRepository } from './bureau-repository.ts';
import { responsableRepository } from './responsable-repository.ts';

const commune: Collectivite = { insee: '13010', nom: 'Barbentane' };
const inbox = inboxRepository(emulatorServices);
const bureau = bureauRepository(emulatorServices);
const communes = responsableRepository(emulatorServices);
const signIn = (name: string) => signInAs(name, { admin: false, isProven: true });

/** The team opens the desk, and Alice becomes its first responsable. */
async function beginWithAlice(): Promise<string> {
  await leaveSession();
  await clearBackEnd();
  await signInAs('equipe', { admin: true });
  expect(await communes.readDesk(commune.insee)).toBeNull();
  await communes.openDesk(commune);
  const invitation = await communes.invite(commune);
  const uid = await signIn('alice');
  await communes.accept(invitation);
  return uid;
}

beforeEach(async () => {
  await beginWithAlice();
});
afterAll(leaveSession);

test('a commune is handed over: the new responsable accepts, the old one leaves', async () => {
  expect(await communes.listOwn()).toEqual([commune]);
  const invitation = await communes.invite(commune);
  expect(await communes.listWaiting(commune.insee)).toHaveLength(1);
  const bruno = await signIn('bruno');
  await communes.accept(invitation);
  // Its answer was lost: a repeat gives the same.
  await communes.accept(invitation);
  const alice = await signIn('alice');
  expect((await communes.readDesk(commune.insee))?.responsables).toHaveLength(2);
  await communes.remove(commune.insee, alice);
  expect(await communes.listOwn()).toEqual([]);
  await expect(communes.readDesk(commune.insee)).rejects.toThrow(AccessDeniedError);
  await signIn('bruno');
  expect(await communes.readDesk(commune.insee)).toMatchObject({
    ...commune,
    uid: bruno,
    responsables: [{ uid: bruno, adresse: 'bruno@exemple.fr' }],
  });
});

test('an invitation is accepted once, and not when it was taken back or has expired', async () => {
  const [used, takenBack, old] = [
    await communes.invite(commune),
    await communes.invite(commune),
    await communes.invite(commune),
  ];
  await communes.takeBack(takenBack.jeton);
  const longAgo = new Date(Date.now() - 8 * 24 * 3_600_000).toISOString();
  await writePastRules(`invitations/${old.jeton}`, {
    ...(await readPastRules(`invitations/${old.jeton}`)),
    createdAt: { timestampValue: longAgo },
  });
  await signIn('bruno');
  await communes.accept(used);
  await signIn('chloe');
  expect(await communes.readInvitation(takenBack.jeton)).toBeNull();
  for (const refused of [used, takenBack, old]) {
    await expect(communes.accept(refused)).rejects.toThrow(AccessDeniedError);
  }
  expect(await communes.listOwn()).toEqual([]);
});

test('a responsable lists the parcours of the commune, and of no other', async () => {
  expect(await communes.listParcours(commune.insee)).toEqual([]);
  await expect(communes.listParcours('13011')).rejects.toThrow(AccessDeniedError);
});

test('the team opens the messages of a commune to a responsable, who answers them until she leaves', async () => {
  await leaveSession();
  const { id } = await conversationRepository(emulatorServices).open({
    ...{ sujet: 'La fontaine', nom: 'Camille', texte: 'Est-elle potable ?' },
    insee: commune.insee,
  });
  const alice = await signIn('alice');
  await expect(answer(id, 'Oui.')).rejects.toThrow(AccessDeniedError);
  await expect(bureau.open(commune.insee, alice)).rejects.toThrow(AccessDeniedError);
  await signInAs('equipe', { admin: true });
  await bureau.open(commune.insee, alice);
  expect(await bureau.read(commune.insee)).toEqual([alice]);

  await signIn('alice');
  expect(await bureau.answersFor(alice, commune.insee)).toBe(true);
  await answer(id, 'Oui, elle est potable.');
  const listed = await new Promise<readonly Conversation[]>((resolve, reject) => {
    const stops: (() => void)[] = [];
    stops.push(
      inbox.watchCommuneInboxes(
        [commune.insee],
        50,
        (told) => {
          for (const stop of stops) stop();
          resolve(told);
        },
        reject,
      ),
    );
  });
  expect(listed.at(-1)).toMatchObject({
    id,
    etat: 'close',
    nonLus: { equipe: 0, auteur: 1 },
    dernier: { texte: 'Oui, elle est potable.', auteur: alice },
  });
  await expect(bureau.read(commune.insee)).rejects.toThrow(AccessDeniedError);
  await communes.remove(commune.insee, alice);
  expect(await bureau.answersFor(alice, commune.insee)).toBe(false);
});

test('a responsable asks for the reports by e-mail at her own address, and no more', async () => {
  const recapOf = async () =>
    (await communes.readDesk(commune.insee))?.responsables.map(({ recap }) => recap);
  expect(await recapOf()).toEqual([undefined]);
  await communes.setRecap(commune.insee, true);
  expect(await recapOf()).toEqual([true]);
  await communes.setRecap(commune.insee, false);
  expect(await recapOf()).toEqual([undefined]);
  await signIn('bruno');
  await expect(communes.setRecap(commune.insee, true)).rejects.toThrow(AccessDeniedError);
});
