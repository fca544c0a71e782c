import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { omit } from '@/domain/parcours/omit.ts';
import { readWireQuery } from '../query.ts';
import type { Caller } from '../token.ts';
import { nodeFromJson } from '../tree/json.ts';
import { nodeAt, splitPath, withNodeAt } from '../tree/path.ts';
import { emptyNode } from '../tree/tree-node.ts';
import { withEachPriority } from './each-priority.ts';
import { mayRead, mayWrite } from './judge.ts';
import { readRuleset, rulesOf } from './ruleset.ts';

const file = path.resolve(import.meta.dirname, '../../../../database.rules.json');
const ruleset = readRuleset(readFileSync(file, 'utf8'));

const now = 1_700_000_000_000;
const jour = Math.floor(now / 86_400_000);
const salon = '0123456789abcdef0123456789abcdef';
const lien = 'f'.repeat(32);
/** Events that are called together, that wait, and that are made. */
const fin = 'd'.repeat(32);
/** Another room, an empty one. */
const autreSalon = 'b'.repeat(32);
const queteId = '78_velizy_q';
const attente = 'c'.repeat(32);
const made = 'a'.repeat(32);

const conversation = {
  sujet: 'Un panneau manque',
  uid: 'lea',
  nom: 'Léa',
  commune: '78640',
  etat: 'ouverte',
  lien,
  at: now - 100_000,
  nonLus: { equipe: 1, auteur: 2 },
  dernier: { id: 'm1', texte: 'Bonjour', auteur: 'lea', at: now - 100_000 },
};

const evenement = {
  uid: 'organisateur',
  queteId,
  version: 2,
  genre: 'classe',
  nom: 'Fête du bois',
  etat: 'cours',
  groupeCount: 3,
  premieres: { a: 0, b: 2 },
  at: now - 1000,
};
const fete = { ...evenement, uid: 'bureau', genre: 'animation', commune: '78640' };
/** The codes of an outing live for 23 days at most. */
const outingMs = 23 * 86_400_000;
const groupe = { jeton: salon, codeEquipe: 'GRPEAB', expireAt: now + 1000 };
/** Read, and changed, until then after the last change. */
const readMs = 30 * 86_400_000;
/** An event, and a team, silent for 30 days. */
const passe = '7'.repeat(32);
const mot = { texte: 'Buvez.', at: now - 2000 };

const refused = {
  ...conversation,
  uid: 'refusee',
  dernier: { ...conversation.dernier, auteur: 'refusee' },
};

const rowOf = (uid: string) => ({
  uid,
  ...{ etape: 0, mandat: 0, la: true, suivis: '', at: now - 1000 },
});

const data = {
  revocations: { ancienne: true, eloignee: true },
  bureaux: {
    78640: { bureau: true, ancienne: true },
    200058519: { intercommunal: true, eloignee: true },
  },
  // 78646 has opened its messages to a territory.
  rattachements: { 78646: '200058519' },
  conversations: {
    c1: conversation,
    c2: refused,
    c3: { ...refused, uid: 'revenue' },
    // About no commune.
    c4: omit(conversation, 'commune'),
    c5: { ...conversation, uid: 'eloignee' },
    c6: { ...conversation, commune: '78646' },
  },
  acces: { c1: { tablette: lien }, c4: { tablette: lien } },
  // The connection b of lea has left its room.
  presence: {
    [salon]: {
      lea: { a: { page: 'edit', nom: 'Léa', at: now - 1000 } },
      eloignee: { a: { page: 'edit', nom: 'Zoé', at: now - 1000 } },
    },
  },
  direct: {
    [queteId]: {
      lea: { etape: 2, at: now - 1000 },
      eloignee: { etape: 2, at: now - 1000 },
    },
  },
  messages: {
    c1: { m1: { texte: 'Bonjour', auteur: 'lea', at: now - 100_000 } },
    c6: { m1: { texte: 'Bonjour', auteur: 'lea', at: now - 100_000 } },
  },
  debits: {
    lea: {
      presence: { a: salon, b: autreSalon },
      direct: queteId,
      conversation: { id: 'c1', at: now - 100_000, jour, n: 1 },
      message: { id: 'c1_m1', at: now - 100_000, jour, n: 1 },
      equipe: { id: 'TEAMAB', at: now - 5000, jour, n: 1 },
    },
    pressee: {
      conversation: { id: 'x', at: now - 10_000, jour, n: 1 },
      message: { id: 'x', at: now - 1000, jour, n: 1 },
      animation: { id: made, at: now - 1999, jour, n: 1 },
    },
    bavarde: {
      animation: { id: made, at: now - 5000, jour, n: 20 },
      message: { id: 'x', at: now - 5000, jour, n: 300 },
      conversation: { id: 'x', at: now - 30_000, jour, n: 50 },
      equipe: { id: 'VARADE', at: now - 5000, jour, n: 40 },
    },
    presque: {
      message: { id: 'x', at: now - 5000, jour, n: 299 },
      conversation: { id: 'x', at: now - 30_000, jour, n: 49 },
    },
    // Messages of the first are refused; the next one's were, until just now.
    refusee: { refus: { id: 'c2', at: now + 1 } },
    revenue: { refus: { id: 'c3', at: now } },
    // Sent away in the middle of a conversation, a party and an event, after counting another conversation.
    eloignee: {
      presence: { a: salon },
      direct: queteId,
      conversation: { id: 'c9', at: now - 100_000, jour, n: 2 },
    },
    // Has just tried a code; the next has tried an expired one, and the last one too long ago.
    tablette: { equipe: { id: 'VARADE', at: now - 5000, jour, n: 1 } },
    organisateur: {
      equipe: { id: 'PASSES', at: now - 500, jour, n: 1 },
      animation: { id: salon, at: now - 5000, jour, n: 1 },
    },
    bureau: { equipe: { id: 'VARADE', at: now - 600_000, jour, n: 1 } },
  },
  equipes: {
    [fin]: {
      a: { ...rowOf('lea'), mandat: 100_001 },
      b: rowOf('lea'),
      c: rowOf('lea'),
      e: { ...rowOf('paul'), mandat: 100_000 },
      f: rowOf('eloignee'),
    },
    [salon]: {
      a: {
        uid: 'lea',
        prenom: 'Léa',
        etape: 0,
        mandat: 1,
        la: true,
        suivis: '',
        at: now,
      },
    },
    [passe]: { b: { ...rowOf('lea'), at: now - readMs } },
    // One of its phones has written since.
    [attente]: {
      b: { ...rowOf('lea'), at: now - readMs },
      l: { ...rowOf('paul'), at: now - readMs + 1 },
    },
  },
  codes: {
    VARADE: { jeton: salon, uid: 'lea', queteId, version: 1, expireAt: now + 1000 },
    TEAMAB: { jeton: fin, uid: 'lea', queteId, version: 1, expireAt: now + 1000 },
    PASSES: { jeton: salon, uid: 'lea', queteId, version: 1, expireAt: now - 1000 },
  },
  animations: {
    [salon]: { evenement, groupes: { a: groupe }, mots: { a: { [salon]: { 0: mot } } } },
    [lien]: { evenement: { ...evenement, etat: 'fini' }, groupes: { a: groupe } },
    [fin]: {
      evenement: { ...evenement, etat: 'rassemblement', classement: { a: 20 } },
      groupes: { a: groupe },
      mots: { a: { [salon]: { 0: { ...mot, at: now - 1999 } } } },
    },
    [attente]: { evenement: { ...evenement, etat: 'attente' } },
    [autreSalon]: { evenement: { ...evenement, uid: 'eloignee' } },
    [passe]: {
      evenement: { ...evenement, at: now - readMs },
      groupes: { a: groupe },
      mots: { a: { [salon]: { 0: mot } } },
    },
  },
};

const root = nodeFromJson(data, { now, existing: emptyNode, depth: 0 });

function user(
  uid: string,
  token: Record<string, unknown> = {},
  provider = 'password',
): Caller {
  return { kind: 'user', auth: { uid, provider, token: { sub: uid, ...token } } };
}

const who = {
  nobody: { kind: 'user', auth: null } as Caller,
  lea: user('lea'),
  paul: user('paul'),
  tablette: user('tablette'),
  pressee: user('pressee'),
  bavarde: user('bavarde'),
  presque: user('presque'),
  refusee: user('refusee'),
  revenue: user('revenue'),
  bureau: user('bureau'),
  intercommunal: user('intercommunal'),
  admin: user('admin', { admin: true }),
  ancienne: user('ancienne', { admin: true }),
  eloignee: user('eloignee'),
  organisateur: user('organisateur'),
  anonyme: user('anonyme', {}, 'anonymous'),
};
type Who = keyof typeof who;

