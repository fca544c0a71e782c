import fc from 'fast-check';
import { FieldValue } from 'firebase/firestore';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { parseActualites, parseArticle } from '@/data/actualite/actualite-document.ts';
import { articleFromDocument } from '@/data/actualite/article-desk-document.ts';
import {
  parseDepartement,
  parseFrance,
  parseRecherche,
} from '@/data/catalogue/catalogue-document.ts';
import {
  etapeFromDocuments,
  fieldsFromDocument,
  publicationFromDocument,
  readEpreuveDocument,
  readEtapeDocument,
  readParcoursDocument,
} from '@/data/parcours/parcours-document.ts';
import { rechercheRowOf } from '@/data/catalogue/recherche-row.ts';
import { ligneOf } from '@/data/parcours/parcours-list-repository.ts';
import { queteOf } from '@/data/quete/quete-document.ts';
import { tourneeOf } from '@/data/tournee/tournee-repository.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import { InvalidDocumentError, NewerFormatError } from '@/lib/errors/data-error.ts';
import { createCarte } from '@/testing/carte-factory.ts';
import { createFullParcours } from '@/testing/full-parcours.ts';
import { createQuete } from '@/testing/play-factories.ts';
import { parcoursOfJalon } from '../src/data/jalon/jalon-repository.ts';
import type { PublicDocument } from '../src/lib/firebase/firestore-rest.ts';
import { uidOf } from './actors.ts';
import {
  article,
  at,
  catalogue,
  epreuve,
  etape,
  etapeId,
  fullParcoursFields,
  jalon,
  parcours,
  queteId,
  tournee,
  version,
} from './documents.ts';
import { mutationsOf } from './mutation.ts';
import type { Fields } from './row.ts';
import { FromNow, longAgo } from './values.ts';

/** A field that the rules only bound, so that it may hold anything, and all its readers. */
type Bounded = {
  name: string;
  full: Fields;
  readers: readonly ((data: Fields) => unknown)[];
};

const admin = { uid: uidOf('admin'), nom: 'Chloé' };
const fullParcours = parcours.created({ ...fullParcoursFields, signataire: admin });

/** A document in the SDK's list format. */
function listed(data: Fields) {
  return { id: at.parcours.split('/').at(-1) ?? '', data: () => data } as Parameters<
    typeof ligneOf
  >[0];
}

/** As public pages read it, without the SDK: with times as numbers. */
function asPublic(data: Fields): PublicDocument {
  return data as PublicDocument;
}

const readEtape = (data: Fields) =>
  etapeFromDocuments(
    etapeId,
    readEtapeDocument(data),
    readEpreuveDocument(epreuve.stored()),
  );
const readEpreuve = (data: Fields) =>
  etapeFromDocuments(
    etapeId,
    readEtapeDocument(etape.stored()),
    readEpreuveDocument(data),
  );

function catalogueKind(
  part: string,
  cartes: object,
  read: (json: unknown, data: Fields) => unknown,
): Bounded {
  return {
    name: `the part ${part} of the catalogue`,
    full: catalogue.created({ cartes: JSON.stringify(cartes) }),
    readers: [
      (data) =>
        read(JSON.parse(typeof data['cartes'] === 'string' ? data['cartes'] : ''), data),
    ],
  };
}

const carte = createCarte({ note: { moyenne: 4, nombre: 2 } });
const carteArticle = {
  slug: 'une-fete',
  titre: 'Une fête',
  resume: 'Dimanche.',
  rubrique: 'site',
  encre: 'eau',
  publieLe: 1,
  minutes: 2,
};
const bloc = { type: 'paragraphe', texte: 'Un mot.' };

