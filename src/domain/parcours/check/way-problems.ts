import { kindOf } from '../../epreuve/kinds/table.ts';
import type { Etape } from '../../etape/etape.ts';
import type { Condition, Suite } from '../../etape/suite.ts';
import { judgeAventure, type AventureVerdict } from './aventure-check.ts';
import type { EtapePath } from '../field-path.ts';
import type { Parcours } from '../parcours.ts';

/** Missing data of the ways on from an étape of an aventure. */
export const wayAbsenceKinds = [
  'suite-absente',
  'suite-sans-libelle',
  'suite-sans-cible',
] as const;

/** Their problems. */
export const wayFaultKinds = [
  'personnage-retire',
  'suite-cible-retiree',
  'condition-inconnue',
  'objet-jamais-donne',
  'repere-jamais-pose',
  'etape-inatteignable',
  'etape-impasse',
  'etape-sans-fin',
] as const;
type WayProblemKind = (typeof wayAbsenceKinds | typeof wayFaultKinds)[number];

type Found = readonly [WayProblemKind, champ: EtapePath];

/** True if the story of an aventure ends at an étape. */
export function isEnding({ fin }: Pick<Etape, 'fin'>): boolean {
  return fin.trim() !== '';
}

/** Names that the links of an aventure may use. */
type Known = {
  etapeIds: ReadonlySet<string>;
  epreuveIds: ReadonlySet<string>;
  objetIds: ReadonlySet<string>;
  drapeauIds: ReadonlySet<string>;
  personnageIds: ReadonlySet<string>;
  givenIds: ReadonlySet<string>;
  setIds: ReadonlySet<string>;
};

function knownOf({ etapes, aventure }: Parcours): Known {
  const idsOf = (list: readonly { id: string }[]) => new Set(list.map(({ id }) => id));
  const effets = etapes
    .filter((etape) => !isEnding(etape))
    .flatMap(({ suites }) => suites.flatMap((suite) => suite.effets));
  return {
    etapeIds: idsOf(etapes),
    epreuveIds: idsOf(etapes.filter(({ epreuve }) => kindOf(epreuve.type).isJudged)),
    objetIds: idsOf(aventure.objets),
    drapeauIds: idsOf(aventure.drapeaux),
    personnageIds: idsOf(aventure.personnages),
    givenIds: idsOf(effets.filter((effet) => effet.type === 'objet' && effet.donne)),
    setIds: idsOf(effets.filter(({ type }) => type === 'drapeau')),
  };
}

function problemOfCondition(condition: Condition, known: Known): WayProblemKind | null {
  switch (condition.type) {
    case 'points':
    case 'temps':
      return null;
    case 'epreuve':
      return known.epreuveIds.has(condition.etapeId) ? null : 'condition-inconnue';
    case 'objet': {
      if (!known.objetIds.has(condition.id)) return 'condition-inconnue';
      const isVain = condition.oui && !known.givenIds.has(condition.id);
      return isVain ? 'objet-jamais-donne' : null;
    }
    case 'drapeau': {
      if (!known.drapeauIds.has(condition.id)) return 'condition-inconnue';
      const isVain = condition.oui && !known.setIds.has(condition.id);
      return isVain ? 'repere-jamais-pose' : null;
    }
  }
}

function problemsOfSuite(suite: Suite, index: number, known: Known): Found[] {
  const { libelle, vers, conditions, effets } = suite;
  const found: Found[] = [];
  if (libelle.trim() === '') found.push(['suite-sans-libelle', `suites.${index}`]);
  if (vers === '') found.push(['suite-sans-cible', `suites.${index}.vers`]);
  else if (!known.etapeIds.has(vers)) {
    found.push(['suite-cible-retiree', `suites.${index}.vers`]);
  }
  for (const [place, condition] of conditions.entries()) {
    const kind = problemOfCondition(condition, known);
    if (kind !== null) found.push([kind, `suites.${index}.conditions.${place}`]);
  }
  for (const [place, { type, id }] of effets.entries()) {
    const ids = type === 'objet' ? known.objetIds : known.drapeauIds;
    if (!ids.has(id)) {
      found.push(['condition-inconnue', `suites.${index}.effets.${place}`]);
    }
  }
  return found;
}

function problemsOfPersonnage({ personnage }: Etape, known: Known): Found[] {
  const isKnown = personnage === '' || known.personnageIds.has(personnage);
  return isKnown ? [] : [['personnage-retire', 'personnage']];
}

function problemsOfPlace({ id }: Etape, verdict: AventureVerdict): Found[] {
  if (verdict.unreachable.includes(id)) return [['etape-inatteignable', 'suites']];
  if (verdict.deadEnds.includes(id)) return [['etape-impasse', 'suites']];
  return verdict.endless.includes(id) ? [['etape-sans-fin', 'suites']] : [];
}

/** Problems of the ways on from an étape of an aventure to an end. None for other genres. */
export function wayProblemsOf(parcours: Parcours): (etape: Etape) => Found[] {
  if (parcours.genre !== 'aventure') return () => [];
  const known = knownOf(parcours);
  const verdict = judgeAventure(parcours.etapes);
  return (etape) => {
    const ofPersonnage = problemsOfPersonnage(etape, known);
    const ofPlace = [...ofPersonnage, ...problemsOfPlace(etape, verdict)];
    if (isEnding(etape)) return ofPlace;
    const { suites } = etape;
    const ofSuites = suites.flatMap((suite, index) =>
      problemsOfSuite(suite, index, known),
    );
    // Without any valid link, report that first.
    const isOpen = suites.some(({ vers }) => known.etapeIds.has(vers));
    const isVain = !isOpen && verdict.deadEnds.includes(etape.id);
    if (suites.length === 0) ofSuites.push(['suite-absente', 'suites']);
    return isVain ? [...ofPersonnage, ...ofSuites] : [...ofPlace, ...ofSuites];
  };
}
