import { useState, type ComponentType } from 'react';
import { useAccess } from '@/data/membre/membre-queries.ts';
import { limits } from '@/domain/limits.ts';
import { type ParcoursId, isOpenToAuteurs } from '@/domain/parcours/parcours.ts';
import type { ParcoursAccess } from '@/data/membre/membre-store.ts';
import type { ParcoursEditorProps } from '@/editing/fields/use-parcours-writing.ts';
import { OpeningPage } from '@/editing/frame/opening-page.tsx';
import { ParcoursOpening } from '@/editing/frame/parcours-opening.tsx';
import { freshParcoursId } from '@/editing/session/fresh-id.ts';
import { useRights } from '@/editing/session/rights.ts';
import { Waiting } from '@/ui/waiting.tsx';
import { ParcoursReading } from './parcours-reading.tsx';

type SharedParcoursProps = {
  id: ParcoursId;
  loginHref: string;
  onCopied: (id: ParcoursId) => void;
  /** What it is written with. */
  Editor: ComponentType<ParcoursEditorProps>;
  /** How many étapes this way offers to write. */
  etapeCountMax?: number;
  /** What a traducteur has instead. */
  Translator: ComponentType<ParcoursEditorProps>;
};

function ignore(): void {
  // A parcours that is opened here was begun before.
}

/** Who knows nothing of the right of this account writes on what this device holds: the rules decide when it is sent. */
function writesIn(access: ParcoursAccess | undefined, by: 'equipe' | 'auteur'): boolean {
  if (access === undefined || by === 'equipe') return true;
  return access.role === 'auteur' && isOpenToAuteurs(access.etat);
}

/** A parcours for one of its membres: in the workshop for authors, to be translated, else to be read and commented. */
export function SharedParcours({
  id,
  loginHref,
  onCopied,
  Editor,
  etapeCountMax = limits.etapeCount.max,
  Translator,
}: SharedParcoursProps) {
  const { by } = useRights();
  const access = useAccess(id);
  if (access.isPending) {
    return (
      <OpeningPage title="Ouverture du parcours">
        <Waiting>Lecture de vos droits…</Waiting>
      </OpeningPage>
    );
  }
  const isWriting = writesIn(access.data, by);
  const isTranslating = by !== 'equipe' && access.data?.role === 'traducteur';
  const Reading = isTranslating ? Translator : ParcoursReading;
  return (
    <ParcoursOpening
      key={`${id} ${isWriting} ${isTranslating}`}
      id={id}
      isFresh={false}
      onBegun={ignore}
      onCopied={onCopied}
      etapeCountMax={etapeCountMax}
      Editor={isWriting ? Editor : Reading}
      loginHref={loginHref}
    />
  );
}

type NewSharedParcoursProps = Omit<SharedParcoursProps, 'id' | 'Translator'> & {
  onBegun: (id: ParcoursId) => void;
};

/** A parcours that an account begins, as its only auteur. */
export function NewSharedParcours({
  onBegun,
  Editor,
  etapeCountMax = limits.etapeCount.max,
  ...rest
}: NewSharedParcoursProps) {
  const [id] = useState(freshParcoursId);
  return (
    <ParcoursOpening
      {...rest}
      id={id}
      isFresh
      onBegun={() => onBegun(id)}
      etapeCountMax={etapeCountMax}
      Editor={Editor}
    />
  );
}
