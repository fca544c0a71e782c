import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { partieStore } from '@/data/partie/partie-store.ts';
import { play } from '@/domain/partie/play.ts';
import {
  createEtapePublique,
  createPartie,
  createQuete,
  createTextePublique,
  quickEmpreinte,
  testEtapeId,
} from '@/testing/play-factories.ts';
import { takeUpReponse } from './jouer-reponse.ts';

async function begin() {
  const epreuve = createTextePublique({ empreinte: await quickEmpreinte('leon') });
  const quete = createQuete({
    etapes: [createEtapePublique(1, { epreuve }), createEtapePublique(2)],
  });
  const store = await partieStore();
  const kept = await store.begin(quete, createPartie(quete));
  const taken = async (given: string) => {
    await takeUpReponse({ store, kept, quete }, given);
    return (await store.read(kept.partie.id))?.partie;
  };
  return { kept, quete, store, taken };
}

test('a right answer from the home page leads to the second étape, once', async () => {
  const { kept, taken } = await begin();
  expect(await taken('lion')).toEqual(kept.partie);
  expect(await taken('…')).toEqual(kept.partie);
  const after = await taken('Léon');
  expect(after).toMatchObject({ etapeIndex: 1, moment: 'recit' });
  expect(after?.suiviByEtapeId[testEtapeId(1)]?.issue).toMatchObject({ type: 'reussie' });
});

test('a party that is past the first question stays as it is', async () => {
  const { kept, quete, store } = await begin();
  const etapeId = testEtapeId(1);
  const passed = await store.change(kept.partie.id, (before) => ({
    ...before,
    partie: play(
      play(before.partie, { type: 'read', etapeId }, quete.contenu),
      { type: 'pass', etapeId, at: 1 },
      quete.contenu,
    ),
  }));
  await takeUpReponse({ store, kept: passed, quete }, 'Léon');
  expect((await store.read(kept.partie.id))?.partie).toEqual(passed.partie);
});
