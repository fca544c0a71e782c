import { blankLabels, blankList } from '../../src/content/blank-labels.ts';
import { existsSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { editeur, said, type Editeur } from '../../src/content/editeur.ts';
import { exploitant, type Exploitant } from '../../src/content/exploitant.ts';
import { editeurSchema, exploitantSchema } from '../../src/content/identite.ts';
import { parseSiret } from '../../src/domain/mairie/siret.ts';
import { repositoryFolder } from '../lib/environment.ts';
import { ClearError } from '../lib/clear-error.ts';
import { contactUri } from './prerender/security-txt.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * The project of Google of a build; null for a local one: without a project, with a project id that begins with `demo-`, or with emulators.
 */
export function namedProject(variables: Variables): string | null {
  const project = variables['VITE_FIREBASE_PROJECT_ID'] ?? '';
  const isLocal =
    project === '' ||
    project.startsWith('demo-') ||
    (variables['VITE_FIREBASE_EMULATORS'] ?? '') !== '';
  return isLocal ? null : project;
}

/** Publisher's data required by law and missing in `src/content/editeur.json`. */
export function legalBlanks(filled: Editeur = editeur): string[] {
  return blankList(filled).map((key) => `editeur.json, ${key} : ${blankLabels[key]}`);
}

function siretFault(file: string, text: string | null): string[] {
  const digits = said(text);
  if (digits === null || parseSiret(digits) !== null) return [];
  return [
    `${file}, siret : « ${digits} » ne peut pas être un SIRET (14 chiffres, clé fausse)`,
  ];
}

function photoFault({ photo }: Exploitant): string[] {
  if (photo === null) return [];
  const faults: string[] = [];
  const file = path.join(repositoryFolder, 'public', photo.fichier);
  if (!photo.fichier.startsWith('/') || !existsSync(file)) {
    faults.push(
      `exploitant.json, photo : « ${photo.fichier} » n’est pas un fichier de public/`,
    );
  }
  if (said(photo.texte) === null) {
    faults.push('exploitant.json, photo : il manque ce qu’elle montre, en mots');
  }
  return faults;
}

/** Fields of a file that do not have the shape of its schema. */
function shapeFaults(file: string, schema: z.core.$ZodType, content: unknown): string[] {
  const { error } = z.safeParse(schema, content);
  return (error?.issues ?? []).map((issue) => {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : issue.path;
    return `${file}, ${names.join('.')} : n’a pas la forme du schéma (src/content/identite.ts)`;
  });
}

function securityFault({ securiteContact }: Editeur): string[] {
  const contact = said(securiteContact);
  if (contact === null || contactUri(contact) !== null) return [];
  return [
    `editeur.json, securiteContact : « ${contact} » n’est ni une adresse e-mail ni une page https`,
  ];
}

/** Impossible values in `src/content/editeur.json` and `src/content/exploitant.json`. */
export function configurationFaults(
  filled: Editeur = editeur,
  runs: Exploitant = exploitant,
): string[] {
  const shape = [
    ...shapeFaults('editeur.json', editeurSchema, filled),
    ...shapeFaults('exploitant.json', exploitantSchema, runs),
  ];
  if (shape.length > 0) return shape;
  return [
    ...siretFault('editeur.json', filled.siret),
    ...siretFault('exploitant.json', runs.siret),
    ...securityFault(filled),
    ...photoFault(runs),
  ];
}

/**
 * Throws a `ClearError` for a build that would go online with incomplete legal texts, or with impossible values. A local build leaves both
 * out.
 */
export function refuseLegalBlanks(
  variables: Variables,
  filled: Editeur = editeur,
  runs: Exploitant = exploitant,
): void {
  const project = namedProject(variables);
  const faults = [...legalBlanks(filled), ...configurationFaults(filled, runs)];
  if (project === null || faults.length === 0) return;
  throw new ClearError(
    [
      `Le site de « ${project} » n’est pas construit : ce qu’il dit de qui le publie manque ou est faux.`,
      'À écrire dans src/content/ :',
      ...faults.map((fault) => `  ${fault}`),
    ].join('\n'),
  );
}
