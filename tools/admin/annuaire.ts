import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  annuaireParts,
  annuaireSourceSchema,
  mairiesOf,
  type AnnuaireEtat,
} from '../../src/domain/mairie/annuaire.ts';
import { ClearError } from '../lib/clear-error.ts';
import { repositoryFolder } from '../lib/environment.ts';
import { print, counted } from '../lib/print.ts';

/**
 * `npm run annuaire -- FILE`: makes the hashes of the addresses of mairies from the public file of the State's directory
 * (docs/deployment.md, section 10). The command neither downloads nor stores the file.
 */

const usage = `Usage :
  npm run annuaire -- FICHIER     lit la « base de données locales » de service-public.gouv.fr, en JSON,
                                  et écrit public/annuaire/ : des empreintes, pas des adresses

Le fichier se trouve sur data.gouv.fr : « Annuaire de l’administration – Base de données locales » (DILA, Licence Ouverte 2.0).`;

function readSource(file: string): unknown {
  if (!existsSync(file)) throw new ClearError(`Le fichier ${file} n’existe pas.`);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new ClearError(
      `${file} n’est pas du JSON entier : est-il coupé, ou encore compressé ? Rien n’est écrit.`,
    );
  }
}

/**
 * Writes the parts for the file at `file` into `folder`, as of a day (`2026-11-26`), and returns its message. Throws a `ClearError`, and
 * writes nothing, for a file that is cut or of another shape.
 */
export async function writeAnnuaire(
  file: string,
  { folder, day }: { folder: string; day: string },
): Promise<string> {
  const source = annuaireSourceSchema.safeParse(readSource(file));
  if (!source.success) {
    throw new ClearError(
      `${file} n’a pas la forme documentée : une liste « service » était attendue. Rien n’est écrit.`,
    );
  }
  const { mairies, unreadable } = mairiesOf(source.data.service);
  if (unreadable > 0 || mairies.length === 0) {
    throw new ClearError(
      `${file} n’a pas la forme documentée : ${counted(unreadable, 'mairie ne se lit pas', 'mairies ne se lisent pas')}, ${counted(mairies.length, 'se lit', 'se lisent')}. Rien n’est écrit.`,
    );
  }
  const parts = await annuaireParts(mairies);
  mkdirSync(folder, { recursive: true });
  for (const [name, part] of parts) {
    writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(part));
  }
  const etat: AnnuaireEtat = { du: day, fichier: path.basename(file) };
  writeFileSync(path.join(folder, 'etat.json'), `${JSON.stringify(etat)}\n`);
  const adresses = [...parts.values()].reduce(
    (sum, part) => sum + Object.keys(part).length,
    0,
  );
  return `${counted(adresses, 'adresse', 'adresses')} de ${counted(mairies.length, 'mairie', 'mairies')}, en 16 fichiers. Source : Service-Public.gouv.fr / DILA, ${etat.fichier ?? ''}.`;
}

if (path.resolve(process.argv[1] ?? '') === import.meta.filename) {
  const [file, ...others] = process.argv.slice(2);
  try {
    if (file === undefined || file.startsWith('-') || others.length > 0) {
      throw new ClearError(usage);
    }
    const folder = path.join(repositoryFolder, 'public/annuaire');
    const day = new Date().toISOString().slice(0, 10);
    print(await writeAnnuaire(file, { folder, day }));
  } catch (error) {
    console.error(error instanceof ClearError ? error.message : error);
    process.exitCode = 1;
  }
}
