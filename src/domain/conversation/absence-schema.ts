import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { checkedText, typedText } from '../typed-field.ts';
import { endOfDay } from './absence.ts';

const dayMs = 24 * 60 * 60 * 1_000;

/** The form of an absence, by the device's clock: what visitors read, and its last day. */
export const absenceSchema = (now: () => number) =>
  z.object({
    texte: typedText({
      max: limits.absenceTexte.max,
      missing: 'Écrivez ce que les visiteurs liront.',
    }),
    date: checkedText((date) => {
      const end = endOfDay(date);
      if (end === null) return 'Choisissez le dernier jour de l’absence.';
      if (end <= now()) return 'Ce jour est passé\u00A0: choisissez-en un à venir.';
      return end > now() + limits.absenceDays.max * dayMs
        ? `Trop loin\u00A0: ${limits.absenceDays.max} jours au plus.`
        : undefined;
    }),
  });
