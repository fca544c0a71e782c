import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { blocsByDocument } from '../../src/content/mairie-document-blocs.ts';
import { retention } from '../../src/domain/retention.ts';
import { nomDeCommune } from '../../src/langue/nom-de-commune.ts';
import { repositoryFolder } from '../lib/environment.ts';

/** The register's words for a root collection with personal data; null: no personal data. */
const registerWords: Readonly<Record<string, string | null>> = {
  acces: 'Données des messages',
  animations: 'sorties de classe',
  articles: null,
  avatars: 'portrait',
  bureaux: 'Données des responsables',
  catalogue: null,
  codes: 'code de l’équipe',
  communes: 'Données des responsables',
  conversations: 'numéro de téléphone',
  deblocages: 'solutions vues',
  debits: 'compteurs d’envois',
  direct: 'étape',
  equipes: 'prénoms facultatifs',
  essais: 'réponses',
  invitations: 'invitations',
  liens: null,
  mail: 'récapitulatifs envoyés par e-mail',
  messages: 'Données des messages',
  notes: 'notes de l’équipe',
  parcours: 'parcours et leurs versions',
  parties: 'Données des joueurs',
  places: 'quêtes privées',
  presence: 'étape où ils travaillent',
  preuves: 'Preuves d’une balade',
  privees: 'quêtes privées',
  quetes: 'Avis',
  rattachements: 'demandes de rattachement',
  reprises: 'parties reprises',
  revocations: 'droits retirés',
  sagas: null,
  sesames: 'quêtes privées',
  signalements: 'photographie jointe',
  statistiques: 'Nombres de parties',
  tableau: 'parcours et leurs versions',
  territoires: null,
  tournees: 'tournées',
  transferts: 'passées d’un appareil à l’autre',
};

function textOf(file: string): string {
  return readFileSync(path.join(repositoryFolder, file), 'utf8');
}

/** The text of the register that /mairie offers, with plain spaces. */
function registerText(): string {
  const blocs = blocsByDocument.registre?.(nomDeCommune('Arles'), {
    operateur: null,
    support: null,
    assurance: null,
    prestation: null,
  });
  return JSON.stringify(blocs).replaceAll(/[\u00A0\u202F]/g, ' ');
}

/** Roots of the documents that docs/documents.md describes, and of the Realtime Database. */
function storedRoots(): string[] {
  const documents = textOf('docs/documents.md');
  const storage = documents.split('## Storage')[1]?.split('## Realtime')[0] ?? '';
  const described = [
    ...[...documents.matchAll(/^### .*$/gm)].flatMap(([heading]) => [
      ...heading.matchAll(/`([a-z]+)\//g),
    ]),
    ...storage.matchAll(/^`([a-z]+)\//gm),
  ].map(([, root = '']) => root);
  const realtime = [...textOf('database.rules.json').matchAll(/^ {4}"([a-z]+)": \{$/gm)];
  return [...new Set([...described, ...realtime.map(([, root = '']) => root)])].sort();
}

it('the register of /mairie names all that is stored', () => {
  expect(storedRoots()).toEqual(Object.keys(registerWords).sort());
  const register = registerText();
  for (const words of Object.values(registerWords)) {
    if (words !== null) expect(register).toContain(words);
  }
});

it('the register of /mairie has every duration after which something is erased', () => {
  const register = registerText();
  const { warningDays, debitDays, logMonths, conversationYears, ...rest } = retention;
  expect([warningDays, debitDays]).toEqual([30, 2]);
  const { inactiveAccountYears, ...days } = rest;
  for (const count of Object.values(days)) expect(register).toContain(`${count} jours`);
  expect(register).toContain(`${logMonths} mois`);
  expect(register).toContain(`${conversationYears} an après`);
  expect(register).toContain(`${inactiveAccountYears} ans`);
});
