import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEtape, createParcours } from '@/testing/factories.ts';
import { etapeIdSchema } from '../../etape/etape-id.ts';
import { blankSuite } from '../../etape/suite.ts';
import { blankAventure } from '../aventure.ts';
import { blankParcours } from '../blank-parcours.ts';
import { emptyHistory, remember, undo } from './history.ts';
import { adoptEtapes, type FreshIds, type WrittenEtapes } from './join-parcours.ts';
import { applyOperation, type ParcoursOperation } from '../operations.ts';

function createFresh(): FreshIds {
  let count = 0;
  return {
    etapeId: () => {
      count += 1;
      return etapeIdSchema.parse(`neuve${String(count).padStart(4, '0')}`);
    },
    repereId: () => {
      count += 1;
      return `n${String(count)}`;
    },
  };
}

const [one, two, three] = [createEtape(1), createEtape(2), createEtape(3)];
const known: WrittenEtapes = {
  etapes: [one, two],
  aventure: {
    objets: [{ id: 'cle', nom: 'La clé', description: '' }],
    drapeaux: [{ id: 'vu', nom: 'Chat vu' }],
    personnages: [],
  },
};

describe('étapes added to others', () => {
  it('get an id of their own where theirs is taken, and all that names them follows', () => {
    const { etapes, aventure, ids } = adoptEtapes(
      {
        etapes: [
          {
            ...one,
            suites: [
              {
                libelle: 'Aller',
                vers: three.id,
                conditions: [
                  { type: 'objet', id: 'cle', oui: true },
                  { type: 'drapeau', id: 'vu', oui: false },
                  { type: 'epreuve', etapeId: one.id, reussie: true },
                  { type: 'points', minimum: 3 },
                ],
                effets: [
                  { type: 'objet', id: 'cle', donne: false },
                  { type: 'drapeau', id: 'vu' },
                ],
              },
            ],
          },
          { ...three, suites: [{ ...blankSuite, vers: one.id }] },
        ],
        aventure: {
          objets: [{ id: 'cle', nom: 'La clé ', description: 'Rouillée' }],
          drapeaux: [{ id: 'vu', nom: 'Chien vu' }],
          personnages: [],
        },
      },
      known,
      createFresh(),
    );
    const [first, last] = etapes;
    expect(first?.id).not.toBe(one.id);
    expect(last?.id).toBe(three.id);
    expect(ids.get(one.id)).toBe(first?.id);
    expect(aventure.objets).toEqual([]);
    const [flag] = aventure.drapeaux;
    expect(flag).toEqual({ id: flag?.id, nom: 'Chien vu' });
    expect(flag?.id).not.toBe('vu');
    expect(last?.suites[0]?.vers).toBe(first?.id);
    expect(first?.suites[0]).toEqual({
      libelle: 'Aller',
      vers: three.id,
      conditions: [
        { type: 'objet', id: 'cle', oui: true },
        { type: 'drapeau', id: flag?.id, oui: false },
        { type: 'epreuve', etapeId: first?.id, reussie: true },
        { type: 'points', minimum: 3 },
      ],
      effets: [
        { type: 'objet', id: 'cle', donne: false },
        { type: 'drapeau', id: flag?.id },
      ],
    });
  });

  it('join the character of the same name, and bring their own otherwise', () => {
    const chat = { id: 'chat', nom: 'Le chat', portrait: null };
    const mine = {
      ...known,
      aventure: { ...blankAventure, personnages: [chat, { ...chat, id: 'loup' }] },
    };
    const { etapes, aventure } = adoptEtapes(
      {
        etapes: [
          { ...one, personnage: 'chat' },
          { ...three, personnage: 'loup' },
        ],
        aventure: {
          ...blankAventure,
          personnages: [chat, { ...chat, id: 'loup', nom: 'Le loup' }],
        },
      },
      mine,
      createFresh(),
    );
    const [wolf, ...others] = aventure.personnages;
    expect([wolf?.nom, others]).toEqual(['Le loup', []]);
    expect(wolf?.id).not.toBe('loup');
    expect(etapes.map(({ personnage }) => personnage)).toEqual(['chat', wolf?.id]);
  });

  it('never lead to an étape of others: a choice of an étape that was removed leads nowhere', () => {
    const { etapes } = adoptEtapes(
      {
        etapes: [{ ...three, suites: [{ ...blankSuite, vers: two.id }] }],
        aventure: blankAventure,
      },
      known,
      createFresh(),
    );
    expect(etapes[0]?.suites[0]?.vers).toBe('');
  });

  it('have no id twice, whatever the ids were', () => {
    const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 8 });
    fc.assert(
      fc.property(numbers, numbers, (mine, theirs) => {
        const fromNumbers = (list: number[]): WrittenEtapes => ({
          etapes: list.map((number) => createEtape(number)),
          aventure: blankAventure,
        });
        const own = fromNumbers(mine);
        const { etapes } = adoptEtapes(fromNumbers(theirs), own, createFresh());
        const ids = [...own.etapes, ...etapes].map(({ id }) => id);
        expect(new Set(ids).size).toBe(mine.length + theirs.length);
      }),
    );
  });
});

describe('joining étapes', () => {
  const operation: Extract<ParcoursOperation, { type: 'joinEtapes' }> = {
    type: 'joinEtapes',
    etapes: [{ ...three, rang: 'a0' }, createEtape(4)],
    aventure: {
      objets: [{ id: 'o', nom: 'Une pièce', description: '' }],
      drapeaux: [],
      personnages: [],
    },
  };

  it('puts them at the end in their order, and undo takes them and their objects back', () => {
    const before = createParcours({ ...known });
    const after = applyOperation(before, operation);
    expect(after.etapes.map(({ id }) => id)).toEqual(
      [one, two, three, createEtape(4)].map(({ id }) => id),
    );
    const rangs = after.etapes.map(({ rang }) => rang);
    expect(rangs).toEqual(rangs.toSorted());
    expect(new Set(rangs).size).toBe(4);
    expect(after.aventure.objets.map(({ nom }) => nom)).toEqual(['La clé', 'Une pièce']);
    const history = remember(emptyHistory, { operation, before, after, at: 1 });
    expect(undo(history, after)?.parcours).toEqual(before);
  });

  it('takes the place of the one empty étape of a parcours, and changes nothing without étapes', () => {
    const { id } = createParcours();
    const blank = blankParcours(id, one.id);
    expect(applyOperation(blank, operation).etapes).toHaveLength(2);
    const nothing = { ...operation, etapes: [] };
    expect(applyOperation(blank, nothing)).toBe(blank);
  });
});
