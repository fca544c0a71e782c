import { expect, test } from 'vitest';
import { replyAddress } from '../../src/domain/conversation/conversation.ts';
import {
  conversationSchema,
  etatList,
  etatOf,
} from '../../src/domain/conversation/inbox.ts';
import { messageSchema } from '../../src/domain/conversation/message.ts';
import { limits } from '../../src/domain/limits.ts';
import { pseudonymeProblem } from '../../src/domain/utilisateur/pseudonyme.ts';
import { lifeOf } from './life.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const quetes = ['22_dinan_le-lavoir', '68_colmar_les-visages'].map((queteId) => ({
  queteId,
  etapeIds: ['etape0001', 'etape0002', 'etape0003'],
}));
const life = lifeOf(quetes, now, 'demo-admin');

test('Each part of the inbox has some of twenty-six conversations, and each ends with its last message', () => {
  expect(life.conversations).toHaveLength(26);
  expect(new Set(life.conversations.map(({ id }) => id)).size).toBe(26);
  const etats = life.conversations.map(({ conversation }) => etatOf(conversation));
  for (const etat of etatList) {
    expect(etats.filter((one) => one === etat).length).toBeGreaterThan(3);
  }
  for (const { conversation, messages } of life.conversations) {
    expect(conversationSchema.safeParse(conversation).success).toBe(true);
    const said = Object.values(messages).map((one) =>
      messageSchema.parse({ ...one, id: 'm' }),
    );
    expect(said.map(({ at }) => at)).toEqual(
      said.map(({ at }) => at).toSorted((a, b) => a - b),
    );
    expect(said.at(-1)?.at).toBe(conversation.dernier.at);
    expect(conversation.dernier.at).toBeLessThan(now);
    expect(replyAddress(said[0]?.texte ?? '')).toMatch(/@exemple\.fr$/);
  }
});

test('Players’ reports and opinions keep to their bounds, and are from as many people as they seem', () => {
  expect(life.signalements).toHaveLength(15);
  expect(new Set(life.signalements.map(({ id }) => id)).size).toBe(15);
  expect(life.avis).toHaveLength(19);
  expect(
    new Set(life.avis.map(({ queteId, data }) => `${queteId} ${data.uid}`)).size,
  ).toBe(19);
  for (const { data } of life.avis) {
    expect(pseudonymeProblem(data.pseudonyme)).toBeNull();
    expect(data.texte.length).toBeLessThanOrEqual(limits.avisTexte.max);
    expect(data.motif).toBe(
      data.etat === 'attente' ? undefined : data.etat === 'refuse' ? 'horsSujet' : '',
    );
  }
  expect(life.avis.filter(({ data }) => (data.reponse ?? '') !== '')).toHaveLength(3);
  for (const { at } of [...life.signalements, ...life.avis]) expect(at).toBeLessThan(now);
});
