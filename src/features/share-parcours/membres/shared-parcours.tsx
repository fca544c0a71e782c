import { useState, type ComponentType } from 'react';
import { useAccess } from '@/data/membre/membre-queries.ts';
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
  /** Its editor. */
  Editor: ComponentType<ParcoursEditorProps>;
  /** The traducteur's view instead. */
  Translator: ComponentType<ParcoursEditorProps>;
};

function ignore(): void {
  // A parcours opened here already exists.
}

/** While this account's right is unknown, it writes on this device: the rules decide on sending. */
function writesIn(access: ParcoursAccess | undefined, by: 'equipe' | 'auteur'): boolean {
  if (access === undefined || by === 'equipe') return true;
  return access.role === 'auteur' && isOpenToAuteurs(access.etat);
}

/** A parcours for a membre: the workshop for authors, translation, or else reading with comments. */
export function SharedParcours({
  id,
  loginHref,
  onCopied,
  Editor,
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
      Editor={isWriting ? Editor : Reading}
      loginHref={loginHref}
    />
  );
}

type NewSharedParcoursProps = Omit<SharedParcoursProps, 'id' | 'Translator'> & {
  onBegun: (id: ParcoursId) => void;
};

/** A parcours that an account begins, as its only auteur. */
export function NewSharedParcours({ onBegun, Editor, ...rest }: NewSharedParcoursProps) {
  const [id] = useState(freshParcoursId);
  return (
    <ParcoursOpening
      {...rest}
      id={id}
      isFresh
      onBegun={() => onBegun(id)}
      Editor={Editor}
    />
  );
}
