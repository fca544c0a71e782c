import { afterAll, beforeEach, expect, test } from 'vitest';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { leaveSession, signInAs } from '@/testing/emulator-account.ts';
import { readPastRules, writePastRules } from '@/testing/emulator-documents.ts';
import { beginWithQuete } from '@/testing/emulator-parties.ts';
import { createQuete, testEtapeId } from '@/testing/play-factories.ts';
import { signalementAnswerRepository } from './signalement-answer-repository.ts';
import { signalementInboxRepository } from './signalement-inbox-repository.ts';
import { signalementRepository } from './signalement-repository.ts';
import { createEmulatorServices } from '@/testing/services.ts';

const services = createEmulatorServices();
const { refresh: refreshFollowed } = signalementAnswerRepository(services);
const {
  answer: answerSignalements,
  list: listSignalements,
  listClosed,
} = signalementInboxRepository(services);
const { send: sendSignalement } = signalementRepository(services);

const quete = createQuete();
const signIn = (name: string) => signInAs(name, { admin: false });

/** A player reports the plate of the first étape. */
async function report(name: string): Promise<string> {
  await signIn(name);
  return sendSignalement({
    id: name.padEnd(24, '0'),
    signalement: {
      queteId: quete.id,
      version: quete.version,
      etapeId: testEtapeId(1),
      motif: 'plaque',
      texte: '',
    },
    photo: null,
    at: 0,
  });
}

const followed = (id: string) => ({
  id,
  queteId: quete.id,
  etapeId: testEtapeId(1),
  at: 0,
  reponse: '',
});

beforeEach(async () => {
  await beginWithQuete(quete);
  const auteur = await signIn('auteur');
  await writePastRules(`quetes/${quete.id}`, { parcoursId: { stringValue: 'p1' } });
  await writePastRules('parcours/p1', {
    insee: { stringValue: '' },
    membres: { mapValue: { fields: { [auteur]: { stringValue: 'auteur' } } } },
  });
});
afterAll(leaveSession);

test('three players’ reports of an étape are closed by one answer, which each of them reads', async () => {
  const ids = [await report('un'), await report('deux'), await report('trois')];
  await signIn('auteur');
  const open = await listSignalements(quete.id);
  expect(open.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  await answerSignalements(ids, 'La plaque est remise, merci\u00A0!');
  expect(await listSignalements(quete.id)).toEqual([]);
  await expect(listClosed()).rejects.toThrow(AccessDeniedError);
  await report('quatre');
  await signInAs('equipe', { admin: true });
  const closed = await listClosed();
  expect(closed.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  expect(closed[0]?.reponse).toBe('La plaque est remise, merci\u00A0!');
  for (const [index, name] of ['un', 'deux', 'trois'].entries()) {
    await signIn(name);
    const own = followed(ids[index] ?? '');
    expect(await refreshFollowed([own])).toEqual([
      { ...own, reponse: 'La plaque est remise, merci\u00A0!' },
    ]);
  }
});

test('an answer is given once, and by no outsider', async () => {
  const id = await report('un');
  await signIn('passant');
  await expect(listSignalements(quete.id)).rejects.toThrow(AccessDeniedError);
  await expect(answerSignalements([id], 'Non.')).rejects.toThrow(AccessDeniedError);
  expect(await refreshFollowed([followed(id)])).toEqual([]);
  await signIn('auteur');
  await answerSignalements([id], 'Merci.');
  await expect(answerSignalements([id], 'Encore.')).rejects.toThrow(AccessDeniedError);
  expect(await readPastRules(`signalements/${id}`)).toMatchObject({
    reponse: { stringValue: 'Merci.' },
  });
});
