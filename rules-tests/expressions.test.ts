import { beforeAll, describe, expect, it } from 'vitest';
import { epreuveTypeList, type EpreuveType } from '@/domain/epreuve/epreuve.ts';
import { uidOf } from './actors.ts';
import {
  at,
  debit,
  epreuve,
  epreuveFields,
  etape,
  fullParcoursFields,
  jalon,
  parcours,
  parcoursId,
} from './documents.ts';
import { countExpressions, expressionLimit, loadPaddedRules } from './expressions.ts';
import type { Attempt, Fields } from './row.ts';

const auteur = uidOf('account');
const invited = uidOf('otherAccount');

/** A full parcours that a plain account began, and to which it invited another auteur. */
const shared = {
  ...fullParcoursFields,
  membres: { [auteur]: 'auteur', [invited]: 'auteur' },
  membreUids: [auteur, invited],
  createdBy: auteur,
};

const writerList = ['account', 'otherAccount', 'admin'] as const;
type Writer = (typeof writerList)[number];

function saveBy(as: Writer): Fields {
  const uid = uidOf(as);
  return parcours.updated({
    ...shared,
    updatedBy: uid,
    signataire: { uid, nom: 'Chloé' },
  });
}

/** A full étape of this kind, added to a parcours with its whole state. */
function addition(as: Writer, type: EpreuveType): Attempt {
  const by = { updatedBy: uidOf(as) };
  return {
    as,
    before: { [at.parcours]: parcours.stored(shared) },
    commit: {
      [at.parcours]: saveBy(as),
      [at.etape]: etape.created(by),
      [at.epreuve]: epreuve.created({ ...epreuveFields(type), ...by }),
      [at.jalon(4)]: jalon(4, { by: uidOf(as) }),
    },
  };
}

/** The same étape, saved again. */
function change(as: Writer, type: EpreuveType): Attempt {
  const by = { updatedBy: uidOf(as) };
  return {
    as,
    before: {
      [at.parcours]: parcours.stored(shared),
      [at.etape]: etape.stored(),
      [at.epreuve]: epreuve.stored(),
    },
    commit: {
      [at.parcours]: saveBy(as),
      [at.etape]: etape.updated(by),
      [at.epreuve]: epreuve.updated({ ...epreuveFields(type), ...by }),
    },
  };
}

/** A full parcours of this kind that a plain account carries from its device. */
function carry(type: EpreuveType): Attempt {
  const own = { createdBy: auteur, updatedBy: auteur };
  const by = { updatedBy: auteur };
  return {
    as: 'account',
    before: {},
    commit: {
      [at.parcours]: parcours.created({
        ...fullParcoursFields,
        ...own,
        membres: { [auteur]: 'auteur' },
        membreUids: [auteur],
        signataire: { uid: auteur, nom: 'Alice' },
      }),
      [at.etape]: etape.created(by),
      [at.epreuve]: epreuve.created({ ...epreuveFields(type), ...by }),
      [at.debit(auteur, 'parcours')]: debit(1, { parcoursId }),
    },
  };
}

/** What the rules must leave of the 1,000 expressions, so that nobody is shut out by one more line of them. */
const headroom = 100;

beforeAll(loadPaddedRules);

describe.each(epreuveTypeList)('with a full épreuve « %s »', (type) => {
  it.each<[string, Attempt]>([
    ...writerList.map((as): [string, Attempt] => [`added by ${as}`, addition(as, type)]),
    ...writerList.map((as): [string, Attempt] => [`changed by ${as}`, change(as, type)]),
    ['carried from a device by account', carry(type)],
  ])('a full étape %s leaves 100 expressions', async (_name, attempt) => {
    const count = await countExpressions(attempt);
    expect(count).toBeLessThanOrEqual(expressionLimit - headroom);
  });
});