const boundedList: Bounded[] = [
  {
    name: 'a parcours',
    full: fullParcours,
    readers: [
      (data) => {
        const document = readParcoursDocument(data);
        return [fieldsFromDocument(document), publicationFromDocument(document)];
      },
      (data) => ligneOf(listed(data)),
    ],
  },
  {
    name: 'an étape',
    full: etape.created(),
    readers: [readEtape],
  },
  {
    name: 'an épreuve',
    full: epreuve.created(),
    readers: [readEpreuve],
  },
  {
    name: 'a kept state',
    full: jalon(4, { contenu: JSON.stringify(createFullParcours()) }),
    readers: [(data) => parcoursOfJalon(createFullParcours().id, data['contenu'])],
  },
  {
    name: 'an article',
    full: article.created({ contenu: JSON.stringify([bloc]) }),
    readers: [
      (data) => articleFromDocument('le-telegraphe', data),
      (data) =>
        parseArticle(at.article, 'le-telegraphe', asPublic({ ...data, publieLe: 1 })),
    ],
  },
  catalogueKind(
    'france',
    {
      total: 1,
      departements: [{ departement: '22', nom: 'Côtes-d’Armor', total: 1 }],
      vedettes: [carte],
      actualites: [carteArticle],
      recherchePartCount: 1,
    },
    parseFrance,
  ),
  catalogueKind('22', { cartes: [carte] }, (json) => parseDepartement('22', json)),
  catalogueKind(
    'recherche-0',
    {
      lignes: [rechercheRowOf(carte)],
    },
    (json) => parseRecherche('recherche-0', json),
  ),
  catalogueKind('actualites', { articles: [carteArticle] }, (_json, data) =>
    parseActualites('catalogue/actualites', asPublic(data)),
  ),
  {
    name: 'a version',
    full: version(1, { contenu: JSON.stringify(createQuete().contenu) }),
    readers: [
      (data) =>
        queteOf(queteIdSchema.parse(queteId), asPublic({ ...data, publishedAt: 1 })),
    ],
  },
  {
    name: 'the link of a round',
    full: tournee(),
    readers: [(data) => tourneeOf(at.tournee.split('/').at(-1) ?? '', data)],
  },
];

/** True if a screen has a message for it: unreadable, or of a later build. A repository makes the first of all but the last. */
function isSaid(error: unknown): boolean {
  return (
    error instanceof InvalidDocumentError ||
    error instanceof z.core.$ZodError ||
    error instanceof SyntaxError ||
    error instanceof NewerFormatError
  );
}

/** Number of random documents of each; `npm run budgets` draws 2,000. */
const documentCount = Number(process.env['QC_RULES_WRITES'] ?? 500);

/** The document as the SDK returns it, after the server has set its times. */
function readBack(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => {
      if (value instanceof FieldValue) return [key, longAgo];
      return [key, value instanceof FromNow ? value.toTimestamp() : value];
    }),
  );
}

/** Each reader's answer to it. */
function answersTo({ readers }: Bounded, data: Fields): unknown[] {
  return readers.map((read) => {
    try {
      return read(data);
    } catch (error) {
      return error;
    }
  });
}

describe.each(boundedList)('whatever the rules let in as $name', (kind) => {
  beforeAll(() => {
    // Unreadable rows are logged.
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(console, 'warn').mockReturnValue();
    return () => vi.restoreAllMocks();
  });

  it('is read, or said to be unreadable', () => {
    const full = readBack(kind.full);
    const isUnread = (answer: unknown) => answer instanceof Error || answer === null;
    expect(answersTo(kind, full).filter(isUnread)).toEqual([]);
    let unreadCount = 0;
    fc.assert(
      fc.property(mutationsOf(full), (data) => {
        const answers = answersTo(kind, data);
        if (answers.some(isUnread)) unreadCount += 1;
        const errors = answers.filter((answer) => answer instanceof Error);
        expect(errors.filter((error) => !isSaid(error))).toEqual([]);
      }),
      { numRuns: documentCount },
    );
    // Documents that the schemas refuse were among them.
    expect(unreadCount).toBeGreaterThan(documentCount / 20);
  });
});
