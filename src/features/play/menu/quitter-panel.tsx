import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { DepartMotif } from '@/domain/partie/partie.ts';
import { Button } from '@/ui/button.tsx';

const motifs: readonly { motif: DepartMotif; words: MessageDescriptor }[] = [
  { motif: 'long', words: msg`C’est trop long` },
  { motif: 'pluie', words: msg`La pluie, le temps` },
  { motif: 'bloque', words: msg`Nous sommes bloqués` },
  { motif: 'enfants', words: msg`Les enfants sont fatigués` },
  { motif: 'autre', words: msg`Une autre raison` },
];

type QuitterPanelProps = {
  /** A quête privée has no counts, nor has the one that the site ships. */
  isPrivee: boolean;
  onLeave: (motif: DepartMotif | null) => void;
};

/** « Quitter »: with a reason in one tap, which also leaves; or without. */
export function QuitterPanel({ isPrivee, onLeave }: QuitterPanelProps) {
  return (
    <div className="space-y-4 text-lg">
      <p>
        {t`La partie est gardée sur cet appareil. Rouvrez la quête quand vous voudrez\u00A0: elle reprendra ici.`}
      </p>
      {!isPrivee && <Motifs onLeave={onLeave} />}
      <Button variant="quiet" onClick={() => onLeave(null)}>
        {isPrivee ? t`Quitter la partie` : t`Quitter sans répondre`}
      </Button>
    </div>
  );
}

function Motifs({ onLeave }: Pick<QuitterPanelProps, 'onLeave'>) {
  return (
    <>
      <p id="motif">
        {t`Pourquoi partez-vous\u202F? Votre réponse est comptée, sans dire de qui elle vient.`}
      </p>
      <div role="group" aria-labelledby="motif" className="flex flex-wrap gap-3 *:grow">
        {motifs.map(({ motif, words }) => (
          <Button key={motif} variant="secondary" onClick={() => onLeave(motif)}>
            {t(words)}
          </Button>
        ))}
      </div>
    </>
  );
}
