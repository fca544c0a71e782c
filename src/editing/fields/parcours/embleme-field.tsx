import { useState } from 'react';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import { Button } from '@/ui/button.tsx';
import { lateField } from '../late-field.ts';
import { LazyPart } from '@/ui/lazy-part.tsx';
import { Embleme } from '@/ui/pictures/embleme.tsx';
import { useParcoursChange } from '../field-scope.tsx';
import { ParcoursField } from '../parcours-field.tsx';

const EmblemePicker = lateField((fields) => fields.EmblemePicker);

/** The emblem of a quête; that of its theme until its author chooses one. */
export function EmblemeField({ embleme, theme }: Pick<Parcours, 'embleme' | 'theme'>) {
  const change = useParcoursChange();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ParcoursField champ="embleme">
      {({ id }) => (
        <div className="max-w-mesure space-y-2">
          <p id={`${id}-nom`} className="font-bold">
            Emblème
          </p>
          <p className="text-texte-doux">
            Sur la carte de la quête, et sur le tampon que les joueurs gagnent à la fin.
          </p>
          <div className="flex flex-wrap items-center gap-4">
            <Embleme embleme={embleme} theme={theme} className="size-12" />
            <Button
              id={id}
              variant="secondary"
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? 'Fermer les emblèmes' : 'Choisir un emblème'}
            </Button>
          </div>
          {isOpen && (
            <LazyPart waiting="Ouverture…">
              <EmblemePicker
                labelledBy={`${id}-nom`}
                embleme={embleme}
                theme={theme}
                onEmbleme={(chosen) => change({ embleme: chosen })}
              />
            </LazyPart>
          )}
        </div>
      )}
    </ParcoursField>
  );
}
