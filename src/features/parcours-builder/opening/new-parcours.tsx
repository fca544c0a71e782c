import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import { deleteDraft, listDrafts, type Draft } from '@/data/parcours/draft-repository.ts';
import type { ParcoursStore } from '@/data/parcours/parcours-store.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { Waiting } from '@/ui/waiting.tsx';
import type { ParcoursEditorProps } from '../form/use-parcours-writing.ts';
import { freshParcoursId } from '../session/fresh-id.ts';
import { OpeningPage } from './opening-page.tsx';
import { ParcoursOpening } from './parcours-opening.tsx';
import { ResumeOffer } from './resume-offer.tsx';

const offerCount = 5;

type NewParcoursProps = {
  /** From the address; null when one begins. */
  id: ParcoursId | null;
  /** Puts an id in the address, so that a reload finds what was written. */
  onId: (id: ParcoursId) => void;
  /** Where a draft of this device goes on being written in the same way. */
  hrefOf: (id: ParcoursId) => string;
  loginHref: string;
  /** How many étapes this way offers to write. */
  etapeCountMax: number;
  /** What it is written with. */
  Editor: ComponentType<ParcoursEditorProps>;
  store?: ParcoursStore | undefined;
};

/** What was begun on this device and is not published; nothing when the device cannot tell. */
async function listUnfinished(): Promise<readonly Draft[]> {
  try {
    const drafts = await listDrafts();
    return drafts
      .filter(({ base }) => (base?.publication ?? null) === null)
      .slice(0, offerCount);
  } catch (error) {
    console.error('The drafts of this device cannot be listed.', error);
    return [];
  }
}

/** A parcours, written in one of the ways: goes on with one, or begins one. */
export function NewParcours({
  id,
  onId,
  hrefOf,
  loginHref,
  etapeCountMax,
  Editor,
  store,
}: NewParcoursProps) {
  const [freshId] = useState(freshParcoursId);
  const [isBegun, setIsBegun] = useState(false);
  // Looked for once, before anything new is begun: what is written later is no news.
  const unfinished = useQuery({
    queryKey: ['brouillons-inacheves', freshId],
    queryFn: listUnfinished,
    enabled: id === null,
    gcTime: 0,
    staleTime: Infinity,
    networkMode: 'always',
    refetchOnWindowFocus: false,
  });
  const drafts = unfinished.data;
  const forget = async (draft: Draft) => {
    await deleteDraft(draft.id);
    await unfinished.refetch();
  };
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
          onForget={(draft) => void forget(draft)}
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
      etapeCountMax={etapeCountMax}
      loginHref={loginHref}
      Editor={Editor}
      store={store}
    />
  );
}
