import { useState } from 'react';
import type { EtapePublique } from '@/domain/quete/quete.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import type { Picture } from '@/ui/play/picture.ts';
import { VueFinder } from '@/ui/play/vue-finder.tsx';

type VuePartProps = {
  then: Picture;
  annee: string;
  vue: NonNullable<EtapePublique['vue']>;
  isFound: boolean;
  onFound: () => void;
};

/** The épreuve `vue`: where the photographer stood. The player alone says that it is found. */
export function VuePart({ then, annee, vue, isFound, onFound }: VuePartProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { consigne, motDeSucces, anecdote } = vue;
  return (
    <section aria-label="La vue à retrouver" className="space-y-3">
      <p className="text-xl font-bold whitespace-pre-line">{typographie(consigne)}</p>
      {isFound ? (
        <Alert tone="succes" title="Vue retrouvée" announce="polie">
          {motDeSucces !== '' && <p>{typographie(motDeSucces)}</p>}
          {anecdote !== '' && (
            <p className="whitespace-pre-line">{typographie(anecdote)}</p>
          )}
        </Alert>
      ) : (
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          Comparer sur place
        </Button>
      )}
      {isOpen && (
        <VueFinder
          then={then}
          annee={annee}
          onFound={() => {
            setIsOpen(false);
            onFound();
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </section>
  );
}
