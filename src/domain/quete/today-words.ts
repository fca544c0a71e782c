import { t } from '@lingui/core/macro';
import { isoDay, localMomentAt } from '../catalogue/ouverture.ts';
import { sunsetAt } from '../geo/sunset.ts';
import { isSouthern, parisTimeZone, timeZoneOf, timeZoneAt } from '../geo/time-zone.ts';
import { heureText } from '../parcours/pratique-words.ts';
import type { Contenu } from './quete.ts';

const minuteMs = 60_000;
/** Assumed length of a walk without one: an hour. */
const usualMinutes = 60;

type Walk = Pick<Contenu, 'etapes' | 'dureeMinutes'>;

/** The hour of the day of a time, by the clock of a time zone: « 17 h 04 ». */
function heureAt(at: number, zone: string): string {
  return heureText(localMomentAt(zone, at).minute);
}

/**
 * Warning of sunset during a walk that begins at `now` (epoch milliseconds): « Vous finirez après le coucher du soleil (17 h 04) ». Null if
 * no place or no sunset is known.
 */
export function sunsetWords(
  { etapes, dureeMinutes }: Walk,
  now: number,
): { text: string; isLate: boolean } | null {
  const position = etapes.find((etape) => etape.position !== null)?.position ?? null;
  if (position === null) return null;
  const sunset = sunsetAt(now, position);
  if (sunset === null) return null;
  const heure = heureAt(sunset, timeZoneAt(position));
  if (sunset <= now) {
    return {
      text: t`Le soleil est couché depuis ${heure}\u00A0: prenez une lampe.`,
      isLate: true,
    };
  }
  if (dureeMinutes !== null && now + dureeMinutes * minuteMs > sunset) {
    return { text: t`Vous finirez après le coucher du soleil (${heure}).`, isLate: true };
  }
  return { text: t`Le soleil se couche à ${heure}.`, isLate: false };
}

/** A part of the year and of the day: `du` and `au` as `06-01`, both included; `de` and `a` minutes of the day. */
type Spell = { du: string; au: string; de: number; a: number };

/**
 * Hours of strongest sun: noon to 4 pm in mainland France, 10 am to 2 pm overseas (Institut national du cancer). Shown in mainland France
 * in the season of the national heat plan, 1 June to 15 September.
 */
const summerSun: Spell = { du: '06-01', au: '09-15', de: 12 * 60, a: 16 * 60 };
const tropicalSun: Spell = { du: '01-01', au: '12-31', de: 10 * 60, a: 14 * 60 };
/** Storms of heat form in the afternoons of the warm months. */
const storms: Spell = { du: '05-01', au: '09-30', de: 14 * 60, a: 20 * 60 };
/** The seasons of cyclones, north and south of the equator. */
const northernCyclones: Spell = { du: '06-01', au: '11-30', de: 0, a: 24 * 60 };
const southernCyclones: Spell = { du: '11-01', au: '04-30', de: 0, a: 24 * 60 };

/** Saint-Pierre-et-Miquelon is neither hot nor stormy; Guyane has no cyclones. */
const cold = 'America/Miquelon';
const withoutCyclones = 'America/Cayenne';

function isMet(
  { du, au, de, a }: Spell,
  monthDay: string,
  { begin, end }: { begin: number; end: number },
): boolean {
  const isInYear =
    du <= au ? monthDay >= du && monthDay <= au : monthDay >= du || monthDay <= au;
  return isInYear && begin < a && end > de;
}

/**
 * Advice on heat and storms for a walk that begins at `now` (epoch milliseconds), in sentences, by the local date and hour of the quête;
 * none in most hours of the year. Rules of the calendar, not a forecast.
 */
export function weatherWords(
  {
    commune: { departement },
    dureeMinutes,
    pratique,
  }: Pick<Contenu, 'commune' | 'dureeMinutes' | 'pratique'>,
  now: number,
): string[] {
  const zone = timeZoneOf(departement);
  if (zone === cold) return [];
  const { day, minute } = localMomentAt(zone, now);
  const monthDay = isoDay(day).slice(5);
  const walk = { begin: minute, end: minute + (dureeMinutes ?? usualMinutes) };
  const isTropical = zone !== parisTimeZone;
  const sun = isTropical ? tropicalSun : summerSun;
  const cyclones = isSouthern(departement) ? southernCyclones : northernCyclones;
  const hasNoShade = pratique.services.some(
    ({ service, reponse }) => service === 'ombre' && reponse === 'non',
  );
  const words: string[] = [];
  if (isMet(sun, monthDay, walk)) {
    const [from, until] = [heureText(sun.de), heureText(sun.a)];
    words.push(
      t`Entre ${from} et ${until}, le soleil tape le plus fort\u00A0: eau, chapeau, pauses à l’ombre.`,
      ...(hasNoShade ? [t`Il n’y a pas d’ombre en chemin.`] : []),
    );
  }
  if (!isTropical && isMet(storms, monthDay, walk)) {
    words.push(
      t`Un orage peut venir l’après-midi\u00A0: au premier coup de tonnerre, quittez les hauteurs, l’eau et les arbres isolés.`,
    );
  }
  if (isTropical && zone !== withoutCyclones && isMet(cyclones, monthDay, walk)) {
    words.push(
      t`C’est la saison des cyclones\u00A0: regardez la vigilance avant de partir.`,
    );
  }
  return words;
}

/** Warnings of Météo-France by département. A link only: no request is sent to it. */
export const meteoUrl = 'https://vigilance.meteofrance.fr/fr';
