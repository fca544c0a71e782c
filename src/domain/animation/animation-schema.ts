import * as z from 'zod/mini';
import { typedText } from '../typed-field.ts';
import { groupeLimits, nomLimits } from './animation.ts';
import { groupeList, type Groupe } from './groupe.ts';
import { motLimits } from './mot.ts';

/** The form of a class trip or of an event of a town hall. */
export const animationSchema = z
  .object({
    genre: z.enum(['classe', 'animation']),
    nom: typedText({
      ...nomLimits,
      missing: `De ${nomLimits.min} à ${nomLimits.max} caractères.`,
      subject: 'nom',
    }),
    /** `2026-12-04`, or empty. */
    jour: z
      .string()
      .check(z.regex(/^(?:\d{4}-\d{2}-\d{2})?$/, 'Une date, comme 04/12/2026.')),
    groupeCount: z.pipe(
      z.string(),
      z.transform((typed: string) =>
        /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : Number.NaN,
      ),
    ),
  })
  .check(
    z.check(({ value: { genre, groupeCount }, issues }) => {
      const { min, max } = groupeLimits[genre];
      if (groupeCount >= min && groupeCount <= max) return;
      issues.push({
        code: 'custom',
        input: groupeCount,
        path: ['groupeCount'],
        message: `Un nombre entier, de ${min} à ${max}.`,
      });
    }),
  );

/** Recipients of a message. */
export const destinataireList = ['tous', ...groupeList] as const;
export type Destinataire = (typeof destinataireList)[number];

/** The groups of an event that receive a message. */
export function destinatairesOf(
  destinataire: Destinataire,
  groupes: readonly Groupe[],
): Groupe[] {
  return groupes.filter((groupe) => destinataire === 'tous' || groupe === destinataire);
}

/** The form of a word to the groups. */
export const newMotSchema = z.object({
  destinataire: z.enum(destinataireList),
  texte: typedText({
    ...motLimits,
    missing: 'Écrivez le mot à envoyer.',
    subject: 'mot',
  }),
});
