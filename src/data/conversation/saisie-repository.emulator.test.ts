import { afterAll, beforeAll, expect, it } from 'vitest';
import { clearBackEnd, leaveSession, signInAs } from '@/testing/emulator-account.ts';
import { get, ref } from 'firebase/database';
import { emulatorServices } from '@/testing/services.ts';
import { waitFor } from '@/testing/wait-for.ts';
import { conversationRepository } from './conversation-repository.ts';
import { deskPresenceRepository, type Colleague } from './desk-presence-repository.ts';
import { saisieRepository } from './saisie-repository.ts';

const { join: joinSaisie } = saisieRepository(emulatorServices);
const { join: joinDesk } = deskPresenceRepository(emulatorServices);

let id = '';
let uid = '';

beforeAll(async () => {
  await leaveSession();
  await clearBackEnd();
  uid = await signInAs('bavarde', { admin: false });
  ({ id } = await conversationRepository(emulatorServices).open({
    sujet: 'Une question',
    nom: 'Camille',
    texte: 'Bonjour.',
    insee: null,
  }));
});
afterAll(leaveSession);

it('typing is shown to the others of a conversation, and taken back when it stops', async () => {
  const told: (readonly string[])[] = [];
  const other = joinSaisie(id, 'autre', (uids) => told.push(uids));
  const own = joinSaisie(id, uid, () => undefined);
  own.press();
  own.press();
  await waitFor(() => expect(told.at(-1)).toEqual([uid]));
  own.stop();
  await waitFor(() => expect(told.at(-1)).toEqual([]));
  // Who leaves types no more.
  own.press();
  await waitFor(() => expect(told.at(-1)).toEqual([uid]));
  own.leave();
  await waitFor(() => expect(told.at(-1)).toEqual([]));
  other.leave();
  const database = await emulatorServices.database();
  expect((await get(ref(database, `saisie/${id}`))).exists()).toBe(false);
});

it('the team sees at its desk who is there and what they have open, and nobody else does', async () => {
  const admin = await signInAs('equipe', { admin: true });
  const told: (readonly Colleague[])[] = [];
  const watching = joinDesk({ uid: 'personne', nom: '' }, (colleagues) =>
    told.push(colleagues),
  );
  const own = joinDesk({ uid: admin, nom: 'Bruno' }, () => undefined);
  own.move('c1');
  await waitFor(() =>
    expect(told.at(-1)).toEqual([{ uid: admin, nom: 'Bruno', conversations: ['c1'] }]),
  );
  own.leave();
  await waitFor(() => expect(told.at(-1)).toEqual([]));
  watching.leave();
});
