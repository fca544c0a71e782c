import { describe } from 'vitest';
import { limits } from '@/domain/limits.ts';
import { uidOf } from './actors.ts';
import {
  at,
  endOfLife,
  ligne,
  otherPartieId,
  otherQueteId,
  partieUnderWay,
  quete,
  queteId,
} from './documents.ts';
import { proveRows } from './firestore.ts';
import { ABSENT, byOthersThan, type Row } from './row.ts';
import { clock, day, longAgo, only, operationId, serverTime, sweep } from './values.ts';

const me = uidOf('anonymous');
const online = { [at.quete]: quete(1, { publishedAt: longAgo }) };
const ended = { ...online, [at.partie]: partieUnderWay(me, { finishedAt: longAgo }) };
/** A party that begins under the id of one that is gone, whoever had it. */
const begunSince = partieUnderWay(me, { startedAt: clock(-60), finishedAt: clock(-30) });
const there = { ...ended, [at.ligne]: ligne({ at: longAgo, points: 0 }) };

/** How long it took, where the phone knows. */
function minutes(to: unknown) {
  return { of: at.ligne, field: 'minutes', to };
}

const first: Row = {
  title: 'Who has ended a party may stand on the palmarès, with the points it was given',
  allowed: { as: 'anonymous', before: ended, commit: { [at.ligne]: ligne() } },
  allowedToo: [
    ...sweep(at.ligne, { operationId: operationId() }).allowedToo,
    ...[0, 42, limits.palmaresMinutes.max].map((to) => minutes(to)),
    // Played in the version before, without network.
    { before: at.quete, to: quete(2, { publishedAt: longAgo }) },
    { of: at.ligne, fields: { pseudonyme: 'é'.repeat(limits.pseudonyme.max) } },
    { of: at.ligne, fields: { pseudonyme: 'Anne' } },
    { of: at.ligne, fields: { pseudonyme: 'Marcheuse 13' } },
    { of: at.ligne, fields: { pseudonyme: 'Jean-Loup d’Aix' } },
    { of: at.ligne, fields: { pseudonyme: 'éèà' } },
    { of: at.ligne, fields: { pseudonyme: 'Œdipe_Ÿ' } },
    { of: at.ligne, fields: { pseudonyme: 'Iñaki Muñoz' } },
    { of: at.ligne, fields: { pseudonyme: 'S.O.S' } },
    { of: at.ligne, fields: { pseudonyme: 'Lemaire' } },
    { of: at.ligne, fields: { pseudonyme: 'Mairin' } },
    { of: at.ligne, fields: { pseudonyme: 'Équipée' } },
    { of: at.ligne, fields: { pseudonyme: 'Admirateur' } },
    { of: at.ligne, fields: { pseudonyme: 'Officier' } },
    { of: at.ligne, fields: { pseudonyme: 'Nom masquant' } },
    { of: at.ligne, fields: { pseudonyme: 'Les codes' } },
    { of: at.ligne, fields: { pseudonyme: 'ÀÖØöøÿŒœŸ' } },
  ],
  refused: [
    ...byOthersThan('anonymous'),
    ...sweep(at.ligne, {
      pseudonyme: only(
        '---',
        'Anne  Lise',
        ' Anne',
        '\u3164\u3164\u3164',
        '\u0410nne',
        '\u0391nne',
        'Ａｎｎｅ',
        'An\u200Bne',
        'Ann\u0131e',
        'Zoe\u0301',
        'A×B',
        'Mairie de Barbentane',
        'MAIRIE',
        'La maîrïe',
        'M.airie de Vézelay',
        'm_a_i_r_i_e',
        'Le-maire',
        'L’équipe',
        'Equipes',
        'Administrateur 2',
        'Àdmìn',
        'Modération',
        'Nom masqué',
        'nom_MASQUE',
        'Quêtes et codes',
        'QuetesEtCodes',
        'Compte officiel',
        'ÉQUIPE',
        'MÖDÉRATEUR',
        'Lu',
        'é'.repeat(limits.pseudonyme.max + 1),
        'a@b.fr',
        null,
      ),
      points: only(11, 9, 100, -1, '10', null),
      version: only(2, '1', null),
      at: serverTime(),
      expireAt: only(clock(180 * day), longAgo, null),
      operationId: operationId(),
    }).refused,
    ...[-1, limits.palmaresMinutes.max + 1, 1.5, '12', null].map((to) => minutes(to)),
    { of: at.ligne, field: 'intrus', to: 1 },
    { before: at.quete, to: null },
    { move: at.ligne, to: `quetes/${queteId}/palmares/${otherPartieId}` },
    { move: at.ligne, to: `quetes/${otherQueteId}/palmares/partieAAAAAAAAAAAAAA1` },
    { before: at.partie, to: null },
    { before: at.partie, field: 'finishedAt', to: null },
    { before: at.partie, field: 'queteId', to: otherQueteId },
    { before: at.partie, field: 'points', to: 0 },
  ],
};

