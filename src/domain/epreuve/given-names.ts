import { normalisedWords } from './canonical-answer.ts';

/** Given names of those whom streets and statues are named after, without accents. */
const givenNames = new Set(
  'adele adolphe adrien agnes agathe alain albert alexandre alexis alfred alice aline alphonse amedee anatole andre anne antoine antoinette ariane aristide armand arthur auguste augustin baptiste barthelemy bastien benjamin benoit bernard berthe bertrand blaise brigitte bruno camille catherine cecile celestin charles charlotte christian christine christophe claire claude clement clementine colette constant cyprien cyrano damien daniel david denis desire diane didier dominique edgar edith edmond edouard eleonore elisabeth elise emile emilie emma emmanuel eric ernest estelle etienne eugene eugenie fabien felix ferdinand fernand florence francis francois francoise frantz franz frederic gabriel gabrielle gaspard gaston genevieve george georges gerard germain germaine gilbert gilles giuseppe gregoire guillaume gustave guy helene henri henriette henry hector hermine hippolyte honore hubert hugues ignace irene isaac isabelle jack jacqueline jacques james jean jeanne jerome joachim johann john joseph josephine jules julie julien juliette justin karl lazare leon leonard leonie leopold louis louise luc lucie lucien ludovic ludwig madeleine marc marcel marceline marguerite maria marie marius marthe martin mathieu mathilde mathurin maurice max maxime maximilien michel michelle nadia nicolas nicole noel octave olivier olympe oscar pablo pascal paul paulette pauline philibert philippe pierre prosper rachel raoul raphael raymond rene renee richard robert roger roland romain rosa rosalie roger sarah sebastien serge sidonie simon simone sophie stephane suzanne sylvain theodore theophile therese thomas valentin valerie victor victoire vincent virginie vivien walter william wolfgang xavier yann yves yvonne zoe'.split(
    ' ',
  ),
);

/** Names after « de » that are said alone. */
const particleNames = new Set(
  'balzac beauvoir beaumarchais champlain cuvier gaulle lamartine maupassant montaigne montesquieu musset nerval ronsard saintexupery sevigne stael vauban vigny'.split(
    ' ',
  ),
);

/** Whether a word is a given name, « Jean-Jacques » included. */
export function isGivenName(word: string): boolean {
  const parts = normalisedWords(word);
  return parts.length > 0 && parts.every((part) => givenNames.has(part));
}

/** Whether a name is said without the « de » before it: « Balzac », and not « Bretagne ». */
export function isKnownParticleName(word: string): boolean {
  return particleNames.has(normalisedWords(word).join(''));
}
