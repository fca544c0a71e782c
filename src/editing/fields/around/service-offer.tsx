import { useId, useState } from 'react';
import type { Position } from '@/domain/geo/position.ts';
import type { ReponseService } from '@/domain/parcours/pratique.ts';
import { Button } from '@/ui/button.tsx';
import { FieldHint } from '@/ui/field-messages.tsx';
import { LazyPart } from '@/ui/lazy-part.tsx';
import { lateField } from '../late-field.ts';

const ServicePanel = lateField((fields) => fields.ServicePanel);

type ServiceOfferProps = {
  start: Position | null;
  services: readonly ReponseService[];
  onTake: (reponse: ReponseService) => void;
};

/** Proposes what OpenStreetMap knows around the start of a walk, to be confirmed one by one. Nothing is asked before the press. */
export function ServiceOffer({ start, services, onTake }: ServiceOfferProps) {
  const hintId = useId();
  const [isAsked, setIsAsked] = useState(false);
  if (start === null) return null;
  if (isAsked) {
    return (
      <LazyPart waiting="Ouverture…">
        <ServicePanel start={start} services={services} onTake={onTake} />
      </LazyPart>
    );
  }
  return (
    <div>
      <Button
        variant="quiet"
        className="-ml-3"
        aria-describedby={hintId}
        onClick={() => setIsAsked(true)}
      >
        Proposer d’après OpenStreetMap
      </Button>
      <FieldHint id={hintId}>
        Envoie la place du départ, et rien d’autre, à OpenStreetMap.
      </FieldHint>
    </div>
  );
}
