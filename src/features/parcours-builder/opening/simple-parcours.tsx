import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteDraft, listDrafts, type Draft } from '@/data/parcours/draft-repository.ts';
import type { ParcoursStore } from '@/data/parcours/parcours-store.ts';
import { limits } from '@/domain/limits.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { Waiting } from '@/ui/waiting.tsx';
import { ParcoursEditor } from '../form/parcours-editor.tsx';
import { OpeningPage } from './opening-page.tsx';
import { freshParcoursId, ParcoursOpening } from './parcours-opening.tsx';
import { ResumeOffer } from './resume-offer.tsx';

const offerCount = 5;

type SimpleParcoursProps = {
  /** From the address; null when one begins. */
  id: ParcoursId | null;
  /** Puts an id in the address, so that a reload finds what was written. */
  onId: (id: ParcoursId) => void;
  loginHref: string;
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

/** A short parcours on one page: goes on with one, or begins one. */
export function SimpleParcours({ id, onId, loginHref, store }: SimpleParcoursProps) {
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
      etapeCountMax={limits.etapeCountSimple.max}
      loginHref={loginHref}
      Editor={ParcoursEditor}
      store={store}
    />
  );
}
