import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dropKeptArticle, newArticleKey } from '@/data/actualite/article-device-store.ts';
import { articleQueries } from '@/data/actualite/article-queries.ts';
import type { ArticleSnapshot } from '@/data/actualite/article-desk-document.ts';
import { articleDeskRepository } from '@/data/actualite/article-desk-repository.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { createOperationId } from '@/data/firestore/operation-id.ts';
import type { ArticleBloc } from '@/domain/actualite/actualite.ts';
import {
  articleProblems,
  type ArticleProblem,
} from '@/domain/actualite/article-draft.ts';
import {
  readArticleTexte,
  type ArticleLecture,
} from '@/domain/actualite/article-markdown.ts';
import { articleProblemText, articleTroubleText } from './article-words.ts';
import type { ArticleWriting } from './use-article-writing.ts';

type ArticlePublicationOptions = {
  writing: ArticleWriting;
  /** The readers' view. */
  lecture: ArticleLecture;
  /** It was deleted. */
  onGone: () => void;
};

/** Publishes, withdraws and deletes an article; with the problems of the last try and the messages. */
export function useArticlePublication({
  writing,
  lecture,
  onGone,
}: ArticlePublicationOptions) {
  const services = useFirebase();
  const client = useQueryClient();
  const { draft, snapshot } = writing;
  /** Problems of the last try: each is shown until mended. */
  const [found, setFound] = useState<readonly ArticleProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [trouble, setTrouble] = useState('');
  const [said, setSaid] = useState('');
  const begin = () => {
    setTrouble('');
    setSaid('');
  };
  const onError = (error: Error) => {
    console.warn('The article could not be written.', error);
    setTrouble(articleTroubleText(error));
  };

  const publishing = useMutation({
    mutationFn: (asked: { slug: string; blocs: readonly ArticleBloc[] }) =>
      writing.publish(asked),
    onMutate: begin,
    onSuccess: ({ type }) => setSaid(type === 'saved' ? 'C’est en ligne.' : ''),
    onError,
  });
  const withdrawing = useMutation({
    mutationFn: writing.withdraw,
    onMutate: begin,
    onSuccess: ({ type }) =>
      setSaid(type === 'saved' ? 'L’article n’est plus sur le site.' : ''),
    onError,
  });
  const removing = useMutation({
    // Null once deleted, or if it was never online; else another admin's newer version, and nothing is deleted.
    mutationFn: async (base: ArticleSnapshot | null) =>
      base === null
        ? null
        : articleDeskRepository(services).remove(base, createOperationId()),
    onMutate: begin,
    onSuccess: (theirs, removed) => {
      if (theirs !== null) {
        setSaid(
          'Quelqu’un vient de changer cet article\u00A0: rechargez la page avant de le supprimer.',
        );
        return;
      }
      client.removeQueries(articleQueries.ones);
      dropKeptArticle(removed?.slug ?? newArticleKey);
      onGone();
    },
    onError,
  });

  /** Checks the text at each request to publish. */
  function judge(): void {
    const wrong = articleProblems(draft, readArticleTexte(draft.texte));
    setFound(wrong);
    setSaid('');
    if (wrong.length > 0) setAttempt((count) => count + 1);
  }

  function publish(slug: string): void {
    const read = readArticleTexte(draft.texte);
    if (articleProblems(draft, read).length > 0) return;
    publishing.mutate({ slug, blocs: read.blocs });
  }

  const standing = articleProblems(draft, lecture).map(articleProblemText);
  const problems = found.filter((problem) =>
    standing.includes(articleProblemText(problem)),
  );

  return {
    problems,
    /** Number of tries with problems: the summary takes the focus each time. */
    attempt,
    trouble,
    said,
    /** Problem of a field, in words. */
    errorOf: (champ: ArticleProblem['champ']): string | undefined => {
      const problem = problems.find((one) => one.champ === champ);
      return problem === undefined ? undefined : articleProblemText(problem);
    },
    /** True while one of the three runs. */
    isBusy: publishing.isPending || withdrawing.isPending || removing.isPending,
    judge,
    publish,
    withdraw: () => {
      if (snapshot !== null) withdrawing.mutate(snapshot);
    },
    remove: () => removing.mutate(snapshot),
  };
}
