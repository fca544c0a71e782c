import { useId, useState } from 'react';
import IconAround from '~icons/lucide/binoculars';
import type { Etape } from '@/domain/etape/etape.ts';
import { Button } from '@/ui/button.tsx';
import { FieldHint } from '@/ui/field-messages.tsx';
import { LazyPart } from '@/ui/lazy-part.tsx';
import { lateField } from '../late-field.ts';

const AroundPanel = lateField((fields) => fields.AroundPanel);

/** Data sent and its recipient: shown before the press that sends it. */
export const sentText =
  'Envoie la place, et rien d’autre, à Mérimée, Wikidata, OpenStreetMap, Wikimedia Commons et Panoramax.';

/** « À voir ici », beside the place of an étape. No request before the press. */
export function AroundOffer({ etape: { id, position } }: { etape: Etape }) {
  const hintId = useId();
  const [isOpen, setIsOpen] = useState(false);
  if (position === null) return null;
  return (
    <div className="space-y-2">
      <Button
        variant="quiet"
        aria-expanded={isOpen}
        aria-describedby={hintId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconAround aria-hidden="true" className="size-5" />
        {isOpen ? 'Fermer «\u00A0À voir ici\u00A0»' : 'À voir ici'}
      </Button>
      {!isOpen && <FieldHint id={hintId}>{sentText}</FieldHint>}
      {isOpen && (
        <LazyPart waiting="Ouverture…">
          <AroundPanel etapeId={id} position={position} />
        </LazyPart>
      )}
    </div>
  );
}
