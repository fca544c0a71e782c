import { Suspense, useState } from 'react';
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
const EtapeAudio = lazyPart('EtapeAudio');

type RecitViewProps = {
  etape: EtapePublique;
  partie: Partie;
  contenu: Contenu;
  isLast: boolean;
  actions: PlayActions;
  /** « Adapter la partie ». */
  onAdapt: () => void;
};

/** The story of an étape, and where it is. */
export function RecitView({
  etape,
  partie,
  contenu,
  isLast,
  actions,
  onAdapt,
}: RecitViewProps) {
  const { titre, lieu, recit, falc, image, audio, epreuve } = etape;
  const { adaptations } = partie;
  const numero = partie.etapeIndex + 1;
  const { ecoute } = usePlayChoices();
  const isHeard =
    (ecoute || adaptations.includes('sans-vue')) && !adaptations.includes('sans-ouie');
  const [isEasyChosen, setIsEasyChosen] = useState<boolean | null>(null);
  const isEasy = falc !== '' && (isEasyChosen ?? adaptations.includes('facile-a-lire'));
  const text = isEasy ? falc : recit;
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
            <WhereToGo etape={etape} numero={numero} adaptations={adaptations} />
          </SideBySide>
        </>
      }
      footer={
        partie.etapeIndex > 0 ? (
          <Button variant="quiet" onClick={() => actions.goBack(etape.id)}>
            Étape précédente
          </Button>
        ) : (
          <Button variant="quiet" onClick={onAdapt}>
            Adapter la partie
          </Button>
        )
      }
    >
      {lieu !== '' && <PlaceLine>{typographie(lieu)}</PlaceLine>}
      {image !== null && (
        <EtapeImage image={image} isTold={adaptations.includes('sans-vue')} />
      )}
      <ReaderTurn etapeIndex={partie.etapeIndex} />
      {isHeard && (
        <LoadBoundary instead={null}>
          <Suspense fallback={null}>
            <ReadAloud
              key={text}
              text={text}
              isSlow={adaptations.includes('a-mon-rythme')}
            />
          </Suspense>
        </LoadBoundary>
      )}
      <Paragraphs text={text} />
      {audio !== undefined && (
        <LoadBoundary instead={null}>
          <Suspense fallback={null}>
            <EtapeAudio audio={audio} isRead={adaptations.includes('sans-ouie')} />
          </Suspense>
        </LoadBoundary>
      )}
      {falc !== '' && (
        <Button
          variant="quiet"
          className="-ml-6"
          onClick={() => setIsEasyChosen(!isEasy)}
        >
          {isEasy ? 'Lire le récit entier' : 'Version facile à lire'}
        </Button>
      )}
      {epreuve.type === 'aucune' && (
        <LettresGagnees contenu={contenu} etapeId={etape.id} />
      )}
    </PlayMoment>
  );
}
