import type { $ZodIssue } from 'zod/v4/core';
import { parcoursSchema, type Parcours } from '@/domain/parcours/parcours.ts';
import { findProblems, type Problem } from '@/domain/parcours/check/problem.ts';
import type { FieldPath } from '@/domain/parcours/field-path.ts';
import { isNewerParcours } from '@/domain/format.ts';
import { newerAdvice, newerSentence } from '@/lib/errors/error-message.ts';
import { formatCount, formatNombre } from '@/lib/format/nombre.ts';

// The advice on a file loads with its check.
export { findConseils } from '@/domain/parcours/check/conseil.ts';
export { unknownKeyAdvice } from './unknown-keys.ts';

/** A problem of a file, with its place: `etapes[2].epreuve.consigne`; empty for the file as a whole. */
export type FileProblem = { chemin: string; message: string };

export type FileCheck =
  /** Not the shape of a parcours: it cannot be opened. */
  | { issue: 'illisible'; problems: readonly FileProblem[] }
  /** A parcours; `problems` is the list to fix before publishing. */
  | { issue: 'lisible'; parcours: Parcours; problems: readonly FileProblem[] };

/** A place in a file: `etapes[2].epreuve`. */
export function pathOf(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'un texte',
  number: 'un nombre',
  int: 'un nombre entier',
  boolean: 'vrai ou faux (true, false)',
  array: 'une liste [ ]',
  object: 'un objet { }',
  null: 'null',
};

function sizeOf(origin: string, count: number): string {
  switch (origin) {
    case 'string':
      return formatCount(count, 'caractère', 'caractères');
    case 'array':
      return formatCount(count, 'élément', 'éléments');
    default:
      return formatNombre(count);
  }
}

/** Error of one value of the file, in French. */
function messageOf(issue: $ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `Il faut ici ${typeNames[issue.expected] ?? issue.expected}.`;
    case 'too_big':
      return `Au plus ${sizeOf(issue.origin, Number(issue.maximum))}.`;
    case 'too_small':
      return `Au moins ${sizeOf(issue.origin, Number(issue.minimum))}.`;
    case 'invalid_value':
      return `Une de ces valeurs : ${issue.values.map(String).join(', ')}.`;
    case 'unrecognized_keys':
      return `Inconnu ici : ${issue.keys.join(', ')}.`;
    case 'invalid_format':
      return 'Ce texte n’a pas la forme attendue.';
    default:
      return 'Cette valeur n’est pas acceptée.';
  }
}

/** `messageFor`: the words of a problem of the domain, lent by the editor. */
export function checkFile(
  text: string,
  messageFor: (problem: Problem, parcours: Parcours) => string,
): FileCheck {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return {
      issue: 'illisible',
      problems: [
        { chemin: '', message: `Ce n’est pas du JSON. ${placeOf(error, text)}`.trim() },
      ],
    };
  }
  if (isNewerParcours(json)) {
    return {
      issue: 'illisible',
      problems: [
        { chemin: 'format', message: `${newerSentence('fichier')}. ${newerAdvice()}` },
      ],
    };
  }
  const parsed = parcoursSchema.safeParse(json);
  if (!parsed.success) {
    return {
      issue: 'illisible',
      problems: parsed.error.issues.map((issue) => ({
        chemin: pathOf(issue.path),
        message: messageOf(issue),
      })),
    };
  }
  const parcours = parsed.data;
  return {
    issue: 'lisible',
    parcours,
    problems: findProblems(parcours).map((problem) => ({
      chemin: placeOfField(parcours, problem),
      message: messageFor(problem, parcours),
    })),
  };
}

/** Chromium and Firefox give the position of the error; others do not. */
function placeOf(error: unknown, text: string): string {
  const found = error instanceof Error ? /position (\d+)/.exec(error.message) : null;
  if (found === null) return '';
  const line = text.slice(0, Number(found[1])).split('\n').length;
  return `La lecture s’est arrêtée à la ligne ${formatNombre(line)}.`;
}

/** Place of a field in the file. */
export function placeOfField(
  parcours: Parcours,
  { etapeId, champ }: { etapeId: string | null; champ: FieldPath },
): string {
  const field = champ.replace(/\.(\d+)/g, '[$1]');
  if (etapeId === null) return field;
  const index = parcours.etapes.findIndex(({ id }) => id === etapeId);
  return `etapes[${index}].${field}`;
}
