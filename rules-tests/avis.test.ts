import { describe } from 'vitest';
import { limits } from '@/domain/limits.ts';
import { queteId } from './documents.ts';
import { proveRows } from './firestore.ts';
import { ABSENT, type Row } from './row.ts';
import { longAgo } from './values.ts';

const path = `quetes/${queteId}/avis/joueur1`;
const seen = {
  note: 5,
  texte: 'Les enfants en redemandent.',
  pseudonyme: 'Camille',
  at: longAgo,
  etat: 'publie',
};
const waiting = { ...seen, etat: 'attente' };

const get: Row = {
  title:
    'Everybody reads what a player said once the team has let it be seen, and not before',
  allowed: { as: 'nobody', before: { [path]: seen }, get: path },
  allowedToo: [{ as: 'anonymous' }, { as: 'account' }, { as: 'admin' }],
  refused: [{ before: path, to: waiting }],
};

const list: Row = {
  title: 'Everybody lists what may be seen of one quête, twenty at a time',
  allowed: {
    as: 'nobody',
    before: { [path]: seen },
    list: `quetes/${queteId}/avis`,
    where: ['etat', '==', 'publie'],
    limit: limits.avisPage.max,
  },
  allowedToo: [{ as: 'account' }],
  refused: [
    { limit: limits.avisPage.max + 1 },
    { where: ABSENT },
    { where: ['etat', '==', 'attente'] },
    { everywhere: 'avis' },
  ],
};

describe('quetes/{queteId}/avis/{uid}', () => {
  proveRows([get, list]);
});
