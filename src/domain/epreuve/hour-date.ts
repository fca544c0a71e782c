import { normalisedWords } from './canonical-answer.ts';
import { spellNumber } from './spell-number.ts';
import { spelledNumber } from './spelled-number.ts';

/** « 14 h 30 », « 14h30 », « 14:30 », « 14 heures 30 ». */
const inFigures = /^(\d{1,2})\s*(?:h|:|heures?)\s*(\d{2})?(?:\s*(?:min|mn|minutes))?$/i;

type Hour = { hours: number; minutes: number };

function valueOf(words: readonly string[]): number | null {
  const [only = ''] = words;
  if (words.length === 1 && /^\d{1,2}$/.test(only)) return Number(only);
  return words.length === 1 && only === 'une' ? 1 : spelledNumber(words);
}

/** « et demie », « moins le quart », « trente »: minutes after the hour, which may be negative. */
function minutesOf(words: readonly string[]): number | null {
  switch (words.join(' ')) {
    case '':
      return 0;
    case 'et quart':
      return 15;
    case 'et demi':
    case 'et demie':
      return 30;
    case 'moins le quart':
    case 'moins quart':
      return -15;
    default:
      return valueOf(words.filter((word) => word !== 'minutes'));
  }
}

/** « six heures et demie », « midi », « minuit et quart ». */
function spelledHour(text: string): Hour | null {
  const words = normalisedWords(text);
  const at = words.findIndex((word) => /^(?:heures?|midi|minuit)$/.test(word));
  const named = words[at] === 'midi' ? 12 : words[at] === 'minuit' ? 0 : null;
  if (at === -1 || (named !== null && at > 0)) return null;
  const hours = named ?? valueOf(words.slice(0, at));
  const minutes = minutesOf(words.slice(at + 1));
  if (hours === null || minutes === null) return null;
  return minutes < 0
    ? { hours: (hours + 23) % 24, minutes: 60 + minutes }
    : { hours, minutes };
}

function hourOf(text: string): Hour | null {
  const found = inFigures.exec(text);
  const hour =
    found === null
      ? spelledHour(text)
      : { hours: Number(found[1]), minutes: Number(found[2] ?? 0) };
  return hour !== null && hour.hours <= 24 && hour.minutes <= 59 ? hour : null;
}

function wordsOf({ hours, minutes }: Hour): string {
  const spelled = hours === 1 ? 'une' : spellNumber(hours);
  const head = hours === 12 ? 'midi' : hours % 24 === 0 ? 'minuit' : '';
  const name = head === '' ? `${spelled} heure${hours > 1 ? 's' : ''}` : head;
  if (minutes === 0) return name;
  if (minutes === 15) return `${name} et quart`;
  if (minutes === 30) return `${name} et demi${head === '' ? 'e' : ''}`;
  return `${name} ${spellNumber(minutes)}`;
}

/** All forms of an hour, « 14:30 », « 14 h 30 », « quatorze heures trente », likeliest first; null for anything else. */
export function hourForms(text: string): string[] | null {
  const hour = hourOf(text);
  if (hour === null) return null;
  const { hours, minutes } = hour;
  const plural = hours > 1 ? 's' : '';
  if (minutes === 0) {
    const spelled = `${hours === 1 ? 'une' : spellNumber(hours)} heure${plural}`;
    const names = [wordsOf(hour), spelled];
    return [`${hours} h`, `${hours} heure${plural}`, ...new Set(names)];
  }
  const two = String(minutes).padStart(2, '0');
  return [
    `${hours}:${two}`,
    `${hours} h ${two}`,
    `${hours} heure${plural} ${two}`,
    ...(hours < 10 ? [`0${hours}:${two}`] : []),
    wordsOf(hour),
  ];
}

const months = [
  ...['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août'],
  ...['septembre', 'octobre', 'novembre', 'décembre'],
];
const monthNames = new Set(months.map((month) => normalisedWords(month)[0] ?? ''));

/** True if a normalised word is the name of a month. */
export function isMonth(word: string): boolean {
  return monthNames.has(word);
}

/** « 14/07/1789 », « 14-7-1789 », « 14.07.1789 ». */
const dateInFigures = /^(?:le\s+)?(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/i;
/** « le 14 juillet 1789 », « 8 mai 45 ». */
const dateInWords = new RegExp(
  String.raw`^(?:le\s+)?(\d{1,2})(?:er)?\s+(${months.join('|')}|fevrier|aout|decembre)\s+(\d{4}|\d{2})$`,
  'i',
);

/** Centuries of a two-digit year: people write « 45 » and « 89 » for well-known years. */
const centuries = ['19', '18', '17'];

/** All forms of a date, likeliest first; null for anything else. */
export function dateForms(text: string): string[] | null {
  const figures = dateInFigures.exec(text);
  const [, day = '', month = '', year = ''] = figures ?? dateInWords.exec(text) ?? [];
  const named = months.findIndex(
    (name) => normalisedWords(name)[0] === normalisedWords(month)[0],
  );
  const index = figures === null ? named : Number(month) - 1;
  const name = months[index];
  if (name === undefined || Number(day) < 1 || Number(day) > 31) return null;
  const [bare, number] = [Number(day), index + 1];
  const first = bare === 1 ? '1er' : String(bare);
  if (year.length === 2) {
    return [
      `${first} ${name} ${year}`,
      ...centuries.map((century) => `${first} ${name} ${century}${year}`),
    ];
  }
  const two = (value: number) => String(value).padStart(2, '0');
  return [
    `${first} ${name} ${year}`,
    `${two(bare)}/${two(number)}/${year}`,
    `${bare}/${number}/${year}`,
    ...(bare === 1 ? [`premier ${name} ${year}`, `1 ${name} ${year}`] : []),
    `${first} ${name} ${year.slice(2)}`,
  ];
}
