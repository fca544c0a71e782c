import { useDeferredValue, useMemo } from 'react';
import {
  readArticleTexte,
  type ArticleLecture,
} from '@/domain/actualite/article-markdown.ts';

/** The blocks of a text as readers will see them, a moment behind the typing. */
export function useLecture(texte: string): ArticleLecture {
  const settled = useDeferredValue(texte);
  return useMemo(() => readArticleTexte(settled), [settled]);
}
