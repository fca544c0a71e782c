import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { authoredLang } from '@/langue/authored.ts';
import { Alert } from '../alert.tsx';
import { Button } from '../button.tsx';
import type { Picture } from './picture.ts';
import { VueFinder } from './vue-finder.tsx';

type VuePartProps = {
  then: Picture;
  annee: string;
  /** Its texts, in reading form. */
  vue: { consigne: string; motDeSucces: string; anecdote: string };
  isFound: boolean;
  onFound: () => void;
};

/** The épreuve `vue`: the photographer's place. The player alone confirms it. */
export function VuePart({ then, annee, vue, isFound, onFound }: VuePartProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { consigne, motDeSucces, anecdote } = vue;
  return (
    <section aria-label={t`La vue à retrouver`} className="space-y-3">
      <p lang={authoredLang(consigne)} className="text-xl font-bold whitespace-pre-line">
        {consigne}
      </p>
      {isFound ? (
        <Alert tone="succes" title={t`Vue retrouvée`} announce="polie">
          {motDeSucces !== '' && <p lang={authoredLang(motDeSucces)}>{motDeSucces}</p>}
          {anecdote !== '' && (
            <p lang={authoredLang(anecdote)} className="whitespace-pre-line">
              {anecdote}
            </p>
          )}
        </Alert>
      ) : (
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          {t`Comparer sur place`}
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
