import { useMutation } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import { deleteDraft } from '@/data/parcours/draft-repository.ts';
import { useUnfinishedDrafts } from '@/data/parcours/draft-queries.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import type { ParcoursEditorProps } from '@/editing/fields/use-parcours-writing.ts';
import { OpeningPage } from '@/editing/frame/opening-page.tsx';
import { ParcoursOpening } from '@/editing/frame/parcours-opening.tsx';
import { freshParcoursId } from '@/editing/session/fresh-id.ts';
import { Waiting } from '@/ui/waiting.tsx';
import { ResumeOffer } from './resume-offer.tsx';

type NewParcoursProps = {
  /** From the address; null for a new one. */
  id: ParcoursId | null;
  /** Puts an id in the address, so that a reload opens the same draft. */
  onId: (id: ParcoursId) => void;
  /** Address that resumes a draft of this device in the same way. */
  hrefOf: (id: ParcoursId) => string;
  loginHref: string;
  /** Its editor. */
  Editor: ComponentType<ParcoursEditorProps>;
};

/** Writes a parcours in one of the ways: resumes a draft, or begins one. */
export function NewParcours({ id, onId, hrefOf, loginHref, Editor }: NewParcoursProps) {
  const [freshId] = useState(freshParcoursId);
  const [isBegun, setIsBegun] = useState(false);
  const unfinished = useUnfinishedDrafts(freshId, id === null);
  const forgetting = useMutation({
    mutationFn: deleteDraft,
    onSettled: () => unfinished.refetch(),
  });
  const drafts = unfinished.data;
  if (id === null && !isBegun) {
    if (drafts === undefined) {
      return (
        <OpeningPage title="Nouveau parcours">
          <Waiting>Recherche de vos brouillons…</Waiting>
        </OpeningPage>
      );
    }
    if (drafts.length > 0) {
      return (
        <ResumeOffer
          drafts={drafts}
          hrefOf={hrefOf}
          onBegin={() => setIsBegun(true)}
          onForget={(draft) => forgetting.mutate(draft.id)}
        />
      );
    }
  }
  const openId = id ?? freshId;
  return (
    <ParcoursOpening
      key={openId}
      id={openId}
      isFresh={openId === freshId}
      onBegun={() => onId(openId)}
      onCopied={onId}
      loginHref={loginHref}
      Editor={Editor}
    />
  );
}
