import { articles, canonicalText, normalisedWords } from './canonical-answer.ts';
import { feminineOf, masculineOf } from './gender.ts';
import { dateForms, hourForms, isMonth } from './hour-date.ts';
import { measureOf, unitForms } from './measure.ts';
import { numberForms } from './number-forms.ts';
import { ordinalForms, romanValue } from './ordinal.ts';
import { pluralOf, singularOf } from './plural.ts';
import { abbreviationsOf, otherSpelling } from './spelling.ts';
import { isNumberWord, spelledNumber } from './spelled-number.ts';
import { limits } from '../limits.ts';

/** More would be a list to read rather than a help. */
const mostVariants = 6;

type Words = readonly string[];

function wordsOf(text: string): string[] {
  return text.split(/[\s’'-]+/u).filter((word) => word !== '');
}

/** A number in figures and in words; players do not type years in Roman numerals. */
function saidNumbers(value: number): string[] {
  return numberForms(value).filter((form) => !/^[MDCLXVI]+$/.test(form));
}

/** Other forms of a number, alone or after a name: « Louis XIV », « Louis 14 », « Louis quatorze ». */
function numberVariants(text: string): string[] {
  // « 1832-1901 », « 3 à 5 »: two numbers are no number.
  if (/\d\D+\d/.test(text)) return [];
  const words = wordsOf(text);
  const whole = spelledNumber(normalisedWords(text));
  if (whole !== null) return saidNumbers(whole);
  return words.flatMap((word, index): string[] => {
    const isDigits = /^\d{1,6}$/.test(word);
    // « I » alone, « M. » or « C. » are rather letters.
    const isRoman =
      word.length > 1 && word === word.toUpperCase() && romanValue(word) !== null;
    if (!isDigits && !isRoman) return [];
    const value = isDigits ? Number(word) : (romanValue(word) ?? 0);
    return saidNumbers(value).map((form) => words.with(index, form).join(' '));
  });
}

function spellingVariants(words: Words): string[] {
  return words.flatMap((word, index): string[] => {
    const normal = normalisedWords(word)[0] ?? '';
    const other = otherSpelling(normal);
    const forms = [...(other === null ? [] : [other]), ...abbreviationsOf(normal)];
    return forms.map((form) => words.with(index, form).join(' '));
  });
}

const pluralArticles = new Set(['les', 'des', 'aux']);
/** Words that are not nouns, or have no usual plural. */
const withoutPlural = new Set(
  'oui non peut-être nord sud est ouest midi minuit hier demain jamais toujours ici vrai faux rien tout lundi mardi mercredi jeudi vendredi samedi dimanche'.split(
    ' ',
  ),
);

/** The noun of an answer that is a common noun alone, and whether it is plural; null for others. A name has no plural. */
function nounOf(words: Words): { noun: string; isPlural: boolean } | null {
  const noun = words.at(-1) ?? '';
  const before = words.slice(0, -1).map((word) => word.toLowerCase());
  const [normal = ''] = normalisedWords(noun);
  const isAlone = before.every((word) => articles.has(word));
  if (!isAlone || !/^\p{Ll}{3,}$/u.test(noun)) return null;
  if (withoutPlural.has(noun) || isMonth(normal) || isNumberWord(normal)) return null;
  const isPlural = before.some((word) => pluralArticles.has(word)) || /[sx]$/u.test(noun);
  return { noun, isPlural };
}

/** Variants of common nouns: singular of a plural, plural of a singular, feminine of a masculine. */
function nounVariants(words: Words): string[] {
  const found = nounOf(words);
  if (found === null) return [];
  const { noun, isPlural } = found;
  return [
    isPlural ? singularOf(noun) : pluralOf(noun),
    feminineOf(noun) ?? masculineOf(noun),
  ].filter((one) => one !== null);
}

const particles = new Set(['de', 'du', 'des', 'le', 'la', 'von', 'van']);

/** Given names of persons on streets and statues, without accents. */
const givenNames = new Set(
  'adele adolphe adrien agnes agathe alain albert alexandre alexis alfred alice aline alphonse amedee anatole andre anne antoine antoinette ariane aristide armand arthur auguste augustin baptiste barthelemy bastien benjamin benoit bernard berthe bertrand blaise brigitte bruno camille catherine cecile celestin charles charlotte christian christine christophe claire claude clement clementine colette constant cyprien cyrano damien daniel david denis desire diane didier dominique edgar edith edmond edouard eleonore elisabeth elise emile emilie emma emmanuel eric ernest estelle etienne eugene eugenie fabien felix ferdinand fernand florence francis francois francoise frantz franz frederic gabriel gabrielle gaspard gaston genevieve george georges gerard germain germaine gilbert gilles giuseppe gregoire guillaume gustave guy helene henri henriette henry hector hermine hippolyte honore hubert hugues ignace irene isaac isabelle jack jacqueline jacques james jean jeanne jerome joachim johann john joseph josephine jules julie julien juliette justin karl lazare leon leonard leonie leopold louis louise luc lucie lucien ludovic ludwig madeleine marc marcel marceline marguerite maria marie marius marthe martin mathieu mathilde mathurin maurice max maxime maximilien michel michelle nadia nicolas nicole noel octave olivier olympe oscar pablo pascal paul paulette pauline philibert philippe pierre prosper rachel raoul raphael raymond rene renee richard robert roger roland romain rosa rosalie roger sarah sebastien serge sidonie simon simone sophie stephane suzanne sylvain theodore theophile therese thomas valentin valerie victor victoire vincent virginie vivien walter william wolfgang xavier yann yves yvonne zoe'.split(
    ' ',
  ),
);

/** Names after « de » that are used alone. */
const particleNames = new Set(
  'balzac beauvoir beaumarchais champlain cuvier gaulle lamartine maupassant montaigne montesquieu musset nerval ronsard saintexupery sevigne stael vauban vigny'.split(
    ' ',
  ),
);

/** True if a word is a given name, « Jean-Jacques » included. */
function isGivenName(word: string): boolean {
  const parts = normalisedWords(word);
  return parts.length > 0 && parts.every((part) => givenNames.has(part));
}

/** True if a name is used without the « de » before it: « Balzac », but not « Bretagne ». */
function isKnownParticleName(word: string): boolean {
  return particleNames.has(normalisedWords(word).join(''));
}

/**
 * The last name of a full name, after given names: « Victor Hugo », « Jean-Jacques Rousseau », « Jean de La Fontaine ». After « de », a
 * land is more common than a name (« Anne de Bretagne »): only listed names, of writers and the like, count.
 */
function surnameVariants(text: string): string[] {
  const words = text.split(/\s+/u);
  const isName = (word: string) =>
    /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)*$/u.test(word) || particles.has(word);
  if (words.length < 2 || words.length > 5 || !words.every(isName)) return [];
  const from = words.findIndex((word) => !isGivenName(word));
  const surname = words.slice(from === -1 ? -1 : from);
  if (from === 0) return [];
  if (surname[0] !== 'de') return [surname.join(' ')];
  const [, name = ''] = surname;
  const isWhole = /^La$|^Le$/.test(name) || isKnownParticleName(name);
  return isWhole ? [surname.slice(1).join(' ')] : [];
}

/** « n° 5 », « nº5 », « numéro 5 ». */
const numbered = /^(?:le\s+)?(?:n[°º]|no\.?|numéro|numero)\s*(\d{1,6})$/i;

function numberedVariants(text: string): string[] | null {
  const number = numbered.exec(text)?.[1];
  return number === undefined ? null : [`n° ${number}`, `numéro ${number}`, number];
}

function measureVariants(text: string): string[] | null {
  const forms = unitForms(text);
  const number = measureOf(text)?.number;
  return forms === null || number === undefined ? null : [...forms, number];
}

/** « le XIIe siècle » : also « 12e » and « XII » alone. */
function ordinalVariants(text: string): string[] | null {
  const forms = ordinalForms(text);
  if (forms === null || !/\ssi[èe]cles?$/i.test(text)) return forms;
  const short = [text, ...forms].map((form) =>
    form.replace(/^(?:le|la|au|du)\s+/i, '').replace(/\s+si[èe]cles?$/i, ''),
  );
  const figures = short.filter((form) => /^\d+e$/.test(form));
  const romans = short.flatMap((form) => /^([XVI]+)e$/.exec(form)?.[1] ?? []);
  return [...forms, ...figures, ...romans];
}

/** « rouge et blanc » : the other order, the words without « et », with « & ». */
function orderVariants(text: string): string[] {
  const parts = text.split(/\s*,\s*|\s+et\s+|\s*&\s*/iu).filter((part) => part !== '');
  if (parts.length < 2 || parts.length > 3) return [];
  if (parts.some((part) => normalisedWords(part).some((word) => /\d/.test(word)))) {
    return [];
  }
  const joined = (list: Words) =>
    `${list.slice(0, -1).join(', ')} et ${list.at(-1) ?? ''}`;
  return [joined(parts), joined(parts.toReversed()), parts.join(' '), parts.join(' & ')];
}

/** Variants of a whole answer, by its form: the first match counts. */
const wholeVariants = [
  hourForms,
  dateForms,
  numberedVariants,
  measureVariants,
  ordinalVariants,
] as const;

function variantsOf(reponse: string): string[] {
  const text = reponse.trim();
  for (const one of wholeVariants) {
    const found = one(text);
    if (found !== null) return found;
  }
  const numbers = numberVariants(text);
  if (numbers.length > 0) return numbers;
  const words = wordsOf(text);
  return [
    ...orderVariants(text),
    ...spellingVariants(words),
    ...surnameVariants(text),
    ...nounVariants(words),
  ];
}

/**
 * Other likely answers of players, with another canonical form than the accepted ones: numbers, ordinals, hours, dates and units in signs
 * and in words, plurals, the other gender, abbreviations, the surname alone, another order. At most six, likeliest first. The author
 * chooses among them.
 */
export function answerVariants(reponses: readonly string[]): string[] {
  const known = new Set(reponses.map(canonicalText));
  const variants: string[] = [];
  for (const reponse of reponses) {
    for (const text of variantsOf(reponse)) {
      const canonical = canonicalText(text);
      if (canonical === null || known.has(canonical)) continue;
      known.add(canonical);
      variants.push(text);
    }
  }
  const room = limits.reponseCount.max - reponses.length;
  return variants.slice(0, Math.max(0, Math.min(mostVariants, room)));
}
