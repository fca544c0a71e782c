import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Message } from '@/domain/conversation/message.ts';
import { clearBackEnd, leaveSession } from '@/testing/emulator-account.ts';
import { addWord } from '@/testing/emulator-messages.ts';
import { emulatorServices } from '@/testing/services.ts';
import { conversationRepository } from './conversation-repository.ts';

const conversations = conversationRepository(emulatorServices);

/** The first list of messages with the expected one. */
function messagesWith(id: string, texte: string): Promise<readonly Message[]> {
  return new Promise((resolve, reject) => {
    const stop = conversations.watchMessages(
      id,
      (messages) => {
        if (!messages.some((message) => message.texte === texte)) return;
        stop();
        resolve(messages);
      },
      reject,
    );
  });
}

beforeAll(async () => {
  await leaveSession();
  await clearBackEnd();
});
afterAll(leaveSession);

it('an anonymous visitor opens a conversation, reads it, and is asked to wait before the next', async () => {
  const { id, lien, uid } = await conversations.open({
    sujet: 'Une question',
    nom: 'Camille',
    texte: 'Bonjour.',
    insee: '13010',
  });
  expect(lien).toMatch(/^[0-9a-f]{32}$/);
  const [first] = await messagesWith(id, 'Bonjour.');
  expect(first?.auteur).toBe(uid);

  // Thirty seconds between two conversations.
  await expect(
    conversations.open({ sujet: 'Encore', nom: 'Camille', texte: 'Bis.', insee: null }),
  ).rejects.toMatchObject({ name: 'AccessDeniedError' });
});

it('words sent in one breath each wait for their turn, and arrive', async () => {
  await leaveSession();
  const { id } = await conversations.open({
    sujet: 'Deux mots',
    nom: 'Camille',
    texte: 'Bonjour.',
    insee: null,
    contexte: { etape: 'etape0001', version: 2, indices: 1 },
  });
  await addWord(id, 'Encore ceci.');
  const messages = await messagesWith(id, 'Encore ceci.');
  expect(messages.map(({ texte }) => texte)).toEqual(['Bonjour.', 'Encore ceci.']);
  const [first, second] = messages;
  // The rules' minimum, by the server's clock.
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(2_000);
});
