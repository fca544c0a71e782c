import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { placeWords } from './found-words.ts';
import { foundCount } from './place-words.ts';
import type { SearchState } from './use-search.ts';

/** Long enough to announce only the last answer during typing. */
const politeDelayMs = 900;

function wordsOf(state: SearchState): string {
  if (state.statut !== 'pret') return '';
  const { lieu, fiches } = state.found;
  if (lieu !== null) return placeWords(lieu).join(' ');
  const { length } = fiches;
  return length === 0 ? t`Aucune quête trouvée` : foundCount(length);
}

/** Announces the number of results to screen readers, once typing pauses. */
export function SearchStatus({ state }: { state: SearchState }) {
  const words = wordsOf(state);
  const [said, setSaid] = useState('');
  // The clock is outside React.
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), politeDelayMs);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