function canRead(name: Who, at: string, query?: unknown): boolean {
  return mayRead(ruleset, {
    caller: who[name],
    root,
    path: splitPath(at),
    query: readWireQuery(query),
    now,
  });
}

function canWrite(name: Who, written: Record<string, unknown>): boolean {
  let after = root;
  for (const [at, json] of Object.entries(written)) {
    const node = nodeFromJson(json, { now, existing: emptyNode, depth: 0 });
    after = withNodeAt(after, splitPath(at), node);
  }
  const places = Object.keys(written).map(splitPath);
  return mayWrite(ruleset, { caller: who[name], before: root, after, places, now });
}

/** True if a priority alone may be written at an existing place. */
function canSetPriority(name: Who, at: string): boolean {
  const place = splitPath(at);
  const node = nodeAt(root, place);
  if (node.isEmpty) throw new Error(`Nothing is at ${at}.`);
  const after = withNodeAt(root, place, node.withPriority(1));
  return mayWrite(ruleset, {
    ...{ caller: who[name], before: root, after, places: [place], now },
  });
}

/** Every place, each with its readers; all others may not. */
describe('Reading', () => {
  const byUid = (uid: string) => ({ i: 'uid', sp: uid, ep: uid });
  const byOrganiser = (uid: string) => ({ i: 'evenement/uid', sp: uid, ep: uid });
  const byCommune = { i: 'commune', sp: '78640', ep: '78640' };
  it.each<[string, unknown, Who[]]>([
    ['revocations', undefined, ['admin']],
    ['bureaux', undefined, ['admin']],
    ['bureaux/78640/bureau', undefined, ['admin', 'bureau']],
    ['presence', undefined, ['admin']],
    [
      `presence/${salon}`,
      undefined,
      [
        'lea',
        'paul',
        'tablette',
        'pressee',
        'bavarde',
        'presque',
        'refusee',
        'revenue',
        'bureau',
        'intercommunal',
        'admin',
        'ancienne',
        'eloignee',
        'organisateur',
        'anonyme',
      ],
    ],
    ['presence/bureau', undefined, ['admin']],
    ['conversations', undefined, ['admin']],
    ['conversations', byUid('lea'), ['lea', 'admin']],
    ['conversations', byCommune, ['bureau', 'admin']],
    ['conversations/c1', undefined, ['lea', 'tablette', 'bureau', 'admin']],
    ['conversations/c4', undefined, ['lea', 'tablette', 'admin']],
    ['messages/c4', undefined, ['lea', 'tablette', 'admin']],
    ['messages', undefined, []],
    ['messages/c1', undefined, ['lea', 'tablette', 'bureau', 'admin']],
    ['notes/c1', undefined, ['admin']],
    ['acces/c1', undefined, []],
    ['debits/lea', undefined, ['lea']],
    ['debits/refusee/refus', undefined, ['refusee', 'admin']],
    [`direct/${queteId}`, undefined, ['admin']],
    [`direct/${queteId}/lea`, undefined, ['lea', 'admin']],
    ['equipes', undefined, []],
    ['codes', undefined, []],
    // By a session that has just counted a try of this very code; an expired one, by none.
    ['codes/VARADE', undefined, ['bavarde', 'tablette']],
    ['codes/PASSES', undefined, []],
    ['animations', undefined, ['admin']],
    [`animations/${salon}`, undefined, ['organisateur', 'admin']],
    ['animations', byOrganiser('organisateur'), ['organisateur', 'admin']],
    [`animations/${salon}/groupes`, undefined, ['organisateur', 'admin']],
    [`animations/${salon}/groupes/a/jeton`, undefined, ['organisateur', 'admin']],
  ])('%s with %j is read by %j only', (at, query, readers) => {
    const allowed = Object.keys(who).filter((name) => canRead(name as Who, at, query));
    expect(allowed.sort()).toEqual([...readers].sort());
  });

  it('a team and an event are readable by a signed-in user with the name', () => {
    for (const at of [`equipes/${salon}`, `animations/${salon}/evenement`]) {
      expect([canRead('paul', at), canRead('nobody', at)]).toEqual([true, false]);
    }
    expect(canRead('paul', 'equipes/short')).toBe(false);
  });

  it('groups’ answers, their event and its messages are unreadable for players and organisers after 30 days', () => {
    const read = (at: string) => [canRead('organisateur', at), canRead('paul', at)];
    expect(read(`equipes/${attente}`)).toEqual([true, true]);
    expect(read(`equipes/${passe}`)).toEqual([false, false]);
    expect(read(`animations/${passe}`)).toEqual([false, false]);
    expect(read(`animations/${passe}/evenement`)).toEqual([false, false]);
    expect(read(`animations/${passe}/mots/a/${salon}`)).toEqual([false, false]);
    // A missing place reveals nothing.
    const unknown = '6'.repeat(32);
    expect(read(`animations/${unknown}/evenement`)).toEqual([true, true]);
    expect(read(`equipes/${unknown}`)).toEqual([true, true]);
  });

  it('the words of a group are read by who knows its event and its jeton', () => {
    const words = `animations/${salon}/mots/a/${salon}`;
    expect([canRead('paul', words), canRead('nobody', words)]).toEqual([true, false]);
    for (const at of [`animations/${salon}/mots`, `animations/${salon}/mots/a`]) {
      expect([canRead('paul', at), canRead('organisateur', at)]).toEqual([false, true]);
    }
    expect(canRead('paul', `animations/${salon}/mots/a/court`)).toBe(false);
    expect(canRead('paul', `animations/${salon}/mots/b/${salon}`)).toBe(true);
  });
});

const presence = { page: 'edit', etape: 'e1', nom: 'Léa', at: now };
/** A connection in a room, with the word of its session that it is there. */
const present = (name: string, room: string, connexion: string) => ({
  [`presence/${room}/${name}/${connexion}`]: presence,
  [`debits/${name}/presence/${connexion}`]: room,
});
/** A message of a conversation with its count: shown in the list of conversations, and counted for the other end. */
const said = (
  name: string,
  { id = 'c1', texte = 'Merci', n = 1, ...fields }: Record<string, unknown> = {},
) => ({
  [`messages/${String(id)}/m2`]: { texte, auteur: name, at: now },
  [`conversations/${String(id)}/dernier`]: {
    id: 'm2',
    texte,
    auteur: name,
    at: now,
    ...fields,
  },
  [`debits/${name}/message`]: debit(`${String(id)}_m2`, Number(n)),
});
const message = {
  texte: 'Merci',
  auteur: 'lea',
  at: now,
  contexte: { etape: 'e1', version: 1, indices: 2 },
};
const note = { texte: 'À rappeler', auteur: 'admin', at: now };
const debit = (id: string, n: number) => ({ id, at: now, jour, n });
const objet = { quete: '78_velizy_q', etape: 'e1', version: 2 };
const opened = {
  ...conversation,
  at: now,
  uid: 'paul',
  nonLus: { equipe: 1, auteur: 0 },
  dernier: { id: 'm9', texte: 'Bonjour', auteur: 'paul', at: now },
};
/** A conversation with its first message and its counts, in one write. */
const openedBy = (name: string) => ({
  'conversations/c9': {
    ...opened,
    uid: name,
    dernier: { ...opened.dernier, auteur: name },
  },
  'messages/c9/m9': { texte: 'Bonjour', auteur: name, at: now },
  [`debits/${name}/conversation`]: debit('c9', 1),
  [`debits/${name}/message`]: debit('c9_m9', 1),
});
const position = { etape: 3, at: now, latMilliemes: 48_780, lngMilliemes: 2_190 };
const row = {
  uid: 'tablette',
  prenom: 'Léa',
  etape: 1,
  mandat: 0,
  la: true,
  suivis: '{}',
  at: now,
};
/** A row of a team in which a session has three, and led by 100,001. */
const lateRow = { ...row, uid: 'lea' };
const accessCode = {
  jeton: salon,
  uid: 'lea',
  queteId: '22_dinan_le-lavoir',
  version: 1,
  expireAt: now + 86_400_000,
};
/** A code that is drawn, with its count. */
const drawn = (name: string, codeEquipe: string, fields = {}) => ({
  [`codes/${codeEquipe}`]: { ...accessCode, uid: name, ...fields },
  // The second of lea, who has a team.
  [`debits/${name}/equipe`]: debit(codeEquipe, name === 'lea' ? 2 : 1),
});
/** An event of an account with two groups, its codes and its count, in one write. */
const event = (name: string, fields = {}) => ({
  [`animations/${made}/evenement`]: {
    ...evenement,
    ...{ uid: name, etat: 'attente', at: now },
    ...fields,
  },
  [`debits/${name}/animation`]: debit(made, 1),
});
const groupCode = (name: string, fields = {}) => ({
  [`animations/${made}/groupes/b`]: { ...groupe, codeEquipe: 'ABCDEF' },
  'codes/ABCDEF': { ...accessCode, uid: name, animation: made, groupe: 'b', ...fields },
});

