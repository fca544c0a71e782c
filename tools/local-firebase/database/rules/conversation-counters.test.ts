import { readFileSync } from 'node:fs';
import path from 'node:path';
import '@/testing/property-seed.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answerWrite, wordWrite } from '@/data/conversation/message-writes.ts';
import type { Caller } from '../token.ts';
import { nodeFromJson, plainJson } from '../tree/json.ts';
import { nodeAt, splitPath, withNodeAt } from '../tree/path.ts';
import { emptyNode, type TreeNode } from '../tree/tree-node.ts';
import { mayWrite } from './judge.ts';
import { readRuleset } from './ruleset.ts';

const file = path.resolve(import.meta.dirname, '../../../../database.rules.json');
const ruleset = readRuleset(readFileSync(file, 'utf8'));
const beginning = 1_700_000_000_000;
const opened = {
  ...{ sujet: 'Une clé', uid: 'lea', nom: 'Léa', etat: 'ouverte', lien: 'f'.repeat(32) },
  at: beginning,
  nonLus: { equipe: 1, auteur: 0 },
  dernier: { id: 'm0', texte: 'Bonjour', auteur: 'lea', at: beginning },
};
const callerOf = (uid: string): Caller => ({
  kind: 'user',
  auth: {
    uid,
    provider: 'password',
    token: { sub: uid, ...(uid !== 'lea' && { admin: true }) },
  },
});

/** The database under its rules, with a conversation, and a clock that advances three seconds at each write. */
function createWorld() {
  let now = beginning;
  const nodeOf = (json: unknown) =>
    nodeFromJson(json, { now, existing: emptyNode, depth: 0 });
  let root: TreeNode = nodeOf({ conversations: { c: opened } });
  const read = (place: string) => Number(plainJson(nodeAt(root, splitPath(place))) ?? 0);
  const write = (uid: string, changes: (at: number) => Record<string, unknown>) => {
    now += 3_000;
    const changed = changes(now);
    let after = root;
    for (const [place, json] of Object.entries(changed)) {
      after = withNodeAt(after, splitPath(place), nodeOf(json));
    }
    const places = Object.keys(changed).map(splitPath);
    const isTaken = mayWrite(ruleset, {
      ...{ caller: callerOf(uid), before: root, after, places, now },
    });
    if (isTaken) root = after;
    return isTaken;
  };
  const debit = (id: string, at: number) => {
    const n = read('debits/lea/message/n') + 1;
    return { id, at, jour: Math.floor(at / 86_400_000), n };
  };
  const unread = (end: 'equipe' | 'auteur') => read(`conversations/c/nonLus/${end}`);
  return { write, debit, unread };
}

type World = ReturnType<typeof createWorld>;

/** A pending action of a screen: it has read the counter, and writes later. */
type Sending = { uid: string; messageId: string; unread: number };

const seeOf = (uid: string) => (uid === 'lea' ? 'equipe' : 'auteur');

function send(world: World, { uid, messageId, unread }: Sending): boolean {
  const message = { id: 'c', messageId, texte: 'Un mot', uid, unread };
  return world.write(uid, (at) =>
    uid === 'lea'
      ? wordWrite({ ...message, at }, world.debit(`c_${messageId}`, at))
      : answerWrite({ ...message, at }, null),
  );
}

const people = ['lea', 'ali', 'bruno'] as const;
const event = fc.oneof(
  fc.record({ act: fc.constant('regarde' as const), uid: fc.constantFrom(...people) }),
  fc.record({ act: fc.constant('envoie' as const), uid: fc.constantFrom(...people) }),
  fc.record({ act: fc.constant('lit' as const), uid: fc.constantFrom(...people) }),
);

it('unread counters are right after any order of messages, answers and readings', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      const world = createWorld();
      const underWay = new Map<string, Sending>();
      const expected = { equipe: 1, auteur: 0 };
      let count = 0;
      for (const { act, uid } of events) {
        const mine = uid === 'lea' ? 'auteur' : 'equipe';
        if (act === 'regarde') {
          count += 1;
          const unread = world.unread(seeOf(uid));
          underWay.set(uid, { uid, messageId: `m${count}`, unread });
        } else if (act === 'lit') {
          expect(
            world.write(uid, () => ({ [`conversations/c/nonLus/${mine}`]: 0 })),
          ).toBe(true);
          expected[mine] = 0;
        } else {
          const sending = underWay.get(uid);
          if (sending === undefined) continue;
          underWay.delete(uid);
          // A concurrent write won: this one is refused whole and retried on the new state, as the repositories do.
          const isTaken = send(world, sending);
          expect(isTaken).toBe(sending.unread === expected[seeOf(uid)]);
          if (!isTaken) {
            const again = { ...sending, unread: world.unread(seeOf(uid)) };
            expect(send(world, again)).toBe(true);
          }
          expected[seeOf(uid)] += 1;
          if (uid !== 'lea') expected.equipe = 0;
        }
        expect({
          equipe: world.unread('equipe'),
          auteur: world.unread('auteur'),
        }).toEqual(expected);
      }
    }),
  );
});
