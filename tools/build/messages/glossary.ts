import { readFileSync } from 'node:fs';
import path from 'node:path';
import { otherLangues, type OtherLangue } from '../../../src/langue/langue.ts';
import { repositoryFolder } from '../../lib/environment.ts';

/** A message: its French, and its translation. */
export type Entry = { french: string; translation: string };

/** French phrases with another meaning of a glossary term, each with its reason. */
const otherMeanings: Readonly<Record<string, readonly RegExp[]>> = {
  // A step of signing in.
  étape: [/en deux étapes/, /C’est la dernière étape\.$/, /Cette étape a duré/],
  // Names of ciphers, which each language has, and the post code.
  code: [/^Code (?:de César|affine|bifide|des francs-maçons)$/, /code postal/],
  // That of a car.
  plaque: [/plaque de voiture/],
  // A part.
  partie: [
    /une partie (?:de la carte|des images)/,
    /en partie$/,
    /^Cette partie n’a pas/,
  ],
  // A visit to the site.
  visite: [/sans visite/, /prochaine visite/],
  // That of a place: it answers instead of the site.
  réseau: [/^Ce réseau bloque/, /^Un filtre, ou la page d’accueil/],
  // The verb.
  compte: [/Il compte comme/, /ne compte/, /un chiffre compte/],
};

/** Names of buttons of phones and browsers, in French: each language has those of its own phones. */
const namesElsewhere: ReadonlySet<string> = new Set([
  'Position exacte',
  'Sites web Safari',
  'Utiliser la position exacte',
  'Sur l’écran d’accueil',
  'Ajouter à l’écran d’accueil',
  'Ajouter',
  'Ajouter la page à',
  'Écran d’accueil',
  'Installer',
  'Créer un raccourci',
  'Ajouter au Dock',
  'Ouvrir dans le navigateur',
  'Le plus compatible',
  's’abonner par une adresse',
]);

const quotedFrench = /«[\u00A0\u202F]([^»<{]+)[\u00A0\u202F]»/g;

/** A name between the quotation marks of each language. */
const quoted: Readonly<Record<OtherLangue, RegExp>> = {
  en: /“([^”<{]+)”/g,
  de: /„([^“<{]+)“/g,
  nl: /“([^”<{]+)”/g,
  es: /«([^»<{]+)»/g,
  it: /«([^»<{]+)»/g,
};

type Term = { french: string; words: Record<OtherLangue, string[]> };

/** The glossary of docs/languages.md, in the order of its table. */
export function readGlossary(): Term[] {
  const page = readFileSync(path.join(repositoryFolder, 'docs/languages.md'), 'utf8');
  const [header = [], , ...rows] = page
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').slice(1, -1));
  const columns = header.map((name) => name.trim());
  const names = {
    en: 'English',
    de: 'German',
    nl: 'Dutch',
    es: 'Spanish',
    it: 'Italian',
  };
  return rows.map((row) => ({
    french: row[0]?.trim() ?? '',
    words: Object.fromEntries(
      otherLangues.map((langue) => [
        langue,
        (row[columns.indexOf(names[langue])] ?? '').split(',').map((word) => word.trim()),
      ]),
    ) as Term['words'],
  }));
}

/** Without accents and capitals, and with single vowels: a plural changes these. */
function plain(text: string): string {
  const letters = text.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return letters.toLowerCase().replaceAll(/([aeo])\1/g, '$1');
}

/** All forms of words: plurals, genders, verb endings. */
function formsOf(words: string): RegExp {
  const stems = plain(words)
    .split(' ')
    .map((word) => word.replace(/(?:en|[aeioy]+)$/, ''));
  return new RegExp(stems.join(String.raw`\p{L}*\s`), 'u');
}

function termPattern(french: string): RegExp {
  const forms = french.endsWith('er')
    ? `${french.slice(0, -2)}(?:er|ez|ée?s?)`
    : `${french}e?s?`;
  return new RegExp(`(?<![\\p{L}-])${forms}(?![\\p{L}-])`, 'iu');
}

/** Translations of a French glossary term without any of its words. */
export function otherwiseSaid(
  langue: OtherLangue,
  entries: readonly Entry[],
  glossary: readonly Term[],
): string[] {
  return glossary.flatMap(({ french: term, words }) => {
    const pattern = termPattern(term);
    const forms = words[langue].map((word) => formsOf(word));
    return entries
      .filter(({ french, translation }) => {
        const text = french
          .replaceAll('Quêtes & Codes', '')
          .replaceAll(/\{\w+(?:, plural,|\})/g, '');
        return (
          pattern.test(text) &&
          !(otherMeanings[term] ?? []).some((apart) => apart.test(french)) &&
          !forms.some((form) => form.test(plain(translation)))
        );
      })
      .map(({ translation }) => `${term}: ${translation}`);
  });
}

/** The names quoted in translations, or missing there, that differ from the catalogue's name of the button. */
export function misquoted(langue: OtherLangue, entries: readonly Entry[]): string[] {
  const namesIn = (text: string, marks: RegExp) =>
    [...text.matchAll(marks)].map(([, name = '']) => name);
  return entries.flatMap(({ french, translation }) => {
    const wanted = namesIn(french, quotedFrench);
    const own = wanted.filter((name) => !namesElsewhere.has(name));
    const said = namesIn(translation, quoted[langue]);
    const unsaid = own.filter(
      (name) =>
        !entries.some(
          (entry) => entry.french === name && said.includes(entry.translation),
        ),
    );
    const unknown = said.filter(
      (name) =>
        own.length === wanted.length &&
        !entries.some((entry) => entry.translation === name),
    );
    return [...unsaid, ...unknown];
  });
}
