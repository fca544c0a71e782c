import '@/ui/play/plein-soleil.css';
import { useState } from 'react';
import { autreEpreuve } from '@/domain/epreuve/epreuve.ts';
import type { EpreuveToAnswer } from '@/domain/epreuve/epreuve-publique.ts';
import { kindOf } from '@/domain/epreuve/kinds/table.ts';
import type { Etape } from '@/domain/etape/etape.ts';
import { otherWay } from '@/domain/partie/adaptation.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { Checkbox } from '@/ui/choices/checkbox.tsx';
import { PlayMoment } from '@/ui/play/play-moment.tsx';
import type { EditorSession } from '../session/editor-session.ts';
import { DraftEpreuve } from './draft-epreuve.tsx';
import { PhoneFrame, type PhoneSetting } from './phone-frame.tsx';
import { previewTitle, RecitContent } from './recit-content.tsx';
import { usePreviewEpreuve } from './use-preview-epreuve.ts';

type Moment = 'recit' | 'epreuve';

type PlayerPreviewProps = {
  etape: Etape;
  numero: number;
  session: EditorSession;
  /** The moment being written: the preview follows it. */
  followed?: Moment | undefined;
};

/** An étape as players see it, live. Begins no party, counts nothing, and uses no sensor of the phone. */
export function PlayerPreview({
  etape,
  numero,
  session,
  followed = 'recit',
}: PlayerPreviewProps) {
  const [theme, setTheme] = useState<PhoneSetting['theme']>('clair');
  const [hasLargeText, setHasLargeText] = useState(false);
  const [isAdapted, setIsAdapted] = useState(false);
  return (
    <div className="flex h-full flex-col gap-3">
      <div className="flex flex-wrap items-center justify-center gap-x-6">
        <Checkbox
          checked={theme === 'sombre'}
          onCheckedChange={(isDark) => setTheme(isDark ? 'sombre' : 'clair')}
        >
          Thème sombre
        </Checkbox>
        <Checkbox checked={hasLargeText} onCheckedChange={setHasLargeText}>
          Grand texte
        </Checkbox>
        {mayBeAdapted(etape) && (
          <Checkbox checked={isAdapted} onCheckedChange={setIsAdapted}>
            Partie adaptée
          </Checkbox>
        )}
      </div>
      <div className="min-h-0 flex-1">
        <PhoneFrame
          title={`Aperçu de l’étape ${numero}`}
          theme={theme}
          hasLargeText={hasLargeText}
        >
          <PreviewScreen
            key={etape.id}
            etape={etape}
            numero={numero}
            session={session}
            followed={followed}
            isAdapted={isAdapted}
          />
        </PhoneFrame>
      </div>
    </div>
  );
}

/** True if an adapted party differs here. */
function mayBeAdapted({ falc, cheminSansMarches, epreuve }: Etape): boolean {
  return (
    falc !== '' || cheminSansMarches !== '' || autreEpreuve(epreuve).type !== 'aucune'
  );
}

type PreviewScreenProps = PlayerPreviewProps & { followed: Moment; isAdapted: boolean };

function PreviewScreen({
  etape,
  numero,
  session,
  followed,
  isAdapted,
}: PreviewScreenProps) {
  const [moment, setMoment] = useState(followed);
  const [before, setBefore] = useState(followed);
  if (before !== followed) {
    setBefore(followed);
    setMoment(followed);
  }
  const { etapes } = session.view().parcours;
  const earlier = etapes.slice(0, numero - 1).map(({ id }) => id);
  const published = usePreviewEpreuve(etape, earlier);
  const isAsked = published !== undefined && published.type !== 'aucune';
  const epreuve = isAsked && isAdapted ? (otherWay(published) ?? published) : published;
  return (
    <main
      aria-label="Aperçu"
      className="plein-soleil flex min-h-dvh flex-col bg-fond text-lg text-texte"
    >
      <div className="flex w-full flex-1 flex-col bg-fond-carte px-4 pt-3">
        <p className="font-bold">Étape {numero}</p>
        {moment === 'epreuve' && epreuve !== undefined && epreuve.type !== 'aucune' ? (
          <PreviewEpreuve
            key={`${epreuve.type} ${'empreinte' in epreuve ? epreuve.empreinte.sel : ''}`}
            etape={etape}
            epreuve={epreuve}
            onBack={() => setMoment('recit')}
          />
        ) : (
          <PreviewRecit
            etape={etape}
            session={session}
            isAdapted={isAdapted}
            isAsked={kindOf(etape.epreuve.type).isJudged}
            onRead={() => {
              if (isAsked) setMoment('epreuve');
            }}
          />
        )}
      </div>
    </main>
  );
}

type PreviewRecitProps = {
  etape: Etape;
  session: EditorSession;
  isAdapted: boolean;
  /** There is something to solve. */
  isAsked: boolean;
  onRead: () => void;
};

function PreviewRecit({ etape, session, isAdapted, isAsked, onRead }: PreviewRecitProps) {
  return (
    <PlayMoment
      title={previewTitle(etape)}
      actions={
        <Button size="large" wide onClick={onRead} aria-disabled={!isAsked || undefined}>
          {isAsked ? 'Voir l’épreuve' : 'Continuer'}
        </Button>
      }
    >
      <RecitContent etape={etape} session={session} isAdapted={isAdapted} />
    </PlayMoment>
  );
}

/** Sensors that some kinds need: an author at a desk has neither the place nor the plate before them. */
const asksByType: Readonly<Partial<Record<EpreuveToAnswer['type'], string>>> = {
  position: 'où se trouve le joueur',
  qr: 'de lire la plaque de l’étape',
  photo: 'une photo, gardée sur l’appareil',
};

type PreviewEpreuveProps = {
  etape: Etape;
  epreuve: EpreuveToAnswer;
  onBack: () => void;
};

function PreviewEpreuve({ etape, epreuve, onBack }: PreviewEpreuveProps) {
  const [indiceCount, setIndiceCount] = useState(0);
  const asks = asksByType[epreuve.type];
  return (
    <DraftEpreuve
      titre={etape.titre}
      epreuve={epreuve}
      points={epreuve.points}
      consigneId="apercu-consigne"
      indiceCount={indiceCount}
      onIndice={setIndiceCount}
      wrong="Ce n’est pas la bonne réponse : le jeu proposerait un indice."
      right={
        <Alert tone="succes" announce="polie" title={'Bonne réponse\u202F!'}>
          {[epreuve.motDeSucces, epreuve.anecdote]
            .filter((text) => text !== '')
            .map((text) => (
              <p key={text} className="whitespace-pre-line">
                {typographie(text)}
              </p>
            ))}
        </Alert>
      }
      instead={
        asks === undefined ? undefined : (
          <p className="rounded-carte border-2 border-dashed border-trait-fort px-4 py-3">
            {`Ici, le jeu demande ${asks}. L’aperçu ne demande rien au téléphone.`}
          </p>
        )
      }
      footer={
        <Button variant="quiet" onClick={onBack}>
          Relire le récit
        </Button>
      }
    />
  );
}
