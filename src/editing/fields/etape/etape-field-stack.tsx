import type { ReactNode } from 'react';
import type { Etape } from '@/domain/etape/etape.ts';
import { readingSeconds } from '@/domain/etape/reading-time.ts';
import { limits } from '@/domain/limits.ts';
import { formatSecondes } from '@/lib/format/mesure.ts';
import { AudioField } from '../media/audio-field.tsx';
import { VoiceNote } from '../media/voice-note.tsx';
import { CheminOffer } from './chemin-offer.tsx';
import { EpreuveFields } from '../epreuve/epreuve-fields.tsx';
import { FalcField } from './falc-field.tsx';
import { ImageField } from '../media/image-field.tsx';
import { ParcoursField } from '../parcours-field.tsx';
import { OptionalFields } from '../optional-fields.tsx';
import { PositionField } from '../map/position-field.tsx';
import { RechangeFields } from './rechange-fields.tsx';
import { SceneFields } from './scene-fields.tsx';
import type { Sending } from '../media/sending.ts';
import { WayFields } from './way-fields.tsx';
import { UnreadableEtape } from './unreadable-etape.tsx';
import { useEtapeChange, useFieldScope } from '../field-scope.tsx';

export type EtapeFieldStackProps = {
  etape: Etape;
  numero: number;
  /** Of its image. */
  sending: Sending;
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
  const { etape, numero } = props;
  if (etape.illisible === true) return <UnreadableEtape etape={etape} numero={numero} />;
  return <ReadableFields {...props} />;
}

function ReadableFields({ etape, numero, sending, map, part }: EtapeFieldStackProps) {
  const { id } = etape;
  const { session, wiring } = useFieldScope();
  const change = useEtapeChange();
  return (
    <div className="parties space-y-7">
      {part === undefined && (
        <ParcoursField
          champ="titre"
          label="Titre de l’étape"
          max={limits.etapeTitre.max}
          value={etape.titre}
          onText={(titre) => change({ titre })}
        />
      )}
      {part !== 'epreuve' && (
        <ParcoursField
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
            <ParcoursField
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
                fieldId={wiring.idOf('chemin')}
              />
            )}
          </div>
          <OptionalFields
            label="Ajouter le chemin sans marches"
            isWritten={etape.cheminSansMarches !== ''}
            firstId={wiring.idOf('cheminSansMarches')}
          >
            <ParcoursField
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
          <ParcoursField champ="position">
            <PositionField
              position={etape.position}
              numero={numero}
              onPosition={(position) => change({ position })}
            />
            {map !== undefined && <div className="mt-3">{map}</div>}
          </ParcoursField>
        </>
      )}
      {part === undefined && <SceneFields etape={etape} onChange={change} />}
      {part !== 'epreuve' && (
        <>
          <ParcoursField
            champ="recit"
            label="Récit"
            hint={recitHint(etape.recit)}
            rows={4}
            max={limits.recit.max}
            value={etape.recit}
            onText={(recit) => change({ recit })}
          />
          {part === undefined && (
            <FalcField falc={etape.falc} onFalc={(falc) => change({ falc })} />
          )}
          <VoiceNote key={id} etapeId={id} />
          <ParcoursField champ="image">
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
            />
          </ParcoursField>
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
        />
      )}
      {part !== 'recit' && (
        <EpreuveFields
          epreuve={etape.epreuve}
          onChange={(changes) =>
            session.apply({ type: 'changeEpreuve', etapeId: id, changes })
          }
        />
      )}
      {part === undefined && <WayFields etape={etape} onChange={change} />}
    </div>
  );
}
