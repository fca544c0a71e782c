import { Suspense } from 'react';
import type { Partie } from '@/domain/partie/partie.ts';
import type { Contenu, EtapePublique } from '@/domain/quete/quete.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { Button } from '@/ui/button.tsx';
import { EtapeImage } from './etape-image.tsx';
import { lazyPart } from './later-part.tsx';
import { LettresGagnees } from './lettres-gagnees.tsx';
import { LoadBoundary } from './load-boundary.tsx';
import { Paragraphs } from './paragraphs.tsx';
import { PlaceLine } from '@/ui/place-line.tsx';
import { PlayMoment, SideBySide } from '@/ui/play-moment.tsx';
import type { PlayActions } from './play-actions.ts';
import { ReaderTurn } from './reader-turn.tsx';
import { usePlayChoices } from './use-play-choices.ts';
import { WhereToGo } from './where-to-go.tsx';

const ReadAloud = lazyPart('ReadAloud');

type RecitViewProps = {
  etape: EtapePublique;
  partie: Partie;
  contenu: Contenu;
  isLast: boolean;
  actions: PlayActions;
};

/** The story of an étape, and where it is. */
export function RecitView({ etape, partie, contenu, isLast, actions }: RecitViewProps) {
  const { titre, lieu, recit, image, epreuve } = etape;
  const numero = partie.etapeIndex + 1;
  const { ecoute } = usePlayChoices();
  return (
    <PlayMoment
      title={typographie(titre)}
      actions={
        <>
          {epreuve.type === 'aucune' ? (
            <Button size="large" wide onClick={() => actions.goOn(etape.id)}>
              {isLast ? 'Terminer' : 'Continuer'}
            </Button>
          ) : (
            <Button size="large" wide onClick={() => actions.read(etape.id)}>
              Voir l’épreuve
            </Button>
          )}
          <SideBySide>
            <WhereToGo etape={etape} numero={numero} />
          </SideBySide>
        </>
      }
      footer={
        partie.etapeIndex > 0 && (
          <Button variant="quiet" onClick={() => actions.goBack(etape.id)}>
            Étape précédente
          </Button>
        )
      }
    >
      {lieu !== '' && <PlaceLine>{typographie(lieu)}</PlaceLine>}
      {image !== null && <EtapeImage image={image} />}
      <ReaderTurn etapeIndex={partie.etapeIndex} />
      {ecoute && (
        <LoadBoundary instead={null}>
          <Suspense fallback={null}>
            <ReadAloud text={recit} />
          </Suspense>
        </LoadBoundary>
      )}
      <Paragraphs text={recit} />
      {epreuve.type === 'aucune' && (
        <LettresGagnees contenu={contenu} etapeId={etape.id} />
      )}
    </PlayMoment>
  );
}
