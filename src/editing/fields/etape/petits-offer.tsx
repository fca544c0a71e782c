import { useState } from 'react';
import IconAdd from '~icons/lucide/plus';
import type { Etape } from '@/domain/etape/etape.ts';
import { isPetitsBegun } from '@/domain/etape/petits-epreuve.ts';
import { Button } from '@/ui/button.tsx';
import { LoadBoundary } from '@/ui/load-boundary.tsx';
import { lateField } from '../late-field.ts';
import { useFieldScope } from '../field-scope.tsx';

const PetitsFields = lateField((fields) => fields.PetitsFields);

/** « Pour les petits »: a button, then the fields once they are wanted or written. */
export function PetitsOffer({ etape }: { etape: Etape }) {
  const { wiring } = useFieldScope();
  const [isWanted, setIsWanted] = useState(false);
  if (isWanted || isPetitsBegun(etape.petits)) {
    return (
      <LoadBoundary>
        <PetitsFields
          etape={etape}
          isAdded={isWanted}
          onRemoved={() => setIsWanted(false)}
        />
      </LoadBoundary>
    );
  }
  return (
    // Links to the field lead to its button while it is hidden.
    <Button
      id={wiring.idOf('petits.recit')}
      variant="quiet"
      className="text-left"
      onClick={() => setIsWanted(true)}
    >
      <IconAdd aria-hidden="true" className="size-5 shrink-0" />
      Ajouter une version pour les petits
    </Button>
  );
}