/** A valid write, and each way in which a field makes it invalid. */
const documents: {
  title: string;
  by: Who;
  write: (json: unknown) => Record<string, unknown>;
  right: Record<string, unknown>;
  wrong: Record<string, unknown>[];
}[] = [
  {
    title: 'a presence',
    by: 'lea',
    write: (json) => ({
      [`presence/${salon}/lea/c`]: json,
      'debits/lea/presence/c': salon,
    }),
    right: presence,
    wrong: [
      { page: '' },
      { page: null },
      { etape: 5 },
      { nom: 'x'.repeat(61) },
      { conversation: 'c1' },
      { at: now + 1 },
      { extra: 1 },
    ],
  },
  {
    title: 'a conversation',
    by: 'paul',
    write: (json) => ({
      'conversations/c9': json,
      'messages/c9/m9': { texte: 'Bonjour', auteur: 'paul', at: now },
      'debits/paul/conversation': debit('c9', 1),
      'debits/paul/message': debit('c9_m9', 1),
    }),
    right: { ...opened, objet },
    wrong: [
      { sujet: 'x' },
      { sujet: 'x'.repeat(121) },
      { uid: 'lea' },
      { uid: 5 },
      { nom: 5 },
      { commune: 'ici' },
      { lien: 'court' },
      { at: now - 1 },
      { etat: 'close' },
      { assigne: 'paul' },
      { signalee: 'danger' },
      { objet: 'e1' },
      { objet: { ...objet, quete: '' } },
      { objet: { ...objet, quete: 'x'.repeat(201) } },
      { objet: { ...objet, etape: '' } },
      { objet: { ...objet, etape: 'x'.repeat(41) } },
      { objet: { ...objet, quete: 'q' } },
      { objet: { ...objet, version: 0 } },
      { objet: { ...objet, version: 1_000_001 } },
      { objet: { ...objet, version: 1.5 } },
      { objet: { quete: 'q', etape: 'e' } },
      { objet: { ...objet, indices: 2 } },
      { nonLus: { equipe: 5, auteur: 0 } },
      { nonLus: { equipe: 1, auteur: 1 } },
      { nonLus: { equipe: 1 } },
      { nonLus: { equipe: 1, auteur: 0, x: 1 } },
      { dernier: null },
      { dernier: { ...opened.dernier, id: 'a b' } },
      { dernier: { ...opened.dernier, texte: 'x'.repeat(201) } },
      { dernier: { ...opened.dernier, id: 'm8' } },
      { dernier: { ...opened.dernier, texte: 'Bon' } },
      { dernier: { ...opened.dernier, auteur: 5 } },
      { dernier: { ...opened.dernier, auteur: 'lea' } },
      { dernier: { ...opened.dernier, at: now - 1 } },
      { dernier: { ...opened.dernier, at: now + 1 } },
      { dernier: { ...opened.dernier, x: 1 } },
      { dernier: { id: 'm9' } },
      { extra: 1 },
    ],
  },
  {
    title: 'a message',
    by: 'lea',
    write: (json) => ({
      'messages/c1/m2': json,
      'debits/lea/message': debit('c1_m2', 2),
    }),
    right: message,
    wrong: [
      { texte: '' },
      { texte: 'x'.repeat(2001) },
      { texte: null },
      { auteur: 'paul' },
      { at: now - 1 },
      { extra: 1 },
      { contexte: { version: 1 } },
      { contexte: { etape: 5 } },
      { contexte: { etape: 'e', version: 0 } },
      { contexte: { etape: 'e', version: 1.5 } },
      { contexte: { etape: 'e', indices: 4 } },
      { contexte: { etape: 'e', indices: 0.5 } },
      { contexte: { etape: 'e', reponse: 'x' } },
    ],
  },
  {
    title: 'an internal note',
    by: 'admin',
    write: (json) => ({ 'notes/c1/n1': json }),
    right: note,
    wrong: [{ texte: '' }, { texte: null }, { auteur: 'lea' }, { at: 5 }, { extra: 1 }],
  },
  {
    title: 'a count of conversations',
    by: 'lea',
    write: (json) => ({ 'debits/lea/conversation': json }),
    right: debit('c2', 2),
    wrong: [
      { id: 5 },
      { id: 'a b' },
      { id: null },
      { at: now - 1 },
      { jour: jour - 1 },
      { jour: jour + 0.5 },
      { n: 1 },
      { n: 3 },
      { extra: 1 },
    ],
  },
  {
    title: 'a count of messages',
    by: 'lea',
    write: (json) => ({ 'debits/lea/message': json }),
    right: debit('c1_m2', 2),
    wrong: [
      { id: 5 },
      { id: 'a b' },
      { id: null },
      { at: now - 1 },
      { jour: jour - 1 },
      { n: 1 },
      { n: 3 },
      { extra: 1 },
    ],
  },
  {
    title: 'a refusal of somebody’s messages',
    by: 'admin',
    write: (json) => ({ 'debits/lea/refus': json }),
    right: { id: 'c1', at: now + 2_764_800_000 },
    wrong: [
      { id: null },
      { id: 'a b' },
      { id: 5 },
      { at: now },
      { at: now + 2_764_800_001 },
      { at: null },
      { extra: 1 },
    ],
  },
  {
    title: 'a live position',
    by: 'lea',
    write: (json) => ({ [`direct/${queteId}/lea`]: json }),
    right: position,
    wrong: [
      { etape: 60 },
      { etape: null },
      { at: 1 },
      { latMilliemes: 48_780.5 },
      { latMilliemes: null },
      { lngMilliemes: 200_000 },
      { extra: 1 },
    ],
  },
  {
    title: 'a count of codes',
    by: 'tablette',
    write: (json) => ({ 'debits/tablette/equipe': json }),
    right: debit('ABCDEF', 2),
    wrong: [
      { id: 5 },
      { id: null },
      { id: 'ABCDEI' },
      { at: now - 1 },
      { jour: jour - 1 },
      { n: 1 },
      { n: 3 },
      { extra: 1 },
    ],
  },
  {
    title: 'a device of a team',
    by: 'tablette',
    write: (json) => ({ [`equipes/${salon}/b`]: json }),
    right: row,
    wrong: [
      { uid: 'paul' },
      { prenom: '' },
      { prenom: 'x'.repeat(21) },
      { etape: 1.5 },
      { etape: 61 },
      { mandat: -1 },
      { mandat: 0.5 },
      { mandat: 101 },
      { mandat: 1_000_000_001 },
      { la: 'oui' },
      { la: null },
      { suivis: 5 },
      { suivis: 'x'.repeat(20_001) },
      { suivis: null },
      { at: 1 },
      { at: null },
      { extra: 1 },
    ],
  },
  {
    title: 'an access code',
    by: 'lea',
    write: (json) => ({
      'codes/ABCDEF': json,
      'debits/lea/equipe': debit('ABCDEF', 2),
    }),
    right: accessCode,
    wrong: [
      { jeton: 'x' },
      { jeton: null },
      { uid: 'paul' },
      { queteId: '' },
      { queteId: 5 },
      { queteId: 'q' },
      { queteId: `78_a_${'x'.repeat(196)}` },
      { version: 0 },
      { version: 1.5 },
      { version: null },
      { expireAt: now },
      { expireAt: now + 86_400_001 },
      { extra: 1 },
    ],
  },
  {
    title: 'a code of a group',
    by: 'paul',
    write: (json) => ({
      ...event('paul'),
      ...groupCode('paul'),
      'codes/ABCDEF': json,
    }),
    right: {
      ...accessCode,
      ...{ uid: 'paul', animation: made, groupe: 'b', expireAt: now + outingMs },
    },
    wrong: [
      { groupe: 'm' },
      { groupe: null },
      { animation: null },
      { animation: salon },
      { expireAt: now + outingMs + 1 },
    ],
  },
  {
    title: 'a quête that a desk joins to its answer',
    by: 'bureau',
    write: (json) => ({
      'messages/c1/m2': { texte: 'Voici', auteur: 'bureau', at: now, joint: json },
      'debits/bureau/message': debit('c1_m2', 1),
    }),
    right: { quete: queteId, titre: 'Le lavoir', etape: 60 },
    wrong: [
      { quete: 'q' },
      { quete: `78_a_${'x'.repeat(196)}` },
      { titre: '' },
      { etape: 61 },
      { etape: 1.5 },
      { url: 'https://exemple.fr' },
    ],
  },
  {
    title: 'an event',
    by: 'organisateur',
    write: (json) => ({ [`animations/${salon}/evenement`]: json }),
    right: { ...evenement, at: now },
    wrong: [
      { uid: 'lea' },
      { queteId: 5 },
      { queteId: '78_velizy_autre' },
      { version: 3 },
      { version: 0 },
      { genre: 'animation' },
      { genre: 'fete' },
      { commune: 'ailleurs' },
      { nom: 'x' },
      { nom: null },
      { etat: 'attente' },
      { etat: 'pause' },
      { groupeCount: 4 },
      { groupeCount: 0 },
      { premieres: 'a'.repeat(1000) },
      { premieres: { g1: 0 } },
      { premieres: { a: -1 } },
      { premieres: { a: 60 } },
      { classement: { a: 20 } },
      { at: now - 1 },
      { extra: 1 },
    ],
  },
  {
    title: 'the ranking of an event that is called together',
    by: 'organisateur',
    write: (json) => ({ [`animations/${fin}/evenement`]: json }),
    right: { ...evenement, etat: 'rassemblement', classement: { a: 30, b: 0 }, at: now },
    wrong: [
      { etat: 'cours' },
      { classement: 20 },
      { classement: { g1: 1 } },
      { classement: { a: -1 } },
      { classement: { a: 6001 } },
      { classement: { a: 1.5 } },
    ],
  },
  {
    title: 'an event of a town hall',
    by: 'bureau',
    write: (json) => ({
      [`animations/${made}/evenement`]: json,
      'debits/bureau/animation': debit(made, 1),
    }),
    right: { ...fete, etat: 'attente', groupeCount: 12, at: now },
    wrong: [
      { commune: null },
      { commune: '35288' },
      { etat: 'cours' },
      { groupeCount: 13 },
      { genre: 'classe' },
    ],
  },
  {
    title: 'the team behind a group',
    by: 'organisateur',
    write: (json) => ({ [`animations/${salon}/groupes/b`]: json }),
    right: { ...groupe, expireAt: now + outingMs },
    wrong: [
      { jeton: 'court' },
      { jeton: null },
      { codeEquipe: 'ABCDEI' },
      { expireAt: now + outingMs + 1 },
      { expireAt: 0 },
      { uid: 'lea' },
    ],
  },
  {
    title: 'a word to a group that shows an indice',
    by: 'organisateur',
    write: (json) => ({ [`animations/${salon}/mots/a/${salon}/1`]: json }),
    right: { texte: 'x'.repeat(200), etape: 'etape0001', indices: 2, at: now },
    wrong: [
      { texte: 'x'.repeat(201) },
      { texte: '' },
      { texte: 5 },
      { texte: null, etape: null, indices: null },
      { etape: null },
      { etape: 'court' },
      { indices: 0 },
      { indices: 11 },
      { indices: 1.5 },
      { indices: 'deux' },
      { at: now - 1 },
      { at: null },
      { uid: 'organisateur' },
    ],
  },
  {
    title: 'a count of events',
    by: 'organisateur',
    write: (json) => ({ 'debits/organisateur/animation': json }),
    right: debit(made, 2),
    wrong: [
      { id: 'court' },
      { id: null },
      { at: now - 1 },
      { jour: jour + 1 },
      { n: 3 },
      { extra: 1 },
    ],
  },
];

