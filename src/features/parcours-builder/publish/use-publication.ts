import { useState } from 'react';
import {
  ParcoursChangedError,
  publishParcours,
  SlugTakenError,
  withdrawQuete,
  type PublicationStep,
} from '@/data/quete/publication-repository.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { obstacleText } from '../session/save-status.ts';
import { publicationErrorText } from './publication-message.ts';

/** Where a publication stands. */
export type PublicationProgress =
  | { type: 'repos' }
  | { type: 'en-cours'; step: PublicationStep | { type: 'enregistrement' } }
  | { type: 'retrait' }
  | { type: 'publiee' }
  | { type: 'retiree' }
  | { type: 'echec'; texte: string; isSlugTaken: boolean };

/** What a publication does in the back end; another in tests. */
export type PublicationActions = {
  publish: typeof publishParcours;
  withdraw: typeof withdrawQuete;
};

const realActions: PublicationActions = {
  publish: publishParcours,
  withdraw: withdrawQuete,
};

function unsavedText(session: EditorSession): string {
  const { status } = session.view();
  const obstacle =
    status.type === 'appareil' || status.type === 'non-enregistre'
      ? status.obstacle
      : null;
  return obstacle === null
    ? 'Le parcours n’a pas pu être enregistré en ligne. Réessayez.'
    : `Le parcours doit d’abord être enregistré en ligne. ${obstacleText(obstacle)}`;
}

/** Publishing and withdrawing, step by step. */
export function usePublication(
  session: EditorSession,
  actions: PublicationActions = realActions,
) {
  const [progress, setProgress] = useState<PublicationProgress>({ type: 'repos' });

  const fail = (error: unknown) =>
    setProgress({
      type: 'echec',
      texte: publicationErrorText(error),
      isSlugTaken: error instanceof SlugTakenError,
    });

  const publish = async () => {
    setProgress({ type: 'en-cours', step: { type: 'enregistrement' } });
    try {
      const snapshot = await session.saveAll();
      if (snapshot === null) {
        setProgress({ type: 'echec', texte: unsavedText(session), isSlugTaken: false });
        return;
      }
      const published = await actions.publish({
        snapshot,
        readImage: session.readImage,
        onStep: (step) => setProgress({ type: 'en-cours', step }),
      });
      session.adopt(published);
      setProgress({ type: 'publiee' });
    } catch (error) {
      fail(error);
      // What the other person changed is shown while the sentence above says so.
      if (error instanceof ParcoursChangedError) await session.refresh().catch(fail);
    }
  };

  const withdraw = async (queteId: string): Promise<boolean> => {
    setProgress({ type: 'retrait' });
    try {
      await actions.withdraw({ queteId });
      setProgress({ type: 'retiree' });
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  };

  return { progress, publish, withdraw };
}
