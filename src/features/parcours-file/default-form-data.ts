import { blankParcours } from '@/domain/parcours/blank-parcours.ts';
import { etapeIdSchema } from '@/domain/etape/etape-id.ts';
import { parcoursIdSchema, type Parcours } from '@/domain/parcours/parcours.ts';

/** The blank parcours: every default value of the form. Its ids are examples; each parcours gets its own. */
export const defaultFormData: Parcours = blankParcours(
  parcoursIdSchema.parse('0123456789abcdefABCD'),
  etapeIdSchema.parse('etape0001'),
);
