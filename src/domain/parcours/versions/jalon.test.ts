import { describe, expect, it } from 'vitest';
import { createEtape, createParcours } from '@/testing/factories.ts';
import { limits } from '../../limits.ts';
import {
  jalonContenu,
  parcoursBackAt,
  regularRaison,
  regularSaveCount,
} from './jalon.ts';

const parcours = createParcours({ etapes: [createEtape(1), createEtape(2)] });

describe('a jalon', () => {
  it('is kept with one save in fifty', () => {
    const kept = Array.from({ length: 101 }, (_, index) => index + 1).filter(
      (revision) => regularRaison(revision) !== null,
    );
    expect(kept).toEqual([regularSaveCount, regularSaveCount * 2]);
  });

  it('holds the whole parcours', () => {
    expect(JSON.parse(jalonContenu(parcours) ?? '')).toEqual(parcours);
  });

  it('is none when the parcours takes more bytes than a document may have', () => {
    const filler = limits.jalonBytes.max - (jalonContenu(parcours) ?? '').length;
    const room = Math.floor(filler / 2) - 8;
    const written = (description: string) => jalonContenu({ ...parcours, description });
    // Two bytes a letter.
    expect(written('é'.repeat(room))).not.toBeNull();
    expect(written('é'.repeat(room + 32))).toBeNull();
  });
});

describe('going back to a jalon', () => {
  const kept = createParcours({ titre: 'Avant', slug: 'avant', commune: null });

  it('takes everything of it', () => {
    expect(parcoursBackAt(parcours, kept, null)).toEqual({ ...kept, id: parcours.id });
  });

  it('leaves a published parcours at its address', () => {
    const publication = { queteId: '22_dinan_lavoir', slug: 'lavoir', version: 1, at: 0 };
    expect(parcoursBackAt(parcours, kept, publication)).toEqual({
      ...kept,
      id: parcours.id,
      commune: parcours.commune,
      slug: parcours.slug,
    });
  });
});
