import { emulatorServices } from '@/testing/services.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEtape, createParcours } from '@/testing/factories.ts';
import { clearBackEnd, leaveSession, signInAs } from '@/testing/emulator-account.ts';
import {
  answersOf,
  answerTo,
  firstWords,
  type Commentaire,
} from '@/domain/parcours/sharing/commentaire.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { waitFor } from '@/testing/wait-for.ts';
import { commentaireRepository } from './commentaire-repository.ts';
import { parcoursRepository } from '@/data/parcours/parcours-repository.ts';
import { createOperationId } from '@/data/firestore/operation-id.ts';

const store = commentaireRepository(emulatorServices);
const { save: saveParcours } = parcoursRepository(emulatorServices);

const etape = createEtape(1);
const parcours = createParcours({ etapes: [etape] });
const { id } = parcours;

const said = { etapeId: etape.id, texte: 'La plaque est cachée par le lierre.' };

async function say(): Promise<string> {
  const commentaireId = createOperationId();
  await store.add(id, { id: commentaireId, ...said });
  return commentaireId;
}

/** The listener's last value, and its error. */
function follow() {
  let list: readonly Commentaire[] | null = null;
  let trouble: Error | null = null;
  const stop = store.watch(
    id,
    (next) => {
      list = next;
    },
    (error) => {
      trouble = error;
    },
  );
  return { stop, list: () => list, trouble: () => trouble };
}

beforeAll(clearBackEnd);
beforeEach(async () => {
  await signInAs('autrice', { admin: true });
});
afterAll(leaveSession);

describe('the comments of a parcours', () => {
  it('are followed as they are written, changed, settled, opened again and taken back', async () => {
    await saveParcours({ base: null, parcours, operationId: createOperationId() });
    const followed = follow();
    await waitFor(() => expect(followed.list()).toEqual([]));
    const commentaireId = await say();
    await waitFor(() =>
      expect(followed.list()).toMatchObject([
        { id: commentaireId, ...said, etat: 'ouvert', isMine: true },
      ]),
    );
    await store.changeTexte(id, commentaireId, 'On la voit à nouveau.');
    await waitFor(() =>
      expect(followed.list()).toMatchObject([{ texte: 'On la voit à nouveau.' }]),
    );
    await store.setEtat(id, commentaireId, 'regle');
    await waitFor(() => expect(followed.list()).toEqual([]));
    expect(await store.listSettled(id)).toMatchObject([{ id: commentaireId }]);
    await store.setEtat(id, commentaireId, 'ouvert');
    await waitFor(() => expect(followed.list()).toHaveLength(1));
    await store.remove(id, commentaireId);
    await waitFor(() => expect(followed.list()).toEqual([]));
    followed.stop();
  });

  it('answer one another by the id of the comment that is answered', async () => {
    const commentaireId = await say();
    const answerId = createOperationId();
    const etapeId = answerTo({ id: commentaireId });
    await store.add(id, { id: answerId, etapeId, texte: 'Je passe samedi.' });
    await store.setEtat(id, answerId, 'regle');
    await store.setEtat(id, commentaireId, 'regle');
    const settled = await store.listSettled(id);
    expect(answersOf(settled, { id: commentaireId })).toMatchObject([{ id: answerId }]);
    expect(firstWords(settled).map((one) => one.id)).not.toContain(answerId);
  });

  it('sent twice for want of an answer are there once', async () => {
    const commentaireId = await say();
    await store.add(id, { id: commentaireId, ...said });
    await store.setEtat(id, commentaireId, 'regle');
    const settled = await store.listSettled(id);
    expect(settled.filter((one) => one.id === commentaireId)).toHaveLength(1);
  });

  it('keep the words of their author when another person settles them', async () => {
    const commentaireId = await say();
    await signInAs('relectrice', { admin: true });
    await expect(
      store.changeTexte(id, commentaireId, 'Autre chose.'),
    ).rejects.toBeInstanceOf(AccessDeniedError);
    await expect(store.remove(id, commentaireId)).rejects.toBeInstanceOf(
      AccessDeniedError,
    );
    await store.setEtat(id, commentaireId, 'regle');
    const settled = await store.listSettled(id);
    expect(settled.find((one) => one.id === commentaireId)).toMatchObject({
      ...said,
      isMine: false,
    });
  });

  it('are refused to a person without the right, and listeners receive the refusal', async () => {
    await signInAs('passant', { admin: false });
    await expect(say()).rejects.toBeInstanceOf(AccessDeniedError);
    await expect(store.listSettled(id)).rejects.toBeInstanceOf(AccessDeniedError);
    const followed = follow();
    await waitFor(() => expect(followed.trouble()).toBeInstanceOf(AccessDeniedError));
    followed.stop();
  });
});
