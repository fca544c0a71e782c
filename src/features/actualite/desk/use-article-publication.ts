import { useState } from 'react';
import { deleteArticle } from '@/data/actualite/article-desk-repository.ts';
import { dropKeptArticle, newArticleKey } from '@/data/actualite/article-device-store.ts';
import { createOperationId } from '@/data/firestore/operation-id.ts';
import {
  articleProblems,
  type ArticleProblem,
} from '@/domain/actualite/article-draft.ts';
import {
  readArticleTexte,
  type ArticleLecture,
} from '@/domain/actualite/article-markdown.ts';
import { articleProblemText, articleTroubleText } from './article-words.ts';
import type { ArticleWriting, ArticleWritingState } from './article-writing.ts';
import type { PublicationChoice } from './publication-panel.tsx';

type ArticlePublicationOptions = {
  writing: ArticleWriting;
  state: ArticleWritingState;
  /** What readers will see. */
  lecture: ArticleLecture;
  /** It was deleted. */
  onGone: () => void;
};

/** Publishing an article, taking it back and deleting it: what was wrong at the last try, and what is said of it. */
export function useArticlePublication({
  writing,
  state: { draft, snapshot },
  lecture,
  onGone,
}: ArticlePublicationOptions) {
  /** What was wrong at the last try: each is said until it is mended. */
  const [found, setFound] = useState<readonly ArticleProblem[]>([]);
  /** Address or date were touched since. */
  const [isChosenAnew, setIsChosenAnew] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [trouble, setTrouble] = useState('');
  const [said, setSaid] = useState('');

  async function attempted(work: () => Promise<string>): Promise<void> {
    setTrouble('');
    setSaid('');
    try {
      setSaid(await work());
    } catch (error) {
      console.warn('The article could not be written.', error);
      setTrouble(articleTroubleText(error));
    }
  }

  function publish(
    choice: PublicationChoice | null,
    ownProblems: readonly ArticleProblem[],
  ): void {
    const read = readArticleTexte(draft.texte);
    const problems = [...articleProblems(draft, read), ...ownProblems];
    setFound(problems);
    setIsChosenAnew(false);
    setSaid('');
    if (problems.length > 0 || choice === null) {
      setAttempt((count) => count + 1);
      return;
    }
    void attempted(async () => {
      const outcome = await writing.publish({ ...choice, blocs: read.blocs });
      if (outcome.type === 'conflict') return '';
      return choice.publieLe > Date.now()
        ? 'C’est programmé\u00A0: l’article paraîtra tout seul.'
        : 'C’est en ligne.';
    });
  }

  function withdraw(): void {
    void attempted(async () => {
      await writing.withdraw();
      return 'L’article n’est plus sur le site.';
    });
  }

  function remove(): void {
    void attempted(async () => {
      writing.stop();
      const theirs =
        snapshot === null ? null : await deleteArticle(snapshot, createOperationId());
      if (theirs !== null)
        return 'Quelqu’un vient de changer cet article\u00A0: rechargez la page avant de le supprimer.';
      dropKeptArticle(snapshot?.slug ?? newArticleKey);
      onGone();
      return '';
    });
  }

  const standing = articleProblems(draft, lecture).map(articleProblemText);
  const problems = found.filter((problem) =>
    problem.champ === 'adresse' || problem.champ === 'date'
      ? !isChosenAnew
      : standing.includes(articleProblemText(problem)),
  );

  return {
    problems,
    /** How often something was wrong: the summary takes the focus each time. */
    attempt,
    trouble,
    said,
    /** What is wrong with a field, in words. */
    errorOf: (champ: ArticleProblem['champ']): string | undefined => {
      const problem = problems.find((one) => one.champ === champ);
      return problem === undefined ? undefined : articleProblemText(problem);
    },
    chooseAnew: () => setIsChosenAnew(true),
    publish,
    withdraw,
    remove,
  };
}
