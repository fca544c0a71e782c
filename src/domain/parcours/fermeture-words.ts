import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { currentLangue, currentLocale, wordList } from '@/langue/current-langue.ts';
import type { Cloture, Reouverture } from '../catalogue/ouverture.ts';
import type { FermetureMotif } from './kinds.ts';
import { heureText, horairesText, ouvertureText } from './pratique-words.ts';
import type { Fenetre, Fermeture, Pratique } from './pratique.ts';

/** Why a walk is closed, for its author and for its players. */
export const motifWords: Readonly<Record<FermetureMotif, MessageDescriptor>> = {
  horaires: msg`Jour de fermeture`,
  chasse: msg`Jour de chasse`,
  marche: msg`Jour de marché`,
  ecole: msg`Heures d’école`,
  nature: msg`Tranquillité des animaux`,
  autre: msg`Autre raison`,
};

/** The reason within a sentence; null without one. */
const motifWithin: Readonly<Record<FermetureMotif, MessageDescriptor | null>> = {
  horaires: msg`jour de fermeture`,
  chasse: msg`jour de chasse`,
  marche: msg`jour de marché`,
  ecole: msg`heures d’école`,
  nature: msg`tranquillité des animaux`,
  autre: null,
};

/** Each week, Monday first. */
const eachWeek: readonly MessageDescriptor[] = [
  msg`le lundi`,
  msg`le mardi`,
  msg`le mercredi`,
  msg`le jeudi`,
  msg`le vendredi`,
  msg`le samedi`,
  msg`le dimanche`,
];

type DayOptions = { weekday?: 'long'; year?: 'numeric' };

/** A day (`2027-03-01`) in the language of the document: « 1er mars », « lundi 1er mars 2027 »; `Montag, 1. März 2027`. */
function dateText(iso: string, options: DayOptions): string {
  const format = new Intl.DateTimeFormat(currentLocale(), {
    ...{ day: 'numeric', month: 'long', timeZone: 'UTC' },
    ...options,
  });
  const date = new Date(`${iso}T00:00:00Z`);
  if (currentLangue() !== 'fr') return format.format(date);
  // `Intl` writes neither « 1er » nor the no-break space.
  const parts = format.formatToParts(date).map(({ type, value }, index, all) => {
    if (type === 'day') return value === '1' ? '1er' : value;
    return all[index - 1]?.type === 'day' ? '\u00A0' : value;
  });
  return parts.join('');
}

/** « 28 février », « 1er mars », from `02-28`. */
function monthDayText(monthDay: string): string {
  // A leap year has every day.
  return dateText(`2028-${monthDay}`, {});
}

/** « 1er mars 2027 », from `2027-03-01`. */
function dayText(iso: string): string {
  return dateText(iso, { year: 'numeric' });
}

/** « le samedi et le dimanche ». */
function joursText(jours: readonly number[]): string {
  const names = jours.toSorted((a, b) => a - b).map((jour) => eachWeek[jour - 1]);
  return wordList(names.flatMap((name) => (name === undefined ? [] : [t(name)])));
}

function periodeText({ du, au }: { du: string; au: string }): string {
  const [from, until] = [monthDayText(du), monthDayText(au)];
  return t`du ${from} au ${until}`;
}

/** Times of a closure: « Fermée le samedi, de 8 h à 12 h, du 15 septembre au 28 février ». */
function whenText({ jours, horaires, periode }: Fermeture): string {
  const isEveryDay = jours.length === 0 || jours.length === 7;
  const words = [
    ...(isEveryDay ? [] : [joursText(jours)]),
    ...(horaires === null ? [] : [horairesText(horaires)]),
    ...(periode === null ? [] : [periodeText(periode)]),
  ];
  if (words.length === 0) return t`Fermée tous les jours`;
  const when = words.join(', ');
  return t`Fermée ${when}`;
}

/** A recurring closure on a line, with its reason if chosen. */
export function fermetureText(fermeture: Fermeture): string {
  const { motif, danger } = fermeture;
  const why = motifWithin[motif];
  const when = whenText(fermeture);
  const closed = why === null ? when : `${when} (${t(why)})`;
  return danger ? t`${closed}\u00A0: danger, ne venez pas` : closed;
}

/** « Du 15 juin 2027 au 29 septembre 2027 »; empty without a bound. */
export function fenetreText(fenetre: Fenetre | null): string {
  const { du, au } = fenetre ?? { du: null, au: null };
  const from = du === null ? null : dayText(du);
  const until = au === null ? null : dayText(au);
  if (from !== null && until !== null) return t`Du ${from} au ${until}`;
  if (from !== null) return t`À partir du ${from}`;
  return until === null ? '' : t`Jusqu’au ${until}`;
}

type Opening = Pick<Pratique, 'saisons' | 'horaires' | 'fermetures' | 'fenetre'>;

/** Opening times of a walk, one line each: the window, seasons and hours, then the closures. */
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
      return t`Elle n’a pas encore ouvert.`;
    case 'apres':
      return t`Sa période d’ouverture est passée.`;
    case 'saison':
      return t`Ce n’est pas la saison.`;
    case 'horaires':
      return t`Ce n’est pas l’heure.`;
    case 'fermeture':
      return `${fermetureText(cloture.fermeture)}.`;
  }
}

/**
 * « Elle rouvre le samedi 28 novembre à 9 h. », « Elle rouvre aujourd’hui à 12 h. »; empty if no opening is known. `aujourdhui`: the local
 * day, as `2026-11-26`.
 */
export function reouvertureText(
  reouverture: Reouverture | null,
  cloture: Cloture,
  aujourdhui: string,
): string {
  if (reouverture === null) return '';
  const { jour, minute } = reouverture;
  const isFirst = cloture.raison === 'avant';
  const heure = minute === 0 ? null : heureText(minute);
  if (jour === aujourdhui) return todayText(isFirst, heure);
  const isThisYear = jour.slice(0, 4) === aujourdhui.slice(0, 4);
  const year = isThisYear ? {} : { year: 'numeric' as const };
  const date = dateText(jour, { weekday: 'long', ...year });
  if (heure === null) {
    return isFirst ? t`Elle ouvre le ${date}.` : t`Elle rouvre le ${date}.`;
  }
  return isFirst
    ? t`Elle ouvre le ${date} à ${heure}.`
    : t`Elle rouvre le ${date} à ${heure}.`;
}

function todayText(isFirst: boolean, heure: string | null): string {
  if (heure === null) {
    return isFirst ? t`Elle ouvre aujourd’hui.` : t`Elle rouvre aujourd’hui.`;
  }
  return isFirst
    ? t`Elle ouvre aujourd’hui à ${heure}.`
    : t`Elle rouvre aujourd’hui à ${heure}.`;
}
