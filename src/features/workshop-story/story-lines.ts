import type { Etape } from '@/domain/etape/etape.ts';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import type { Condition, Suite } from '@/domain/etape/suite.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import { isEnding } from '@/domain/parcours/check/way-problems.ts';
import {
  choiceKey,
  conditionChoices,
  effetChoices,
  type SuiteChoice,
} from '@/editing/fields/suite-choices.ts';
import { etapeTitle } from '@/editing/words/etape-words.ts';
import { formatCount } from '@/lib/format/nombre.ts';

/** A way on, for the graph, the outline and the essai. */
export type StoryLink = {
  /** Its place among those of its étape. */
  index: number;
  libelle: string;
  vers: string;
  /** « 3. La cave »; null without an étape, or if it was removed. */
  versLabel: string | null;
  isRemoved: boolean;
  /** Its conditions, in plain words. */
  asks: string[];
  /** Its effects. */
  does: string[];
};

/** An étape of the story, with its ways on. */
export type StoryLine = {
  id: EtapeId;
  numero: number;
  titre: string;
  /** « 3. La cave ». */
  label: string;
  /** The title of the ending, or empty. */
  fin: string;
  /** The title of its chapter, or empty. */
  chapitre: string;
  links: StoryLink[];
};

type Written = Pick<Parcours, 'etapes' | 'aventure'>;

/** Name of a link: its player's text. */
export function linkTitle(libelle: string, index: number): string {
  return libelle.trim() === '' ? `Choix ${index + 1}` : libelle.trim();
}

/** Name of an étape among others. */
export function numberedTitle(etape: Etape, index: number): string {
  return `${index + 1}. ${etapeTitle(etape)}`;
}

type Words = (condition: Condition) => string;

function wordsOf<Value extends Parameters<typeof choiceKey>[0]>(
  choices: readonly SuiteChoice<Value>[],
): (value: Value) => string {
  const labels = new Map(choices.map(({ key, label }) => [key, label]));
  return (value) => labels.get(choiceKey(value)) ?? 'ce qui a été retiré';
}

/** Conditions in plain words, with their numbers. */
export function conditionWords(parcours: Written): Words {
  const named = wordsOf(conditionChoices(parcours));
  return (condition) => {
    if (condition.type === 'points') {
      return `le joueur a gagné ${formatCount(condition.minimum, 'point', 'points')} au moins`;
    }
    if (condition.type === 'temps') {
      return `le joueur joue depuis ${formatCount(condition.minutes, 'minute', 'minutes')} au moins`;
    }
    return named(condition);
  };
}

/** The whole story, by étape. An ending offers none of its written links. */
export function storyLines(parcours: Written): StoryLine[] {
  const { etapes, aventure } = parcours;
  const labels = new Map<string, string>(
    etapes.map((etape, index) => [etape.id, numberedTitle(etape, index)]),
  );
  const asked = conditionWords(parcours);
  const done = wordsOf(effetChoices(aventure));
  const toLink = (suite: Suite, index: number): StoryLink => ({
    index,
    libelle: suite.libelle.trim(),
    vers: suite.vers,
    versLabel: labels.get(suite.vers) ?? null,
    isRemoved: suite.vers !== '' && !labels.has(suite.vers),
    asks: suite.conditions.map(asked),
    does: suite.effets.map(done),
  });
  return etapes.map((etape, index) => ({
    id: etape.id,
    numero: index + 1,
    titre: etapeTitle(etape),
    label: numberedTitle(etape, index),
    fin: etape.fin.trim(),
    chapitre: etape.chapitre.trim(),
    links: isEnding(etape) ? [] : etape.suites.map(toLink),
  }));
}

/** Typed target of a link. */
export type TypedTarget =
  | { type: 'etape'; id: EtapeId }
  | { type: 'nouvelle'; titre: string }
  /** Several étapes bear that title. */
  | { type: 'plusieurs' }
  | { type: 'vide' };

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLocaleLowerCase('fr');
}

/** Reads « 3 », « 3. La cave » or « la cave »; any other text is the title of a new étape. */
export function readTarget(
  text: string,
  lines: readonly Pick<StoryLine, 'id' | 'numero' | 'titre' | 'label'>[],
): TypedTarget {
  const typed = plain(text);
  if (typed === '') return { type: 'vide' };
  const byLabel = lines.find(
    ({ numero, label }) => typed === String(numero) || typed === plain(label),
  );
  if (byLabel !== undefined) return { type: 'etape', id: byLabel.id };
  const [named, other] = lines.filter(({ titre }) => plain(titre) === typed);
  if (named === undefined) return { type: 'nouvelle', titre: text.trim() };
  return other === undefined ? { type: 'etape', id: named.id } : { type: 'plusieurs' };
}
