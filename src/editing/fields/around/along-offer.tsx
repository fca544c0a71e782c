import { useState } from 'react';
import type { Position } from '@/domain/geo/position.ts';
import { Button } from '@/ui/button.tsx';
import { LazyPart } from '@/ui/lazy-part.tsx';
import { lateField } from '../late-field.ts';
import type { EditorSession } from '../../session/editor-session.ts';
import { sentText } from './around-offer.tsx';

const AlongPanel = lateField((fields) => fields.AlongPanel);

type AlongOfferProps = {
  session: EditorSession;
  line: readonly Position[];
};

/** « Que voit-on sur ce chemin ? », on the map. No request before the press. */
export function AlongOffer({ session, line }: AlongOfferProps) {
  const [isAsked, setIsAsked] = useState(false);
  const [first, ...others] = line;
  if (first === undefined) {
    return <p>Placez d’abord une étape sur la carte, ou tracez le chemin.</p>;
  }
  if (isAsked) {
    return (
      <LazyPart waiting="Ouverture…">
        <AlongPanel session={session} line={[first, ...others]} />
      </LazyPart>
    );
  }
  return (
    <div>
      <p className="text-texte-doux">{sentText}</p>
      <Button variant="quiet" className="-ml-3" onClick={() => setIsAsked(true)}>
        {others.length === 0
          ? 'Que voit-on par ici\u00A0?'
          : 'Que voit-on sur ce chemin\u00A0?'}
      </Button>
    </div>
  );
}
