import * as z from 'zod/mini';
import { prenomField } from '../utilisateur/name-field.ts';

/** The form of a new team: an optional first name. */
export const newEquipeSchema = z.object({ prenom: prenomField });

/** Form for joining a team: its code, read on use, and a first name. */
export const joinSchema = z.object({ code: z.string(), prenom: prenomField });
