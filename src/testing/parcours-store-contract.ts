import { describe, expect, it } from 'vitest';
import { createOperationId } from '@/data/firestore/operation-id.ts';
import type {
  ParcoursSave,
  ParcoursSnapshot,
  ParcoursStore,
} from '@/data/parcours/parcours-store.ts';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import { applyOperation } from '@/domain/parcours/operations.ts';
import { parcoursIdSchema, type Parcours } from '@/domain/parcours/parcours.ts';
import { NotFoundError } from '@/lib/errors/data-error.ts';
import { createEtape, createParcours, createTexteEpreuve } from './factories.ts';

let count = 0;

/** A parcours that no earlier test has stored. */
function createFresh(): Parcours {
  count += 1;
  const id = parcoursIdSchema.parse(`contrat${String(count).padStart(17, '0')}`);
  const etapes = [createEtape(1, { epreuve: createTexteEpreuve() }), createEtape(2)];
  return createParcours({ id, etapes });
}

function titled(parcours: Parcours, titre: string): Parcours {
  return applyOperation(parcours, { type: 'changeParcours', changes: { titre } });
}

/** Promises of every `ParcoursStore` to the editor. `createStore` gives a new or an emptied one. */
export function describeParcoursStore(
  name: string,
  createStore: () => ParcoursStore,
): void {
  let store: ParcoursStore;
  const save = (
    parcours: Parcours,
    base: ParcoursSnapshot | null,
    parts: Partial<ParcoursSave> = {},
  ) => store.save({ base, parcours, operationId: createOperationId(), ...parts });
  const saved = async (parcours: Parcours, base: ParcoursSnapshot | null) => {
    const outcome = await save(parcours, base);
    if (outcome.type === 'conflict') throw new Error('Nobody else had saved.');
    return outcome.snapshot;
  };

  describe(name, () => {
    it('gives back what was saved, étape after étape, and counts its revisions', async () => {
      store = createStore();
      const parcours = createFresh();
      const first = await saved(parcours, null);
      const second = await saved(titled(parcours, 'Le lavoir bleu'), first);
      expect([first.revision, second.revision]).toEqual([1, 2]);
      const loaded = await store.load(parcours.id);
      expect(loaded.parcours).toEqual(titled(parcours, 'Le lavoir bleu'));
      expect(loaded).toMatchObject({ revision: 2, operationId: second.operationId });
    });

    it('finds nothing under an id that was never saved', async () => {
      store = createStore();
      await expect(store.load(createFresh().id)).rejects.toThrow(NotFoundError);
    });

    it('writes nothing after a concurrent save, and returns the stored state', async () => {
      store = createStore();
      const parcours = createFresh();
      const base = await saved(parcours, null);
      await saved(titled(parcours, 'De l’autre onglet'), base);
      const outcome = await save(titled(parcours, 'D’ici'), base);
      expect(outcome).toMatchObject({
        type: 'conflict',
        theirs: { revision: 2, parcours: { titre: 'De l’autre onglet' } },
      });
      expect((await store.load(parcours.id)).parcours.titre).toBe('De l’autre onglet');
    });

    it('refuses to save what was removed since', async () => {
      store = createStore();
      const parcours = createFresh();
      const base: ParcoursSnapshot = {
        parcours,
        publication: null,
        revision: 3,
        etapeRevisionById: {},
        epreuveRevisionById: {},
        operationId: createOperationId(),
        updatedAt: 0,
      };
      await expect(save(titled(parcours, 'Trop tard'), base)).rejects.toThrow(
        NotFoundError,
      );
    });

    it('adds and takes away étapes as one save', async () => {
      store = createStore();
      const parcours = createFresh();
      const base = await saved(parcours, null);
      const [gone] = parcours.etapes;
      if (gone === undefined) throw new Error('It has étapes.');
      const without = applyOperation(parcours, { type: 'removeEtape', etapeId: gone.id });
      const changed = applyOperation(without, {
        type: 'addEtape',
        etapeId: 'ajoutee12345' as EtapeId, // The form of `freshEtapeId`.
      });
      await saved(changed, base);
      expect((await store.load(parcours.id)).parcours).toEqual(changed);
    });

    it('keeps a whole state when asked, and lists it', async () => {
      store = createStore();
      const parcours = createFresh();
      const base = await saved(parcours, null);
      await save(titled(parcours, 'Plus tard'), base, { jalon: 'demande' });
      const { jalons, next } = await store.listJalons(parcours.id, null);
      expect(jalons).toMatchObject([{ revision: 2, raison: 'demande' }]);
      expect(next).toBeNull();
      expect((await store.listJalons(parcours.id, 2)).jalons).toEqual([]);
      expect((await store.readJalon(parcours.id, 2)).titre).toBe('Plus tard');
      await expect(store.readJalon(parcours.id, 1)).rejects.toThrow(NotFoundError);
    });
  });
}