/** The same write by an actor who was sent away, and by a neighbour who was not. */
const begun: [what: string, (name: string) => Record<string, unknown>][] = [
  ['a conversation', openedBy],
  ['a team', (name) => drawn(name, 'ABCDEF')],
  ['a count of codes', (name) => ({ [`debits/${name}/equipe`]: debit('ABCDEF', 1) })],
  ['an event', event],
  [
    'a count of events',
    (name) => ({ [`debits/${name}/animation`]: debit('9'.repeat(32), 1) }),
  ],
  ['a presence', (name) => present(name, autreSalon, 'c')],
  [
    'a party in direct',
    (name) => ({
      [`direct/22_dinan_q/${name}`]: position,
      [`direct/${queteId}/${name}`]: null,
      [`debits/${name}/direct`]: '22_dinan_q',
    }),
  ],
];

describe('Who was sent away', () => {
  it.each(begun)('begins no more: %s', (_what, write) => {
    expect([
      canWrite('eloignee', write('eloignee')),
      canWrite('paul', write('paul')),
    ]).toEqual([false, true]);
  });

  it('opens no conversation by a count of before', () => {
    const { 'debits/eloignee/conversation': _counted, ...opening } = openedBy('eloignee');
    expect(canWrite('eloignee', opening)).toBe(false);
  });

  it.each([
    ['a conversation', said('eloignee', { id: 'c5' })],
    ['a presence', present('eloignee', salon, 'a')],
    [
      'a party in direct',
      { [`direct/${queteId}/eloignee`]: position, 'debits/eloignee/direct': queteId },
    ],
    ['a team', { [`equipes/${fin}/f`]: { ...row, uid: 'eloignee' } }],
    [
      'an event',
      {
        [`animations/${autreSalon}/evenement`]: {
          ...evenement,
          uid: 'eloignee',
          at: now,
        },
      },
    ],
  ])('continues actions under way: %s', (_what, write: Record<string, unknown>) => {
    expect(canWrite('eloignee', write)).toBe(true);
  });

  it.each([
    ['answers', (name: string) => said(name)],
    ['closes', () => ({ 'conversations/c1/etat': 'close' })],
    ['assigns', () => ({ 'conversations/c1/assigne': 'bureau' })],
    ['clears what is unread', () => ({ 'conversations/c1/nonLus/equipe': 0 })],
  ])('speaks for no commune any more: %s', (_what, write) => {
    expect([
      canWrite('ancienne', write('ancienne')),
      canWrite('bureau', write('bureau')),
    ]).toEqual([false, true]);
  });
});

describe.each(documents)('Writing $title', ({ by, write, right, wrong }) => {
  it('is allowed when it is right', () => {
    expect(canWrite(by, write(right))).toBe(true);
  });
  it.each(wrong)('is refused with %j', (fields) => {
    expect(canWrite(by, write({ ...right, ...fields }))).toBe(false);
  });
  it.each(withEachPriority(right))(
    'is refused with a priority at « $place »',
    ({ json }) => {
      expect(canWrite(by, write(json))).toBe(false);
    },
  );
});

