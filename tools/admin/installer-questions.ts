import path from 'node:path';
import { parseSiret } from '../../src/domain/mairie/siret.ts';
import { ClearError } from '../lib/clear-error.ts';
import { projectOfKey } from './admin-app.ts';
import { firestoreRegions, isProjectId } from './google-project.ts';
import { readAnswer, type Place } from './installer-files.ts';

/** A question of `npm run installer`. */
export type Question = {
  place: Place;
  /** The variable, or the field of the file. */
  name: string;
  texte: string;
  /** Without an earlier answer. */
  propose?: (folder: string) => string;
  /** The value to keep. Throws a `ClearError` with the reason for a refusal. */
  check: (text: string, folder: string) => string;
  /** It may stay blank; `deploy:check` names the blanks that the law forbids. */
  isOptional?: true;
  /** Asked for the local back end too. */
  isLocal?: true;
};

function checkProject(text: string): string {
  if (isProjectId(text) && !text.startsWith('demo-')) return text;
  const lower = text.toLowerCase();
  const hint = isProjectId(lower) ? ` Est-ce « ${lower} » ?` : '';
  throw new ClearError(
    `« ${text} » n’est pas l’identifiant d’un projet : 6 à 30 minuscules, chiffres et tirets, sans « demo- » au début.${hint}`,
  );
}

function checkRegion(text: string): string {
  if (firestoreRegions.includes(text)) return text;
  throw new ClearError(
    `« ${text} » n’est pas possible : ${firestoreRegions.join(' ou ')}, et cela ne se change plus.`,
  );
}

function checkApiKey(text: string): string {
  if (/^[\w.-]{20,}$/.test(text)) return text;
  throw new ClearError(
    `« ${text} » n’est pas une clé d’API : copiez « apiKey » de la console, sans guillemets.`,
  );
}

/** `https://domain`: a slash at the end goes, and a domain alone gets its protocol. */
function checkOrigin(text: string): string {
  const address = text.includes('://') ? text : `https://${text}`;
  if (URL.canParse(address) && /^https:\/\/[^/\s]+\.[^/\s]+\/?$/.test(address)) {
    return new URL(address).origin;
  }
  throw new ClearError(
    `« ${text} » n’est pas une adresse https://domaine, sans rien derrière.`,
  );
}

/** The key of the project, kept outside of the repository. */
function checkKey(text: string, folder: string): string {
  const file = path.resolve(folder, text);
  if (!path.relative(folder, file).startsWith('..')) {
    throw new ClearError('La clé ne doit pas être dans le dépôt : déplacez-la d’abord.');
  }
  const project = readAnswer(folder, 'variable', 'VITE_FIREBASE_PROJECT_ID');
  const ofKey = projectOfKey(file, '');
  if (ofKey === project) return file;
  throw new ClearError(
    `Cette clé est celle du projet « ${ofKey} », et non de « ${project} ».`,
  );
}

function checkMail(text: string): string {
  if (/^[^\s@"]+@[^\s@"]+\.[^\s@"]+$/.test(text)) return text;
  throw new ClearError(`« ${text} » n’est pas une adresse e-mail.`);
}

function checkContact(text: string): string {
  return text.startsWith('https://') ? checkUrl(text) : checkMail(text);
}

function checkTelephone(text: string): string {
  if (/^\+?[\d .()\u00A0\u202F-]{4,}$/.test(text)) return text;
  throw new ClearError(`« ${text} » n’est pas un numéro de téléphone.`);
}

function checkSiret(text: string): string {
  if (parseSiret(text) !== null) return text;
  throw new ClearError(
    `« ${text} » ne peut pas être un SIRET (14 chiffres, avec leur clé).`,
  );
}

function checkUrl(text: string): string {
  if (URL.canParse(text) && /^https?:\/\//.test(text)) return text;
  throw new ClearError(`« ${text} » n’est pas une adresse https://….`);
}

function checkDate(text: string): string {
  const [, day = '', month = '', year = ''] =
    /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (day !== '' && date.getUTCDate() === Number(day)) return text;
  throw new ClearError(`« ${text} » n’est pas une date JJ/MM/AAAA.`);
}

const checkWords = (text: string) => text;

const identity = (
  name: string,
  texte: string,
  check: Question['check'] = checkWords,
): Question => ({
  ...{ place: 'editeur', name, texte, check },
  ...{ isOptional: true, isLocal: true },
});

/** At most twenty, in the order in which they are asked. */
export const questions: readonly Question[] = [
  {
    ...{ place: 'variable', name: 'VITE_FIREBASE_PROJECT_ID' },
    texte: 'Identifiant du projet Firebase',
    check: checkProject,
  },
  {
    ...{ place: 'variable', name: 'SITE_REGION' },
    texte: `Région de Firestore, pour toujours (${firestoreRegions.join(' ou ')})`,
    propose: () => firestoreRegions[0] ?? '',
    check: checkRegion,
  },
  {
    ...{ place: 'variable', name: 'VITE_FIREBASE_API_KEY' },
    texte: 'Clé d’API de l’application web (console, « apiKey »)',
    check: checkApiKey,
  },
  {
    ...{ place: 'variable', name: 'SITE_ORIGIN' },
    texte: 'Adresse du site (https://quetes.commune.fr)',
    check: checkOrigin,
  },
  {
    ...{ place: 'variable', name: 'GOOGLE_APPLICATION_CREDENTIALS' },
    texte: 'Chemin de la clé du compte de service, hors du dépôt',
    propose: () => process.env['GOOGLE_APPLICATION_CREDENTIALS'] ?? '',
    check: checkKey,
    isOptional: true,
  },
  identity('nom', 'Qui publie le site (« Commune de Barbentane »)'),
  identity('adresse', 'Adresse postale de qui publie'),
  identity('telephone', 'Téléphone de qui publie', checkTelephone),
  identity('email', 'Adresse e-mail de qui publie', checkMail),
  identity('siret', 'Numéro SIRET de qui publie', checkSiret),
  identity(
    'directeurPublication',
    'Nom de la maire ou du maire, qui dirige la publication',
  ),
  identity('dpo', 'Délégué à la protection des données : nom ou organisme'),
  identity('dpoContact', 'Délégué : adresse e-mail ou postale'),
  identity(
    'securiteContact',
    'Où signaler une faille de sécurité : adresse e-mail ou page https',
    checkContact,
  ),
  identity('hebergeurNom', 'Hébergeur, d’après le contrat : nom'),
  identity('hebergeurAdresse', 'Hébergeur, d’après le contrat : adresse'),
  identity(
    'hebergeurTelephone',
    'Hébergeur, d’après le contrat : téléphone',
    checkTelephone,
  ),
  identity(
    'schemaAccessibilite',
    'Adresse du schéma pluriannuel d’accessibilité',
    checkUrl,
  ),
  identity(
    'declarationDate',
    'Date de la déclaration d’accessibilité (JJ/MM/AAAA)',
    checkDate,
  ),
  {
    ...{ place: 'variable', name: 'PREMIER_ADMIN' },
    texte: 'Adresse e-mail de la première personne qui administre',
    propose: (folder) => readAnswer(folder, 'editeur', 'email'),
    check: checkMail,
    ...{ isOptional: true, isLocal: true },
  },
];
