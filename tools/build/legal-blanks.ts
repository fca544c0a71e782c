import {
  blankLabels,
  blankList,
  editeur,
  type Editeur,
} from '../../src/content/editeur.ts';
import { ClearError } from '../lib/clear-error.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * The project of Google that a build is for; null for one that stays on this machine: without a project, with a project
 * id that begins with `demo-`, or with emulators.
 */
export function namedProject(variables: Variables): string | null {
  const project = variables['VITE_FIREBASE_PROJECT_ID'] ?? '';
  const isLocal =
    project === '' ||
    project.startsWith('demo-') ||
    (variables['VITE_FIREBASE_EMULATORS'] ?? '') !== '';
  return isLocal ? null : project;
}

/** What `/utilisation`, `/privacy` and `/contact` still show between brackets, as they show it. */
export function legalBlanks(filled: Editeur = editeur): string[] {
  return blankList(filled).map((key) => `${key} : [${blankLabels[key]}]`);
}

/** Throws a `ClearError` for a build that would put brackets of the legal texts online. A local build shows them. */
export function refuseLegalBlanks(variables: Variables, filled: Editeur = editeur): void {
  const project = namedProject(variables);
  const blanks = legalBlanks(filled);
  if (project === null || blanks.length === 0) return;
  throw new ClearError(
    [
      `Le site de « ${project} » n’est pas construit : ses textes légaux auraient encore des crochets.`,
      'Complétez src/content/editeur.ts :',
      ...blanks.map((blank) => `  ${blank}`),
    ].join('\n'),
  );
}