/** Single values, each allowed for its writer, and none with a priority. */
describe('Writing one value', () => {
  const values: [string, Who, Record<string, unknown>][] = [
    ['a place at a desk', 'admin', { 'bureaux/78640/paul': true }],
    ['the state of a conversation', 'bureau', { 'conversations/c1/etat': 'close' }],
    ['who answers', 'bureau', { 'conversations/c1/assigne': 'bureau' }],
    ['a report', 'admin', { 'conversations/c1/signalee': 'danger' }],
    ['what was read', 'lea', { 'conversations/c1/nonLus/auteur': 0 }],
    ['what the team has read', 'bureau', { 'conversations/c1/nonLus/equipe': 0 }],
    ['the secret of a link', 'paul', { 'acces/c1/paul': lien }],
    ['the room of a connection', 'lea', { 'debits/lea/presence/c': salon }],
    ['the quête shown in direct', 'lea', { 'debits/lea/direct': queteId }],
    ['the end of a connection', 'lea', { [`equipes/${salon}/a/la`]: false }],
    [
      'the state of an event',
      'organisateur',
      { [`animations/${salon}/evenement/etat`]: 'fini' },
    ],
  ];
  it.each(values)('%s is written without priority alone', (_title, name, written) => {
    const prioritized = Object.entries(written).map(
      ([place, value]): [string, unknown] => [
        place,
        { '.value': value, '.priority': 'x'.repeat(1000) },
      ],
    );
    expect([
      canWrite(name, written),
      canWrite(name, Object.fromEntries<unknown>(prioritized)),
    ]).toEqual([true, false]);
  });

  it('a word is followed by another in its place after two seconds', () => {
    const at = {
      [`animations/${salon}/mots/a/${salon}/0`]: { texte: 'Buvez.', at: now },
    };
    expect(canWrite('organisateur', at)).toBe(true);
    const soon = {
      [`animations/${fin}/mots/a/${salon}/0`]: { texte: 'Buvez.', at: now },
    };
    expect(canWrite('organisateur', soon)).toBe(false);
  });

  it('what has children gets no priority of its own either', () => {
    for (const [name, place] of [
      ['lea', `presence/${salon}/lea`],
      ['lea', `equipes/${salon}/a`],
      ['lea', 'conversations/c1/nonLus/auteur'],
      ['lea', 'debits/lea/message'],
      ['organisateur', `animations/${salon}/evenement`],
      ['admin', 'conversations/c1'],
      ['admin', 'messages/c1'],
    ] as const) {
      expect([place, canSetPriority(name, place)]).toEqual([place, false]);
    }
  });
});

