import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { chapitreBegun } from '@/domain/partie/chemin.ts';
import { mayGoBack } from '@/domain/partie/moves.ts';
import { suiviOf, type Partie } from '@/domain/partie/partie.ts';
import type { Contenu, EtapePublique } from '@/domain/quete/quete.ts';
import { Alert } from '@/ui/alert.tsx';
import { Authored } from '@/lib/format/authored.tsx';
import { Button } from '@/ui/button.tsx';
import { BackButton } from './back-button.tsx';
import { EtapeImage } from './etape-image.tsx';
import { gamePart, petitPart } from '../lazy/game-part.tsx';
import { LettresGagnees } from './lettres-gagnees.tsx';
import { EtapeBeside, EtapeGallery } from './etape-media.tsx';
import { LoadBoundary } from '@/ui/load-boundary.tsx';
import { PersonnageLine } from './personnage-line.tsx';
import { PlaceLine } from '@/ui/play/place-line.tsx';
import { BarRow, PlayMoment } from '@/ui/play/play-moment.tsx';
import type { PlayActions } from '../session/play-actions.ts';
import { ReaderTurn } from '../help/reader-turn.tsx';
import { SacList } from './sac-list.tsx';
import { NextPieceButton, Story } from './story.tsx';
import { useNextMove } from '../session/use-next-move.ts';
import { OnwardButton, WaysOn } from './ways-on.tsx';
import { usePlayChoices } from '../session/use-play-choices.ts';
import { planOf, WhereToGo } from '../help/where-to-go.tsx';

const ReadAloud = gamePart((parts) => parts.ReadAloud);
const EtapeAudio = gamePart((parts) => parts.EtapeAudio);
const Versions = petitPart((parts) => parts.Versions);
const PetitStory = petitPart((parts) => parts.PetitStory);
const SourceList = gamePart((parts) => parts.SourceList);

type RecitViewProps = {
  etape: EtapePublique;
  partie: Partie;
  contenu: Contenu;
  actions: PlayActions;
  /** « Adapter la partie ». */
  onAdapt: () => void;
};

/** The story of an étape, and its place. */
export function RecitView({ etape, partie, contenu, actions, onAdapt }: RecitViewProps) {
  const { titre, lieu, recit, falc, image, audio, epreuve } = etape;
  const { adaptations } = partie;
  const isTold = adaptations.includes('sans-vue');
  const move = useNextMove(partie, contenu);
  const isBonus = etape.bonus === true && partie.finishedAt === null;
  const isChoosing = epreuve.type === 'aucune' || isBonus;
  const numero = partie.etapeIndex + 1;
  const { ecoute } = usePlayChoices();
  const isHeard = (ecoute || isTold) && !adaptations.includes('sans-ouie');
  const [isEasyChosen, setIsEasyChosen] = useState<boolean | null>(null);
  const isEasy = falc !== '' && (isEasyChosen ?? adaptations.includes('facile-a-lire'));
  const text = isEasy ? falc : recit;
  const isPetit = etape.petits !== undefined && suiviOf(partie, etape.id).petits === true;
  const chapitre = chapitreBegun(partie, contenu);
  const personnage = contenu.personnages?.find(({ id }) => id === etape.personnage);
  const beside = (
    <>
      {!isPetit && <NextPieceButton text={text} />}
      <WhereToGo
        etape={etape}
        numero={numero}
        adaptations={adaptations}
        plan={planOf(partie, contenu)}
        onThere={() => actions.situate(etape.id)}
      />
    </>
  );
  return (
    <PlayMoment
      title={<Authored text={titre} />}
      {...(chapitre !== null && { surtitre: <Authored text={chapitre} /> })}
      actions={
        <BarRow>
          {epreuve.type === 'aucune' ? (
            <OnwardButton
              move={move}
              partie={partie}
              etape={etape}
              actions={actions}
              words={t`Continuer`}
              beside={beside}
            />
          ) : (
            <>
              <Button size="large" onClick={() => actions.read(etape.id)}>
                {t`Voir l’épreuve`}
              </Button>
              {beside}
            </>
          )}
        </BarRow>
      }
      footer={
        mayGoBack(partie, contenu) ? (
          <BackButton
            partie={partie}
            contenu={contenu}
            onBack={() => actions.goBack(etape.id)}
          />
        ) : (
          <Button variant="quiet" onClick={onAdapt}>
            {t`Adapter la partie`}
          </Button>
        )
      }
    >
      {etape.petits !== undefined && (
        <LoadBoundary>
          <Versions etape={etape} partie={partie} actions={actions} />
        </LoadBoundary>
      )}
      {isPetit && (
        <LoadBoundary instead={<Story text={text} />}>
          <PetitStory key={text} text={text} />
        </LoadBoundary>
      )}
      {isBonus && (
        <Alert tone="info" title={t`Étape bonus`}>
          <p>{t`Elle n’est pas demandée pour arriver, et ses points viennent en plus.`}</p>
          {epreuve.type !== 'aucune' && move.type !== 'prendre' && (
            <Button variant="quiet" onClick={() => actions.goOn(etape.id)}>
              {t`Laisser ce bonus`}
            </Button>
          )}
        </Alert>
      )}
      {contenu.langue !== undefined && etape.langue === 'fr' && (
        <p className="text-texte-doux">{t`Cette étape n’est pas traduite\u00A0: la voici en français.`}</p>
      )}
      {lieu !== '' && !isPetit && (
        <PlaceLine>
          <Authored text={lieu} />
        </PlaceLine>
      )}
      {image !== null && (
        <>
          <EtapeImage image={image} isTold={isTold} />
          <EtapeGallery etape={etape} isTold={isTold} />
        </>
      )}
      {personnage !== undefined && !isPetit && (
        <PersonnageLine key={personnage.id} personnage={personnage} isTold={isTold} />
      )}
      {etape.petits === undefined && <ReaderTurn etapeIndex={partie.etapeIndex} />}
      {isHeard && !isPetit && (
        <LoadBoundary>
          <ReadAloud
            key={text}
            text={text}
            isSlow={adaptations.includes('a-mon-rythme')}
          />
        </LoadBoundary>
      )}
      {!isPetit && <Story text={text} />}
      {audio !== undefined && (
        <LoadBoundary>
          <EtapeAudio audio={audio} isRead={adaptations.includes('sans-ouie')} />
        </LoadBoundary>
      )}
      {(etape.autrefois !== undefined || etape.film !== undefined) && (
        <EtapeBeside
          etape={etape}
          isTold={isTold}
          isFound={suiviOf(partie, etape.id).retrouvee === true}
          onFound={() => actions.find(etape.id)}
        />
      )}
      {etape.sources !== undefined && !isPetit && (
        <LoadBoundary>
          <SourceList sources={etape.sources} />
        </LoadBoundary>
      )}
      {falc !== '' && (
        <Button variant="quiet" onClick={() => setIsEasyChosen(!isEasy)}>
          {isEasy ? t`Lire le récit entier` : t`Version facile à lire`}
        </Button>
      )}
      {epreuve.type === 'aucune' && (
        <LettresGagnees contenu={contenu} etapeId={etape.id} />
      )}
      <SacList partie={partie} contenu={contenu} />
      {isChoosing && (
        <WaysOn
          move={move}
          partie={partie}
          etape={etape}
          contenu={contenu}
          actions={actions}
        />
      )}
    </PlayMoment>
  );
}
