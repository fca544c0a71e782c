import { useState } from 'react';
import { useUnlockedSolutions } from '@/data/animation/animation-queries.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { Button } from '@/ui/button.tsx';
import { failureWords } from './animation-words.ts';

/** The solutions that the organiser has unlocked by playing: the rules give them to no one else. */
export function Solutions({ uid, quete }: { uid: string; quete: Quete }) {
  const [isAsked, setIsAsked] = useState(false);
  const { data, error, isFetching, refetch } = useUnlockedSolutions(uid, quete, isAsked);
  const ask = () => {
    if (isAsked) void refetch();
    setIsAsked(true);
  };
  return (
    <section aria-labelledby="solutions">
      <h2 id="solutions" className="mb-3 text-2xl">
        Les solutions
      </h2>
      <p>
        Jouez la quête avant vos élèves, avec ce compte{'\u00A0'}: chaque étape dont vous
        demandez la solution s’ajoute ici.
      </p>
      {error !== null && !isFetching && <p role="alert">{failureWords(error)}</p>}
      {!isAsked || data === undefined ? (
        <Button variant="secondary" className="mt-3" pending={isFetching} onClick={ask}>
          Lire mes solutions
        </Button>
      ) : (
        <ol className="mt-3 list-decimal space-y-1 pl-7">
          {data.map(({ id, titre, reponse }) => (
            <li key={id} className="break-words">
              {`${typographie(titre)}\u00A0: `}
              {reponse === null ? 'pas encore débloquée' : <strong>{reponse}</strong>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
