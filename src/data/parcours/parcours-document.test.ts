import { expect, test } from 'vitest';
import { omit } from '@/domain/parcours/omit.ts';
import { createEtape, createParcours } from '@/testing/factories.ts';
import {
  epreuveToDocument,
  epreuveDocumentSchema,
  etapeDocumentSchema,
  etapeFromDocuments,
  etapeToDocument,
  fieldsToDocument,
} from './parcours-document.ts';

const { id, epreuve, ...etape } = createEtape(1, {
  position: null,
  fin: '',
  chapitre: '',
  personnage: '',
  suites: [
    {
      libelle: 'Monter à la tour',
      vers: createEtape(2).id,
      conditions: [{ type: 'temps', minutes: 5 }],
      effets: [{ type: 'objet', id: 'cle', donne: false }],
    },
  ],
});

function readBack(document: Record<string, unknown>) {
  const epreuveDocument = { ...epreuveToDocument(epreuve), revision: 1 };
  return etapeFromDocuments(
    id,
    etapeDocumentSchema.parse({ ...document, revision: 1 }),
    epreuveDocumentSchema.parse(epreuveDocument),
  );
}

test('The ways on from an étape are kept as one text, and read back as they were written', () => {
  const document = etapeToDocument(etape);
  expect(typeof document['suites']).toBe('string');
  expect(readBack(document)).toEqual({ id, ...etape, epreuve });
});

test('An étape of before has no way on, and a text that is none is an error, never an empty list', () => {
  const before = omit(etapeToDocument(etape), 'suites', 'fin', 'bonus');
  expect(readBack(before)).toMatchObject({ suites: [], fin: '', bonus: false });
  for (const suites of ['', '{', '[{}]', 'null']) {
    expect(() => readBack({ ...before, suites })).toThrow();
  }
});

test('The objects, flags and characters of an aventure are kept as one text', () => {
  const { aventure } = createParcours();
  expect(fieldsToDocument({ aventure })).toEqual({
    aventure: '{"objets":[],"drapeaux":[],"personnages":[]}',
  });
});
