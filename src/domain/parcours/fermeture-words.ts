import type { Cloture, Reouverture } from '../catalogue/ouverture.ts';
import { heureText, horairesText, ouvertureText } from './pratique-words.ts';
import type { Fenetre, Fermeture, Pratique } from './pratique.ts';
import type { FermetureMotif } from './service.ts';

const noBreakSpace = '\u00A0';

const monthNames = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];

/** The days of the week, Monday first. */
export const jourNames = [
  'lundi',
  'mardi',
  'mercredi',
  'jeudi',
  'vendredi',
  'samedi',
  'dimanche',
] as const;

/** Why a walk is closed, for its author and for its players. */
export const motifWords: Readonly<Record<FermetureMotif, string>> = {
  horaires: 'Jour de fermeture',
  chasse: 'Jour de chasse',
  marche: 'Jour de marché',
  ecole: 'Heures d’école',
  nature: 'Tranquillité des animaux',
  autre: 'Autre raison',
};

/** « 28 février », « 1er mars », from `02-28`. */
function monthDayText(monthDay: string): string {
  const [month = '', day = ''] = monthDay.split('-');
  const numero = Number(day) === 1 ? '1er' : String(Number(day));
  return `${numero}${noBreakSpace}${monthNames[Number(month) - 1] ?? ''}`;
}

/** « 1er mars 2027 », from `2027-03-01`. */
function dayText(iso: string): string {
  return `${monthDayText(iso.slice(5))} ${iso.slice(0, 4)}`;
}

/** « le samedi et le dimanche ». */
function joursText(jours: readonly number[]): string {
  const names = jours
    .toSorted((a, b) => a - b)
    .map((jour) => `le ${jourNames[jour - 1] ?? ''}`);
  const last = names.at(-1) ?? '';
  const before = names.slice(0, -1).join(', ');
  return before === '' ? last : `${before} et ${last}`;
}

/** When it is closed: « Fermée le samedi, de 8 h à 12 h, du 15 septembre au 28 février ». */
function whenText({ jours, horaires, periode }: Fermeture): string {
  const isEveryDay = jours.length === 0 || jours.length === 7;
  const words = [
    ...(isEveryDay ? [] : [joursText(jours)]),
    ...(horaires === null ? [] : [horairesText(horaires)]),
    ...(periode === null
      ? []
      : [`du ${monthDayText(periode.du)} au ${monthDayText(periode.au)}`]),
  ];
  return words.length === 0 ? 'Fermée tous les jours' : `Fermée ${words.join(', ')}`;
}

/** A recurring closure in a line, with its reason where one was chosen. */
export function fermetureText(fermeture: Fermeture): string {
  const { motif, danger } = fermeture;
  const why = motif === 'autre' ? '' : ` (${motifWords[motif].toLowerCase()})`;
  return `${whenText(fermeture)}${why}${danger ? `${noBreakSpace}: danger, ne venez pas` : ''}`;
}

/** « Du 15 juin 2027 au 29 septembre 2027 »; empty where there is no bound. */
export function fenetreText(fenetre: Fenetre | null): string {
  const { du, au } = fenetre ?? { du: null, au: null };
  if (du !== null && au !== null) return `Du ${dayText(du)} au ${dayText(au)}`;
  if (du !== null) return `À partir du ${dayText(du)}`;
  return au === null ? '' : `Jusqu’au ${dayText(au)}`;
}

type Opening = Pick<Pratique, 'saisons' | 'horaires' | 'fermetures' | 'fenetre'>;

/** All that is known of when one may walk there, a line each: the window, seasons and hours, then the closures. */
export function ouvertureLines(opening: Opening): string[] {
  const fenetre = fenetreText(opening.fenetre);
  const usual = ouvertureText(opening);
  const isAnyTime = opening.saisons.length === 0 && opening.horaires === null;
  return [
    ...(fenetre === '' ? [] : [fenetre]),
    ...(fenetre !== '' && isAnyTime ? [] : [usual]),
    ...opening.fermetures.map(fermetureText),
  ];
}

/** Why it is closed at the moment, in a sentence. */
export function clotureText(cloture: Cloture): string {
  switch (cloture.raison) {
    case 'avant':
      return 'Elle n’a pas encore ouvert.';
    case 'apres':
      return 'Sa période d’ouverture est passée.';
    case 'saison':
      return 'Ce n’est pas la saison.';
    case 'horaires':
      return 'Ce n’est pas l’heure.';
    case 'fermeture':
      return `${fermetureText(cloture.fermeture)}.`;
  }
}

/**
 * « Elle rouvre le samedi 28 novembre à 9 h. », « Elle rouvre aujourd’hui à 12 h. »; empty where no opening is known.
 * `aujourdhui`: the day where it lies, as `2026-11-26`.
 */
export function reouvertureText(
  reouverture: Reouverture | null,
  cloture: Cloture,
  aujourdhui: string,
): string {
  if (reouverture === null) return '';
  const { jour, minute } = reouverture;
  const verb = cloture.raison === 'avant' ? 'ouvre' : 'rouvre';
  const at = minute === 0 ? '' : ` à ${heureText(minute)}`;
  if (jour === aujourdhui) return `Elle ${verb} aujourd’hui${at}.`;
  const weekday = new Date(`${jour}T00:00:00Z`).getUTCDay();
  const name = jourNames[(weekday + 6) % 7] ?? '';
  const isThisYear = jour.slice(0, 4) === aujourdhui.slice(0, 4);
  const day = isThisYear ? monthDayText(jour.slice(5)) : dayText(jour);
  return `Elle ${verb} le ${name} ${day}${at}.`;
}
