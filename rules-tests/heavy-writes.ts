import { epreuveTypeList } from '@/domain/epreuve/kinds/table.ts';
import { uidOf } from './actors.ts';
import {
  at,
  epreuve,
  epreuveFields,
  etape,
  fullParcoursFields,
  jalon,
  parcours,
  parcoursId,
  publication,
  published,
  publishing,
  tickOf,
} from './documents.ts';
import type { Commit, Fields } from './row.ts';
import { longAgo } from './values.ts';

const auteur = uidOf('account');
const invited = uidOf('otherAccount');

/** A full parcours begun by a plain account, with another invited auteur. */
const shared = {
  ...fullParcoursFields,
  membres: { [auteur]: 'auteur', [invited]: 'auteur' },
  membreUids: [auteur, invited],
  createdBy: auteur,
};

const writerList = ['account', 'otherAccount', 'admin'] as const;
type Writer = (typeof writerList)[number];

const fullEpreuve = epreuveTypeList
  .map((type) => epreuveFields(type))
  .reduce((most, fields) =>
    JSON.stringify(fields).length > JSON.stringify(most).length ? fields : most,
  );

function saveBy(as: Writer): Fields {
  const uid = uidOf(as);
  return parcours.updated({
    ...shared,
    updatedBy: uid,
    signataire: { uid, nom: 'Chloé' },
  });
}

/** A full étape and its épreuve, added to a full parcours with its whole state. */
function addition(as: Writer): Commit {
  const by = { updatedBy: uidOf(as) };
  return {
    as,
    before: { [at.parcours]: parcours.stored(shared) },
    commit: {
      [at.parcours]: saveBy(as),
      [at.etape]: etape.created(by),
      [at.epreuve]: epreuve.created({ ...fullEpreuve, ...by }),
      [at.jalon(4)]: jalon(4, { by: uidOf(as) }),
      ...tickOf(as, 'jalon', parcoursId),
    },
  };
}

/** The same étape, saved again. */
function change(as: Writer): Commit {
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
      [at.epreuve]: epreuve.updated({ ...fullEpreuve, ...by }),
    },
  };
}

/** A full parcours that a plain account carries from its device. */
const carry: Commit = {
  as: 'account',
  before: {},
  commit: {
    [at.parcours]: parcours.created({
      ...fullParcoursFields,
      createdBy: auteur,
      updatedBy: auteur,
      membres: { [auteur]: 'auteur' },
      membreUids: [auteur],
      signataire: { uid: auteur, nom: 'Alice' },
    }),
    [at.etape]: etape.created({ updatedBy: auteur }),
    [at.epreuve]: epreuve.created({ ...fullEpreuve, updatedBy: auteur }),
    ...tickOf('account', 'parcours', parcoursId),
  },
};

/** A full parcours, published again. */
const publishAgain: Commit = {
  as: 'admin',
  before: {
    ...published,
    [at.parcours]: parcours.stored({
      ...shared,
      publication: publication(1, { at: longAgo }),
    }),
  },
  commit: {
    ...publishing(2),
    [at.parcours]: parcours.updated({
      ...shared,
      publication: publication(2),
      signataire: { uid: uidOf('admin'), nom: 'Chloé' },
    }),
  },
};

/** Writes of full documents, besides those of the tables. */
export const heavyWrites: readonly Commit[] = [
  ...writerList.flatMap((as) => [addition(as), change(as)]),
  carry,
  publishAgain,
];