describe('Writers', () => {
  it.each<[string, Who, Record<string, unknown>, boolean]>([
    ['an admin adds to a commune’s desk', 'admin', { 'bureaux/78640/paul': true }, true],
    ['a desk does not add to itself', 'bureau', { 'bureaux/78640/paul': true }, false],
    ['a revoked admin is none', 'ancienne', { 'bureaux/78640/paul': true }, false],
    ['an admin takes somebody off it', 'admin', { 'bureaux/78640/bureau': null }, true],
    ['a desk is left by oneself', 'bureau', { 'bureaux/78640/bureau': null }, true],
    ['a desk is not entered by oneself', 'paul', { 'bureaux/78640/paul': true }, false],
    ['nobody is put out by a neighbour', 'paul', { 'bureaux/78640/bureau': null }, false],
    ['a whole desk is not put out', 'bureau', { 'bureaux/78640': null }, false],
    ['a desk is a yes', 'admin', { 'bureaux/78640/paul': 1 }, false],
    [
      'a desk is that of an INSEE commune',
      'admin',
      { 'bureaux/ailleurs/paul': true },
      false,
    ],
    ['nobody revokes from the browser', 'admin', { 'revocations/paul': true }, false],
    ['presence is one’s own', 'paul', { [`presence/${salon}/lea/a`]: presence }, false],
    ['presence is told in a room', 'lea', present('lea', autreSalon, 'c'), true],
    ['presence needs a salon', 'lea', present('lea', 'court', 'c'), false],
    ['a session has a sixteenth connection', 'lea', present('lea', salon, 'p'), true],
    ['a session has no seventeenth connection', 'lea', present('lea', salon, 'q'), false],
    [
      'a connection has no long key',
      'lea',
      present('lea', salon, 'a'.repeat(700)),
      false,
    ],
    [
      'a connection moves to another room',
      'lea',
      { ...present('lea', autreSalon, 'a'), [`presence/${salon}/lea/a`]: null },
      true,
    ],
    [
      'a connection is not in two rooms at once',
      'lea',
      present('lea', autreSalon, 'a'),
      false,
    ],
    [
      'a connection is in no room but the one its session says',
      'lea',
      { [`presence/${salon}/lea/b`]: presence },
      false,
    ],
    [
      'a connection that left its room comes to another',
      'lea',
      present('lea', salon, 'b'),
      true,
    ],
    [
      'a connection says where it is as long as it is there',
      'lea',
      { 'debits/lea/presence/a': null },
      false,
    ],
    ['where one is says oneself', 'paul', { 'debits/lea/presence/a': salon }, false],
    ['an admin is present at the desk', 'admin', present('admin', 'bureau', 'a'), true],
    ['a player is not at the desk', 'lea', present('lea', 'bureau', 'c'), false],
    [
      'a presence names no conversation',
      'admin',
      {
        ...present('admin', 'bureau', 'a'),
        'presence/bureau/admin/a': { ...presence, conversation: 'c1' },
      },
      false,
    ],
    [
      'presence is a list of connections',
      'lea',
      { [`presence/${salon}/lea`]: 'ici' },
      false,
    ],
    [
      'presence is removed by its owner',
      'lea',
      { [`presence/${salon}/lea`]: null },
      true,
    ],
    [
      'a conversation is not opened without its count',
      'paul',
      { 'conversations/c9': opened },
      false,
    ],
    [
      'a conversation is not deleted by its opener',
      'lea',
      { 'conversations/c1': null },
      false,
    ],
    [
      'an admin purges',
      'admin',
      {
        'conversations/c1': null,
        'messages/c1': null,
        'notes/c1': null,
        'acces/c1': null,
      },
      true,
    ],
    ['a revoked admin purges nothing', 'ancienne', { 'acces/c1': null }, false],
    ['nobody else takes the link from all', 'bureau', { 'acces/c1': null }, false],
    ['an admin opens no link', 'admin', { 'acces/c1': { admin: salon } }, false],
    ['a subject does not change', 'lea', { 'conversations/c1/sujet': 'Autre' }, false],
    ['a desk closes', 'bureau', { 'conversations/c1/etat': 'close' }, true],
    ['a desk assigns', 'bureau', { 'conversations/c1/assigne': 'bureau' }, true],
    ['an opener does not close', 'lea', { 'conversations/c1/etat': 'close' }, false],
    ['an opener does not assign', 'lea', { 'conversations/c1/assigne': 'lea' }, false],
    [
      'an unknown state is refused',
      'admin',
      { 'conversations/c1/etat': 'attente' },
      false,
    ],
    [
      'an opener counts for the desk',
      'lea',
      { ...said('lea', { n: 2 }), 'conversations/c1/nonLus/equipe': 2 },
      true,
    ],
    [
      'an opener counts nothing for the desk without a message',
      'lea',
      { 'conversations/c1/nonLus/equipe': 2 },
      false,
    ],
    [
      'an opener counts one for one message',
      'lea',
      { ...said('lea', { n: 2 }), 'conversations/c1/nonLus/equipe': 3 },
      false,
    ],
    [
      'the list of conversations says the words of the message',
      'lea',
      said('lea', { n: 2, texte: 'm'.repeat(150) }),
      true,
    ],
    [
      'the list of conversations says no other words than the message',
      'lea',
      {
        ...said('lea', { n: 2 }),
        'messages/c1/m2': { texte: 'Autre chose', auteur: 'lea', at: now },
      },
      false,
    ],
    [
      'the list of conversations says the first words of a long message',
      'lea',
      {
        ...said('lea', { n: 2, texte: 'm'.repeat(199) }),
        'messages/c1/m2': { texte: 'm'.repeat(2000), auteur: 'lea', at: now },
      },
      true,
    ],
    [
      'the list of conversations does not cut a message short',
      'lea',
      {
        ...said('lea', { n: 2, texte: 'm'.repeat(198) }),
        'messages/c1/m2': { texte: 'm'.repeat(2000), auteur: 'lea', at: now },
      },
      false,
    ],
    [
      'the list of conversations names nobody else as who wrote last',
      'lea',
      said('lea', { n: 2, auteur: 'bureau' }),
      false,
    ],
    [
      'a word of before is not the last again',
      'lea',
      {
        'conversations/c1/dernier': {
          id: 'm1',
          texte: 'Bonjour',
          auteur: 'lea',
          at: now,
        },
      },
      false,
    ],
    [
      'an opener does not clear for the desk',
      'lea',
      { 'conversations/c1/nonLus/equipe': 0 },
      false,
    ],
    [
      'a desk clears what it read',
      'bureau',
      { 'conversations/c1/nonLus/equipe': 0 },
      true,
    ],
    [
      'an opener clears what she read',
      'lea',
      { 'conversations/c1/nonLus/auteur': 0 },
      true,
    ],
    [
      'a desk counts for the opener',
      'bureau',
      { ...said('bureau'), 'conversations/c1/nonLus/auteur': 3 },
      true,
    ],
    [
      'a desk counts nothing for the opener without a message',
      'bureau',
      { 'conversations/c1/nonLus/auteur': 3 },
      false,
    ],
    [
      'a desk does not clear for the opener',
      'bureau',
      { 'conversations/c1/nonLus/auteur': 0 },
      false,
    ],
    [
      'somebody else counts nothing',
      'paul',
      { 'conversations/c1/nonLus/auteur': 3 },
      false,
    ],
    [
      'the last message comes with the message',
      'bureau',
      {
        'conversations/c1/dernier': { id: 'm2', texte: 'Oui', auteur: 'bureau', at: now },
        'messages/c1/m2': { texte: 'Oui', auteur: 'bureau', at: now },
        'debits/bureau/message': debit('c1_m2', 1),
      },
      true,
    ],
    ...(
      [
        ['a desk joins a quête', 'bureau', { quete: '78_a_b', titre: 'Le lavoir' }, true],
        [
          'a desk joins an étape',
          'bureau',
          { quete: '78_a_b', titre: 'Le lavoir', etape: 60 },
          true,
        ],
        ['an opener joins none', 'lea', { quete: '78_a_b', titre: 'Le lavoir' }, false],
        ['what is joined has a name', 'bureau', { quete: '78_a_b' }, false],
        [
          'what is joined has a short one',
          'bureau',
          { quete: '78_a_b', titre: 'x'.repeat(121) },
          false,
        ],
        ['what is joined is a quête', 'bureau', { quete: '', titre: 'Le lavoir' }, false],
        [
          'an étape is one of sixty',
          'bureau',
          { quete: '78_a_b', titre: 'Le lavoir', etape: 61 },
          false,
        ],
        [
          'nothing else is joined',
          'bureau',
          { quete: '78_a_b', titre: 'Le lavoir', url: 'https://exemple.fr' },
          false,
        ],
      ] as const
    ).map(
      ([title, uid, joint, isAllowed]): [
        string,
        Who,
        Record<string, unknown>,
        boolean,
      ] => [
        title,
        uid,
        {
          'messages/c1/m2': { texte: 'Voici', auteur: uid, at: now, joint },
          [`debits/${uid}/message`]: debit('c1_m2', uid === 'lea' ? 2 : 1),
        },
        isAllowed,
      ],
    ),
    [
      'the last message is not without it',
      'lea',
      { 'conversations/c1/dernier': { id: 'm2', texte: 'Oui', auteur: 'lea', at: now } },
      false,
    ],
    ['the link opens to who has it', 'paul', { 'acces/c1/paul': lien }, true],
    ['a wrong link opens nothing', 'paul', { 'acces/c1/paul': salon }, false],
    ['a link is given up', 'tablette', { 'acces/c1/tablette': null }, true],
    ['a message needs its count', 'lea', { 'messages/c1/m2': message }, false],
    [
      'a message comes 2 s after the other',
      'pressee',
      { 'debits/pressee/message': debit('y', 2) },
      false,
    ],
    [
      'a conversation comes 30 s after the other',
      'pressee',
      { 'debits/pressee/conversation': debit('y', 2) },
      false,
    ],
    [
      'three hundred messages a day',
      'bavarde',
      { 'debits/bavarde/message': debit('y', 301) },
      false,
    ],
    [
      'the three hundredth of them',
      'presque',
      { 'debits/presque/message': debit('y', 300) },
      true,
    ],
    [
      'fifty conversations a day',
      'bavarde',
      { 'debits/bavarde/conversation': debit('y', 51) },
      false,
    ],
    [
      'the fiftieth of them',
      'presque',
      { 'debits/presque/conversation': debit('y', 50) },
      true,
    ],
    [
      'a count is not deleted',
      'lea',
      { 'debits/lea/message': null, 'debits/lea/conversation': null },
      false,
    ],
    [
      'a conversation’s count is one’s own',
      'paul',
      { 'debits/lea/conversation': debit('c2', 2) },
      false,
    ],
    [
      'an admin needs no count',
      'admin',
      { 'messages/c1/m2': { ...message, auteur: 'admin' } },
      true,
    ],
    [
      'somebody else does not write',
      'paul',
      {
        'messages/c1/m2': { ...message, auteur: 'paul' },
        'debits/paul/message': debit('c1_m2', 1),
      },
      false,
    ],
    [
      'one count is for one message',
      'lea',
      {
        'messages/c1/m2': message,
        'messages/c1/m3': message,
        'debits/lea/message': debit('c1_m2', 2),
      },
      false,
    ],
    ['a message does not change', 'lea', { 'messages/c1/m1/texte': 'Autre' }, false],
    ['a message is not deleted by its author', 'lea', { 'messages/c1/m1': null }, false],
    [
      'all messages are not deleted by their author',
      'lea',
      { 'messages/c1': null },
      false,
    ],
    [
      'a message needs a conversation',
      'admin',
      { 'messages/c7/m1': { ...message, auteur: 'admin' } },
      false,
    ],
    [
      'a desk writes no internal note',
      'bureau',
      { 'notes/c1/n1': { ...note, auteur: 'bureau' } },
      false,
    ],
    [
      'who is refused adds no message',
      'refusee',
      {
        'messages/c2/m2': { texte: 'Encore', auteur: 'refusee', at: now },
        'debits/refusee/message': debit('c2_m2', 1),
      },
      false,
    ],
    [
      'who was refused until now adds one',
      'revenue',
      {
        'messages/c3/m2': { texte: 'Encore', auteur: 'revenue', at: now },
        'debits/revenue/message': debit('c3_m2', 1),
      },
      true,
    ],
    [
      'who is refused counts nothing for the team',
      'refusee',
      { ...said('refusee', { id: 'c2' }), 'conversations/c2/nonLus/equipe': 2 },
      false,
    ],
    [
      'who was refused until now counts what they send',
      'revenue',
      { ...said('revenue', { id: 'c3' }), 'conversations/c3/nonLus/equipe': 2 },
      true,
    ],
    [
      'a player tells the étape that they are stuck at',
      'paul',
      {
        ...openedBy('paul'),
        'conversations/c9': {
          ...opened,
          objet,
          dernier: { ...opened.dernier, auteur: 'paul' },
        },
      },
      true,
    ],
    [
      'nobody adds an étape afterwards',
      'lea',
      { 'conversations/c1/objet': objet },
      false,
    ],
    ['who is refused opens no conversation', 'refusee', openedBy('refusee'), false],
    ['who was refused until now opens one', 'revenue', openedBy('revenue'), true],
    [
      'nobody lifts the refusal of their own messages',
      'refusee',
      { 'debits/refusee/refus': null },
      false,
    ],
    ['an admin lifts a refusal', 'admin', { 'debits/refusee/refus': null }, true],
    [
      'a revoked admin refuses nobody',
      'ancienne',
      { 'debits/lea/refus': { id: 'c1', at: now + 5 } },
      false,
    ],
    [
      'an admin reports a conversation',
      'admin',
      { 'conversations/c1/signalee': 'insultes' },
      true,
    ],
    ['a report is withdrawn', 'admin', { 'conversations/c1/signalee': null }, true],
    [
      'a report gives one of three reasons',
      'admin',
      { 'conversations/c1/signalee': 'laide' },
      false,
    ],
    [
      'a report is of a conversation',
      'admin',
      { 'conversations/none/signalee': 'danger' },
      false,
    ],
    [
      'its opener does not report it',
      'lea',
      { 'conversations/c1/signalee': 'danger' },
      false,
    ],
    [
      'a desk does not report it',
      'bureau',
      { 'conversations/c1/signalee': 'danger' },
      false,
    ],
    [
      'a position is at the quête that the session says',
      'paul',
      { [`direct/${queteId}/paul`]: position, 'debits/paul/direct': queteId },
      true,
    ],
    [
      'a position is at a quête',
      'paul',
      { 'direct/q/paul': position, 'debits/paul/direct': 'q' },
      false,
    ],
    [
      'a position is at no other quête',
      'paul',
      { 'direct/22_dinan_q/paul': position, 'debits/paul/direct': queteId },
      false,
    ],
    [
      'a session is at one quête',
      'lea',
      { 'direct/22_dinan_q/lea': position, 'debits/lea/direct': '22_dinan_q' },
      false,
    ],
    [
      'a session goes on to another quête',
      'lea',
      {
        'direct/22_dinan_q/lea': position,
        'debits/lea/direct': '22_dinan_q',
        [`direct/${queteId}/lea`]: null,
      },
      true,
    ],
    [
      'a session says for itself where it is',
      'paul',
      { 'debits/lea/direct': queteId },
      false,
    ],
    ['where a session is stays said', 'lea', { 'debits/lea/direct': null }, false],
    [
      'a quête of the direct is no long key',
      'paul',
      { 'debits/paul/direct': `78_a_${'x'.repeat(196)}` },
      false,
    ],
    ['a position is one’s own', 'paul', { [`direct/${queteId}/lea`]: position }, false],
    [
      'a position is removed by its owner',
      'lea',
      { [`direct/${queteId}/lea`]: null },
      true,
    ],
    ['a device is not taken over', 'tablette', { [`equipes/${salon}/a`]: row }, false],
    ['a device leaves', 'lea', { [`equipes/${salon}/a`]: null }, true],
    ['a device is not sent away', 'paul', { [`equipes/${salon}/a`]: null }, false],
    [
      'a device says alone that its connection ended',
      'lea',
      { [`equipes/${salon}/a/la`]: false },
      true,
    ],
    ['a team has twelve places', 'tablette', { [`equipes/${salon}/m`]: row }, false],
    [
      'a session has three places, one a device',
      'tablette',
      {
        [`equipes/${salon}/b`]: row,
        [`equipes/${salon}/c`]: row,
        [`equipes/${salon}/l`]: row,
      },
      true,
    ],
    [
      'a session has no fourth place',
      'tablette',
      {
        [`equipes/${salon}/b`]: row,
        [`equipes/${salon}/c`]: row,
        [`equipes/${salon}/d`]: row,
        [`equipes/${salon}/l`]: row,
      },
      false,
    ],
    [
      'a session with three places takes no other',
      'lea',
      { [`equipes/${fin}/d`]: lateRow },
      false,
    ],
    [
      'a session with three places goes on in its own',
      'lea',
      { [`equipes/${fin}/c`]: lateRow },
      true,
    ],
    [
      'a session gives one of three places up for another',
      'lea',
      { [`equipes/${fin}/c`]: null, [`equipes/${fin}/d`]: lateRow },
      true,
    ],
    [
      'who takes over leads by one more',
      'lea',
      { [`equipes/${fin}/c`]: { ...lateRow, mandat: 100_002 } },
      true,
    ],
    [
      'nobody leads by two more',
      'lea',
      { [`equipes/${fin}/c`]: { ...lateRow, mandat: 100_003 } },
      false,
    ],
    [
      'who leads goes on',
      'lea',
      { [`equipes/${fin}/a`]: { ...lateRow, mandat: 100_001 } },
      true,
    ],
    [
      'two rows of one write do not climb on each other',
      'lea',
      {
        [`equipes/${fin}/a`]: { ...lateRow, mandat: 100_002 },
        [`equipes/${fin}/c`]: { ...lateRow, mandat: 100_003 },
      },
      false,
    ],
    [
      'who heard a row that has left since takes over all the same',
      'tablette',
      { [`equipes/${salon}/b`]: { ...row, mandat: 100 } },
      true,
    ],
    [
      'a team’s token is what the code says',
      'tablette',
      { [`equipes/${'a'.repeat(32)}/b`]: row },
      false,
    ],
    [
      'who has a token and no code takes no place',
      'paul',
      { [`equipes/${salon}/b`]: { ...row, uid: 'paul' } },
      false,
    ],
    [
      'a code that is over gives no place',
      'organisateur',
      { [`equipes/${salon}/b`]: { ...row, uid: 'organisateur' } },
      false,
    ],
    [
      'a code that was tried long ago gives no place',
      'bureau',
      { [`equipes/${salon}/b`]: { ...row, uid: 'bureau' } },
      false,
    ],
    [
      'a team is made with its code and its count, in one write',
      'paul',
      {
        ...drawn('paul', 'ABCDEF', { jeton: lien }),
        [`equipes/${lien}/a`]: { ...row, uid: 'paul' },
      },
      true,
    ],
    [
      'an access code is not drawn without its count',
      'lea',
      { 'codes/ABCDEF': accessCode },
      false,
    ],
    [
      'a count is for its own code',
      'lea',
      { 'codes/ABCDEF': accessCode, 'debits/lea/equipe': debit('ABCDEG', 2) },
      false,
    ],
    [
      'a count of before draws no code',
      'tablette',
      { 'codes/VARADE': { ...accessCode, uid: 'tablette' } },
      false,
    ],
    [
      'forty codes a day',
      'bavarde',
      { 'debits/bavarde/equipe': debit('ABCDEF', 41) },
      false,
    ],
    [
      'one code a second',
      'organisateur',
      { 'debits/organisateur/equipe': debit('ABCDEF', 2) },
      false,
    ],
    [
      'a count of codes is one’s own',
      'paul',
      { 'debits/lea/equipe': debit('ABCDEF', 1) },
      false,
    ],
    [
      'a count of codes is not deleted',
      'tablette',
      { 'debits/tablette/equipe': null },
      false,
    ],
    ['an access code in use is not taken', 'paul', drawn('paul', 'VARADE'), false],
    [
      'an access code in use is drawn longer by its own',
      'lea',
      drawn('lea', 'VARADE'),
      true,
    ],
    ['an access code that is over is taken again', 'paul', drawn('paul', 'PASSES'), true],
    ['an access code is closed by its own', 'lea', { 'codes/VARADE': null }, true],
    [
      'an access code is not closed by another',
      'tablette',
      { 'codes/VARADE': null },
      false,
    ],
    ['an access code has six letters', 'lea', drawn('lea', 'ABCD'), false],
    ['an event is made by an account', 'paul', event('paul'), true],
    [
      'an event is made with its codes, in one write',
      'paul',
      { ...event('paul'), ...groupCode('paul') },
      true,
    ],
    ['an event is not made by an anonymous session', 'anonyme', event('anonyme'), false],
    [
      'an event is not made without its count',
      'paul',
      { [`animations/${made}/evenement`]: event('paul')[`animations/${made}/evenement`] },
      false,
    ],
    [
      'a count of events is for its own event',
      'paul',
      { ...event('paul'), 'debits/paul/animation': debit(lien, 1) },
      false,
    ],
    [
      'an admin makes an event for any commune',
      'admin',
      event('admin', { genre: 'animation', groupeCount: 12 }),
      true,
    ],
    [
      'an admin whose right was withdrawn makes no event',
      'ancienne',
      event('ancienne', { genre: 'animation' }),
      false,
    ],
    ['a class has six groups', 'paul', event('paul', { groupeCount: 6 }), true],
    ['a class has no seventh', 'paul', event('paul', { groupeCount: 7 }), false],
    ['an event is not made for another', 'paul', event('paul', { uid: 'lea' }), false],
    [
      'an admin does not change the event of another',
      'admin',
      { [`animations/${salon}/evenement/nom`]: 'Autre nom' },
      false,
    ],
    [
      'the first étapes of an event change',
      'organisateur',
      { [`animations/${salon}/evenement/premieres`]: { a: 1 } },
      true,
    ],
    [
      'the first étapes of an event are no text',
      'organisateur',
      { [`animations/${salon}/evenement/premieres`]: 'a'.repeat(1000) },
      false,
    ],
    [
      'an event has an id of 128 bits',
      'paul',
      {
        'animations/court/evenement': {
          ...evenement,
          uid: 'paul',
          etat: 'attente',
          at: now,
        },
        'debits/paul/animation': debit('court', 1),
      },
      false,
    ],
    [
      'an event is not taken over',
      'paul',
      { [`animations/${salon}/evenement/uid`]: 'paul' },
      false,
    ],
    [
      'an event that waits begins',
      'organisateur',
      { [`animations/${attente}/evenement/etat`]: 'cours' },
      true,
    ],
    [
      'an event that waits is not called together',
      'organisateur',
      { [`animations/${attente}/evenement/etat`]: 'rassemblement' },
      false,
    ],
    [
      'an event is called together',
      'organisateur',
      { [`animations/${salon}/evenement/etat`]: 'rassemblement' },
      true,
    ],
    [
      'a group does not call the others together',
      'lea',
      { [`animations/${salon}/evenement/etat`]: 'rassemblement' },
      false,
    ],
    [
      '« Rassemblement » is called off without its ranking',
      'organisateur',
      { [`animations/${fin}/evenement`]: { ...evenement, at: now } },
      true,
    ],
    [
      'an event ends from anywhere',
      'organisateur',
      { [`animations/${attente}/evenement/etat`]: 'fini' },
      true,
    ],
    [
      'a word says something without freeing anybody',
      'organisateur',
      { [`animations/${salon}/mots/a/${salon}/4`]: { texte: 'Buvez.', at: now } },
      true,
    ],
    [
      'a group is freed without a word',
      'organisateur',
      { [`animations/${salon}/mots/a/${salon}/0`]: { etape: 'etape0001', at: now } },
      true,
    ],
    [
      'a word is not taken back',
      'organisateur',
      { [`animations/${salon}/mots/a/${salon}/0`]: null },
      false,
    ],
    [
      'a word has one of five places',
      'organisateur',
      { [`animations/${salon}/mots/a/${salon}/5`]: { texte: 'Buvez.', at: now } },
      false,
    ],
    [
      'a word goes to a group of the event',
      'organisateur',
      { [`animations/${salon}/mots/b/${salon}/1`]: { texte: 'Buvez.', at: now } },
      false,
    ],
    [
      'a word goes under the jeton of its group',
      'organisateur',
      { [`animations/${salon}/mots/a/${fin}/1`]: { texte: 'Buvez.', at: now } },
      false,
    ],
    ...(['paul', 'lea', 'admin', 'anonyme', 'nobody'] as const).map(
      (name): [string, Who, Record<string, unknown>, boolean] => [
        `a word is of who organises, not of ${name}`,
        name,
        { [`animations/${salon}/mots/a/${salon}/1`]: { texte: 'Buvez.', at: now } },
        false,
      ],
    ),
    [
      'an event that is over sends no word',
      'organisateur',
      { [`animations/${lien}/mots/a/${salon}/1`]: { texte: 'Buvez.', at: now } },
      false,
    ],
    [
      'nor does one of 30 days ago',
      'organisateur',
      { [`animations/${passe}/mots/a/${salon}/1`]: { texte: 'Buvez.', at: now } },
      false,
    ],
    [
      'an event of 30 days ago is not made readable again',
      'organisateur',
      { [`animations/${passe}/evenement`]: { ...evenement, at: now } },
      false,
    ],
    [
      'nor one that is over',
      'organisateur',
      { [`animations/${lien}/evenement`]: { ...evenement, etat: 'fini', at: now } },
      false,
    ],
    [
      'the team of a group stays',
      'organisateur',
      { [`animations/${salon}/groupes/a`]: { ...groupe, jeton: fin } },
      false,
    ],
    [
      'an event that is over stays over',
      'organisateur',
      { [`animations/${lien}/evenement/etat`]: 'cours' },
      false,
    ],
    [
      'the team of a group is not written by another',
      'lea',
      { [`animations/${salon}/groupes/b`]: groupe },
      false,
    ],
    [
      'a group has a letter of twelve',
      'organisateur',
      { [`animations/${salon}/groupes/m`]: groupe },
      false,
    ],
    [
      'the code of a group is drawn in the count of its event',
      'paul',
      { ...event('paul'), ...groupCode('paul'), 'debits/paul/animation': null },
      false,
    ],
    [
      'the code of a group is the one that its event tells',
      'paul',
      {
        ...event('paul'),
        ...groupCode('paul'),
        [`animations/${made}/groupes/b`]: { ...groupe, codeEquipe: 'ABCDEG' },
      },
      false,
    ],
    [
      'the code of a group is of a group',
      'paul',
      { ...event('paul'), ...groupCode('paul', { groupe: null }) },
      false,
    ],
    [
      'the code of a group is not that of another letter',
      'paul',
      { ...event('paul'), ...groupCode('paul', { groupe: 'm' }) },
      false,
    ],
    [
      'a code leads to no event of somebody else',
      'paul',
      drawn('paul', 'ABCDEF', { animation: salon, groupe: 'a' }),
      false,
    ],
    [
      'a code of no event is of no group',
      'paul',
      drawn('paul', 'ABCDEF', { groupe: 'a' }),
      false,
    ],
    [
      'a code that counts itself leads to one’s own event too',
      'paul',
      {
        ...event('paul'),
        ...drawn('paul', 'ABCDEF', { animation: made, groupe: 'b' }),
      },
      true,
    ],
    [
      'twenty events a day',
      'bavarde',
      { 'debits/bavarde/animation': debit(made, 21) },
      false,
    ],
    [
      'two seconds between two events',
      'pressee',
      { 'debits/pressee/animation': debit(made, 2) },
      false,
    ],
    [
      'a count of events is one’s own',
      'paul',
      { 'debits/lea/animation': debit(made, 1) },
      false,
    ],
    [
      'an event is deleted by its organiser',
      'organisateur',
      { [`animations/${salon}`]: null },
      true,
    ],
    [
      'an event is not deleted by another',
      'paul',
      { [`animations/${salon}`]: null },
      false,
    ],
    [
      'nothing else is beside an event',
      'admin',
      { [`animations/${salon}`]: { evenement: { ...evenement, at: now }, autre: 1 } },
      false,
    ],
    [
      'an opener changes nothing of who she is',
      'admin',
      { 'conversations/c1': { ...conversation, uid: 'paul' } },
      false,
    ],
    ['nothing is written where the table has nothing', 'admin', { ailleurs: 1 }, false],
  ])('%s', (_title, name, written, isAllowed) => {
    expect(canWrite(name, written)).toBe(isAllowed);
  });
});

