import { useEffect, useState } from 'react';
import { currentAbsence, type Absence } from '@/domain/conversation/absence.ts';
import { formatDate } from '@/lib/format/date.ts';

/** What the team says of its absence; null until it is known, and when it is there. */
function useAbsence(): Absence | null {
  const [absence, setAbsence] = useState<Absence | null>(null);
  // A note in panels that come by a gesture, on pages of every kind: no loader knows of them, and they stand without it.
  useEffect(() => {
    const end = new AbortController();
    const read = async () => {
      const { readAbsence } = await import('@/data/conversation/absence-repository.ts');
      const told = await readAbsence(end.signal);
      if (!end.signal.aborted) setAbsence(currentAbsence(told, Date.now()));
    };
    read().catch((error: unknown) => {
      console.warn('The absence of the team is not known.', error);
    });
    return () => end.abort();
  }, []);
  return absence;
}

/** When an answer comes: the usual delay, or what the team says of its absence. */
export function UsualDelay({ className }: { className?: string | undefined }) {
  const absence = useAbsence();
  if (absence === null) {
    return <p className={className}>D’ordinaire, l’équipe répond dans les deux jours.</p>;
  }
  return (
    <p className={className}>
      {absence.texte}{' '}
      <span className="font-bold">
        {`Réponses après le ${formatDate(absence.jusqua)}.`}
      </span>
    </p>
  );
}
