import type { ReactNode } from 'react';
import type { Etape } from '@/domain/etape/etape.ts';
import { readingSeconds } from '@/domain/etape/reading-time.ts';
import { limits } from '@/domain/limits.ts';
import type { FieldConflict } from '@/domain/parcours/merge.ts';
import { formatSecondes } from '@/lib/format/mesure.ts';
import type { EditorSession } from '../../session/editor-session.ts';
import { AudioField } from '../media/audio-field.tsx';
import { VoiceNote } from '../media/voice-note.tsx';
import { CheminOffer } from './chemin-offer.tsx';
import { EpreuveFields } from '../epreuve/epreuve-fields.tsx';
import { FalcField } from './falc-field.tsx';
import { ImageField } from '../media/image-field.tsx';
import { NotedTextField } from '../noted-text-field.tsx';
import { OptionalFields } from '../optional-fields.tsx';
import { PositionField } from '../map/position-field.tsx';
import { RechangeFields } from './rechange-fields.tsx';
import { SceneFields } from './scene-fields.tsx';
import type { Sending } from '../media/sending.ts';
import { WayFields } from './way-fields.tsx';
import { UnreadableEtape } from './unreadable-etape.tsx';
import { useEtapeWiring } from '../use-etape-wiring.tsx';

export type EtapeFieldStackProps = {
  etape: Etape;
  numero: number;
  errors: Readonly<Record<string, string>>;
  saisies: Readonly<Record<string, string>>;
  conflicts: readonly FieldConflict[];
  /** Of its image. */
  sending: Sending;
  session: EditorSession;
  onLeave: (key: string) => void;
  /** The map, where there is no room for it beside the form. */
  map?: ReactNode;
  /** What is asked of it: the story, or the épreuve; everything when absent. */
  part?: EtapePart | undefined;
};

export type EtapePart = 'recit' | 'epreuve';

/** What belongs in a story, or how long a group will listen to it. */
function recitHint(recit: string): string {
  const seconds = readingSeconds(recit);
  return seconds === 0
    ? 'Ce que l’on voit, ce qui s’est passé ici.'
    : `Se lit à voix haute en ${formatSecondes(seconds)}.`;
}

/** The fields of one étape. */
export function EtapeFieldStack(props: EtapeFieldStackProps) {
  const { etape, numero, session } = props;
  if (etape.illisible === true) {
    return <UnreadableEtape etape={etape} numero={numero} session={session} />;
  }
  return <ReadableFields {...props} />;
}

function ReadableFields({
  etape,
  numero,
  errors,
  saisies,
  conflicts,
  sending,
  session,
  onLeave,
  map,
  part,
}: EtapeFieldStackProps) {
  const { id } = etape;
  const { wiring, change, note } = useEtapeWiring({
    etapeId: id,
    errors,
    saisies,
    conflicts,
    session,
    onLeave,
  });
  return (
    <div className="parties space-y-7">
      {part === undefined && (
        <NotedTextField
          note={note}
          wiring={wiring}
          champ="titre"
          label="Titre de l’étape"
          max={limits.etapeTitre.max}
          value={etape.titre}
          onText={(titre) => change({ titre })}
        />
      )}
      {part !== 'epreuve' && (
        <NotedTextField
          note={note}
          wiring={wiring}
          champ="lieu"
          label="Lieu"
          hint="En quelques mots : « devant le 3, place de la Mairie »."
          max={limits.lieu.max}
          value={etape.lieu}
          onText={(lieu) => change({ lieu })}
        />
      )}
      {part === undefined && (
        <>
          <div>
            <NotedTextField
              note={note}
              wiring={wiring}
              champ="chemin"
              label="Chemin jusqu’ici"
              hint="Depuis l’étape d’avant : où tourner, les traversées, les marches, le sol."
              optional
              rows={2}
              max={limits.chemin.max}
              value={etape.chemin}
              onText={(chemin) => change({ chemin })}
            />
            {numero > 1 && (
              <CheminOffer
                etapeId={id}
                isWritten={etape.chemin !== ''}
                session={session}
                fieldId={wiring.idOf('chemin')}
              />
            )}
          </div>
          <OptionalFields
            label="Ajouter le chemin sans marches"
            isWritten={etape.cheminSansMarches !== ''}
            firstId={wiring.idOf('cheminSansMarches')}
          >
            <NotedTextField
              note={note}
              wiring={wiring}
              champ="cheminSansMarches"
              label="Chemin sans marches"
              hint="Pour un fauteuil ou une poussette : par où passer, la pente, le sol."
              optional
              rows={2}
              max={limits.chemin.max}
              value={etape.cheminSansMarches}
              onText={(cheminSansMarches) => change({ cheminSansMarches })}
            />
          </OptionalFields>
          <div>
            <PositionField
              position={etape.position}
              numero={numero}
              onPosition={(position) => change({ position })}
              wiring={wiring}
            />
            {map !== undefined && <div className="mt-3">{map}</div>}
            {note('position')}
          </div>
        </>
      )}
      {part === undefined && (
        <SceneFields
          etape={etape}
          onChange={change}
          session={session}
          wiring={wiring}
          note={note}
        />
      )}
      {part !== 'epreuve' && (
        <>
          <NotedTextField
            note={note}
            wiring={wiring}
            champ="recit"
            label="Récit"
            hint={recitHint(etape.recit)}
            rows={4}
            max={limits.recit.max}
            value={etape.recit}
            onText={(recit) => change({ recit })}
          />
          {part === undefined && (
            <FalcField
              falc={etape.falc}
              onFalc={(falc) => change({ falc })}
              wiring={wiring}
              note={note}
            />
          )}
          <VoiceNote key={id} etapeId={id} />
          <div>
            <p className="pb-1.5 font-bold">
              Image <span className="font-normal text-texte-doux">(facultatif)</span>
            </p>
            <ImageField
              image={etape.image}
              onImage={(image) => change({ image })}
              sending={sending}
              place={{
                numero,
                position: etape.position,
                onPosition: (position) => change({ position }),
              }}
              session={session}
              wiring={wiring}
            />
            {note('image')}
          </div>
          {part === undefined && (
            <OptionalFields
              label="Ajouter un enregistrement à écouter"
              isWritten={etape.audio !== ''}
              firstId={wiring.idOf('audio')}
            >
              <AudioField
                audio={etape.audio}
                transcription={etape.transcription}
                recit={etape.recit}
                onChange={change}
                session={session}
                wiring={wiring}
                note={note}
              />
            </OptionalFields>
          )}
        </>
      )}
      {part === undefined && (
        <RechangeFields
          rechange={etape.rechange}
          onRechange={(rechange) => change({ rechange })}
          numero={numero}
          wiring={wiring}
          note={note}
        />
      )}
      {part !== 'recit' && (
        <EpreuveFields
          etapeId={id}
          epreuve={etape.epreuve}
          onChange={(changes) =>
            session.apply({ type: 'changeEpreuve', etapeId: id, changes })
          }
          conflicts={conflicts}
          session={session}
          wiring={wiring}
        />
      )}
      {part === undefined && (
        <WayFields
          etape={etape}
          onChange={change}
          session={session}
          wiring={wiring}
          note={note}
        />
      )}
    </div>
  );
}