describe('A territory', () => {
  const query = (commune: string) => ({ i: 'commune', sp: commune, ep: commune });

  it('reads and answers the messages of a commune that has opened them, and of no other', () => {
    expect(canRead('intercommunal', 'conversations', query('78646'))).toBe(true);
    expect(canRead('intercommunal', 'conversations', query('78640'))).toBe(false);
    expect(canRead('intercommunal', 'conversations/c6')).toBe(true);
    expect(canRead('intercommunal', 'messages/c6')).toBe(true);
    expect(canRead('intercommunal', 'messages/c1')).toBe(false);
    expect(canRead('bureau', 'messages/c6')).toBe(false);
    expect(canRead('eloignee', 'messages/c6')).toBe(false);
    expect(canWrite('intercommunal', { 'conversations/c6/etat': 'close' })).toBe(true);
    expect(canWrite('intercommunal', { 'conversations/c1/etat': 'close' })).toBe(false);
    expect(canWrite('eloignee', { 'conversations/c6/etat': 'close' })).toBe(false);
  });

  it.each<[string, Who, Record<string, unknown>, boolean]>([
    ['the team adds to its desk', 'admin', { 'bureaux/200058519/paul': true }, true],
    ['a commune opens', 'bureau', { 'rattachements/78640': '200058519' }, true],
    ['the team opens for it', 'admin', { 'rattachements/78640': '200058519' }, true],
    [
      'a withdrawn admin does not',
      'ancienne',
      { 'rattachements/78640': '200058519' },
      false,
    ],
    [
      'nobody opens to themselves',
      'intercommunal',
      { 'rattachements/78640': '200058519' },
      false,
    ],
    ['a stranger opens nothing', 'paul', { 'rattachements/78640': '200058519' }, false],
    ['the territory lets go', 'intercommunal', { 'rattachements/78646': null }, true],
    [
      'one that was sent away does not',
      'eloignee',
      { 'rattachements/78646': null },
      false,
    ],
    ['a stranger closes nothing', 'paul', { 'rattachements/78646': null }, false],
    ['a neighbour closes nothing', 'bureau', { 'rattachements/78646': null }, false],
    ['it is a SIREN', 'bureau', { 'rattachements/78640': 'oui' }, false],
    ['it is of a commune', 'admin', { 'rattachements/ailleurs': '200058519' }, false],
  ])('%s', (_title, name, written, isAllowed) => {
    expect(canWrite(name, written)).toBe(isAllowed);
  });

  it('is readable by every session', () => {
    expect(canRead('paul', 'rattachements/78646')).toBe(true);
    expect(canRead('nobody', 'rattachements/78646')).toBe(false);
    expect(canRead('paul', 'rattachements')).toBe(false);
  });
});

describe('Coverage', () => {
  it('every rule was seen true and false by the tables above', () => {
    const undecided = rulesOf(ruleset)
      .filter(({ rule }) =>
        rule.isConstant
          ? rule.count.true + rule.count.false === 0
          : rule.count.true === 0 || rule.count.false === 0,
      )
      .map(
        ({ path: at, rule }) =>
          `${rule.place} ${at} .${rule.kind} ${JSON.stringify(rule.count)}`,
      );
    expect(undecided).toEqual([]);
  });
});
