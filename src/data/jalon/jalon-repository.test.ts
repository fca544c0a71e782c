import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createFullParcours } from '@/testing/full-parcours.ts';
import { parcoursOfJalon } from './jalon-repository.ts';

it('refuses a content that is no text, even a map that says how it becomes a text', () => {
  const { id } = createFullParcours();
  for (const contenu of [undefined, { toString: 1, valueOf: 1 }]) {
    expect(() => parcoursOfJalon(id, contenu)).toThrow(z.core.$ZodError);
  }
});