const lookAlike: Row = {
  title: 'A name of letters that look like others stands on no palmarès',
  allowed: { as: 'anonymous', before: ended, commit: { [at.ligne]: ligne() } },
  allowedToo: ['Camille', 'CAMILLE', 'Çamille', 'Cam1lle'].map((pseudonyme) => ({
    of: at.ligne,
    fields: { pseudonyme },
  })),
  refused: [
    ...byOthersThan('anonymous'),
    ...[
      'С\u0430mille', // Cyrillic
      'C\u03B1mille', // Greek
      'C\u0251mille', // phonetic
      '\u{1D402}\u{1D41A}\u{1D426}', // mathematical bold
      '\u24B8am', // in a circle
      '\uFF23amille', // full width
      'C\u1D00mille', // small capital
      'Cam\u0131lle', // i without its dot
      'Cam\u00ADille', // soft hyphen
      'Cam\u2060ille', // word joiner
      'Cam\u034Fille', // combining grapheme joiner
      '\u115F\u1160\uFFA0', // other fillers
      'Cam\u202Eille', // right to left
      'Cam\u00A0ille',
      'C\u0430\u0301mille',
    ].map((to) => ({ of: at.ligne, field: 'pseudonyme', to })),
  ],
};

const again: Row = {
  title: 'A line follows its party: what was proven after the end counts too',
  allowed: {
    as: 'anonymous',
    before: there,
    commit: { [at.ligne]: ligne({ operationId: 'operation-0000000000002' }) },
  },
  refused: [
    ...byOthersThan('anonymous'),
    { of: at.ligne, field: 'points', to: 20 },
    { of: at.ligne, field: 'operationId', to: 'operation-0000000000001' },
    { of: at.ligne, field: 'expireAt', to: clock(180 * day) },
    { before: at.partie, to: begunSince },
    { before: at.quete, to: null },
  ],
};

const seized: Row = {
  title: 'A line that is older than the party of its id is not of that party',
  allowed: { as: 'anonymous', before: there, commit: { [at.ligne]: null } },
  allowedToo: [
    // As old as it: written in the very request that no clock tells apart.
    { before: at.ligne, field: 'at', to: longAgo },
    { before: at.ligne, to: null },
  ],
  refused: [
    { before: at.partie, to: begunSince },
    { before: at.partie, to: null },
  ],
};

const erased: Row = {
  title: 'A line is erased by its player, with the party or alone, or by the team',
  allowed: { as: 'anonymous', before: there, commit: { [at.ligne]: null } },
  allowedToo: [{ as: 'admin' }, { as: 'otherAdmin' }],
  refused: byOthersThan('anonymous', 'admin', 'otherAdmin'),
};

const rewritten = {
  [at.ligne]: ligne({ operationId: 'operation-0000000000002' }),
  [at.partie]: null,
};

const erasedWithPartie: Row = {
  ...erased,
  title: 'A line and its party are erased in one commit',
  allowed: {
    as: 'anonymous',
    before: there,
    commit: { [at.ligne]: null, [at.partie]: null },
  },
  allowedToo: [],
  refused: byOthersThan('anonymous'),
};

const partieAlone: Row = {
  title: 'A party does not go without its line',
  allowed: erasedWithPartie.allowed,
  allowedToo: [{ before: at.ligne, to: null }],
  refused: [
    { write: at.ligne, to: ABSENT },
    { instead: 'with its line written anew', commit: rewritten },
  ],
};

const list: Row = {
  title: 'Everybody lists the palmarès of one quête, fifty lines at a time',
  allowed: {
    as: 'nobody',
    before: { ...online, [at.ligne]: ligne({ at: longAgo, expireAt: endOfLife }) },
    list: `quetes/${queteId}/palmares`,
    limit: 50,
  },
  allowedToo: [{ as: 'anonymous' }, { as: 'admin' }],
  refused: [
    { limit: 51 },
    { limit: ABSENT },
    { everywhere: 'palmares' },
    // Withdrawn.
    { before: at.quete, to: null },
  ],
};

const get: Row = {
  title: 'Everybody reads one line of a palmarès, and no party',
  allowed: { as: 'nobody', before: there, get: at.ligne },
  allowedToo: [{ as: 'account' }],
  refused: [{ get: at.partie }],
};

describe('quetes/{queteId}/palmares/{partieId}', () => {
  proveRows([
    first,
    lookAlike,
    again,
    seized,
    erased,
    erasedWithPartie,
    partieAlone,
    list,
    get,
  ]);
});
