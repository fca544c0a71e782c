import type { ReactNode } from 'react';
import IconNext from '~icons/lucide/arrow-right';
import type { Etape } from '@/domain/etape/etape.ts';
import { readingSeconds } from '@/domain/etape/reading.ts';
import { limits } from '@/domain/limits.ts';
import { formatSecondes } from '@/lib/format/mesure.ts';
import { Button } from '@/ui/button.tsx';
import { classNames } from '@/ui/class-names.ts';
import { AudioField } from '../media/audio-field.tsx';
import { FilmField } from '../media/film-field.tsx';
import { AutrefoisFields, AutresImagesFields } from '../media/pictures-fields.tsx';
import { VoiceNote } from '../media/voice-note.tsx';
import { AroundOffer } from '../around/around-offer.tsx';
import { wholeParser } from '../typed-whole.ts';
import { CheminOffer } from './chemin-offer.tsx';
import { EpreuveFields, SolvedFields } from '../epreuve/epreuve-fields.tsx';
import {
  ecranOf,
  etapeEcranList,
  etapeEcranNames,
  type EtapeEcran,
} from './etape-ecran.ts';
import { EtapeCommuneField } from './etape-commune-field.tsx';
import { FalcField } from './falc-field.tsx';
import { ImageField } from '../media/image-field.tsx';
import { ParcoursField } from '../parcours-field.tsx';
import { PetitsOffer } from './petits-offer.tsx';
import { AddMenu, OptionalFields } from '../optional-fields.tsx';
import { PositionField } from '../map/position-field.tsx';
import { RechangeFields } from './rechange-fields.tsx';
import { SceneFields } from './scene-fields.tsx';
import type { Sending } from '../media/sending.ts';
import { WayFields } from './way-fields.tsx';
import { UnreadableEtape } from './unreadable-etape.tsx';
import { useEtapeChange, useFieldScope, textOf } from '../field-scope.tsx';

export type EtapeFieldStackProps = {
  etape: Etape;
  numero: number;
  /** Of its image. */
  sending: Sending;
  /** The part shown: the story, or the épreuve; all of it when absent. */
  part?: EtapePart | undefined;
  /** One short screen at a time, and links to the others; all below each other when absent. */
  ecran?: { shown: EtapeEcran; onShow: (ecran: EtapeEcran) => void } | undefined;
};

export type EtapePart = 'recit' | 'epreuve';

/** Hint on a story: its contents, or its time read aloud to a group. */
function recitHint(recit: string): string {
  const seconds = readingSeconds(recit);
  return seconds === 0
    ? 'Ce que l’on voit, ce qui s’est passé ici.'
    : `Se lit à voix haute en ${formatSecondes(seconds)}.`;
}

export function EtapeFieldStack(props: EtapeFieldStackProps) {
  const { etape, numero } = props;
  if (etape.illisible === true) return <UnreadableEtape etape={etape} numero={numero} />;
  return <ReadableFields {...props} />;
}

function ReadableFields(props: EtapeFieldStackProps) {
  const { part, ecran } = props;
  if (ecran !== undefined) return <EtapeEcrans {...props} ecran={ecran} />;
  return (
    <div className="parties space-y-7">
      {part === 'recit' && <NamedLieu {...props} />}
      {part === undefined && <PlaceFields {...props} />}
      {part !== 'epreuve' && <RecitFields {...props} />}
      {part !== 'recit' && <TheEpreuve {...props} />}
      {part === undefined && <TheWays {...props} />}
    </div>
  );
}

type EtapeEcransProps = EtapeFieldStackProps & {
  ecran: NonNullable<EtapeFieldStackProps['ecran']>;
};

/** One short screen at a time; the others stay mounted, with their uploads and typed text. */
function EtapeEcrans(props: EtapeEcransProps) {
  const { etape, numero, ecran } = props;
  const { errors, conflicts } = useFieldScope();
  const countAt = (id: EtapeEcran) =>
    [
      ...Object.keys(errors),
      ...conflicts
        .filter(({ etapeId }) => etapeId === etape.id)
        .map(({ champ }) => champ),
    ].filter((champ) => ecranOf(champ) === id).length;
  const next = etapeEcranList[etapeEcranList.indexOf(ecran.shown) + 1];
  const screens: Readonly<Record<EtapeEcran, ReactNode>> = {
    lieu: <PlaceFields {...props} />,
    recit: <RecitFields {...props} />,
    epreuve: <TheEpreuve {...props} />,
    apres: <AfterFields {...props} />,
  };
  return (
    <>
      <nav
        aria-label={`Écrans de l’étape ${numero}`}
        className="cede-au-defilement sticky -top-5 z-10 mb-6 flex flex-wrap border-b border-trait bg-fond"
      >
        {etapeEcranList.map((id) => {
          const count = countAt(id);
          return (
            <button
              key={id}
              type="button"
              id={`ecran-${id}`}
              aria-current={id === ecran.shown ? 'step' : undefined}
              onClick={() => ecran.onShow(id)}
              className="min-h-12 flex-auto border-b-[3px] border-transparent px-1 whitespace-nowrap font-bold text-texte-doux hover:text-texte aria-[current]:border-primaire aria-[current]:text-primaire-fort"
            >
              {etapeEcranNames[id]}
              {count > 0 && (
                <span className="text-alerte">
                  {` (${count}`}
                  <span className="sr-only"> à corriger</span>)
                </span>
              )}
            </button>
          );
        })}
      </nav>
      {etapeEcranList.map((id) => (
        <div
          key={id}
          hidden={id !== ecran.shown}
          className={classNames('parties', id === ecran.shown && 'space-y-7')}
        >
          {screens[id]}
        </div>
      ))}
      {next !== undefined && (
        <Button variant="secondary" className="mt-8" onClick={() => ecran.onShow(next)}>
          {`Suite\u00A0: ${etapeEcranNames[next]}`}
          <IconNext aria-hidden="true" className="size-5" />
        </Button>
      )}
    </>
  );
}

function NamedLieu({ etape }: EtapeFieldStackProps) {
  const text = textOf(etape, useEtapeChange());
  return (
    <ParcoursField
      {...text('lieu')}
      label="Lieu"
      hint="En quelques mots : « devant le 3, place de la Mairie »."
      max={limits.lieu.max}
    />
  );
}

/** Name, place and way of an étape. */
function PlaceFields(props: EtapeFieldStackProps) {
  const { etape, numero, ecran } = props;
  const { wiring } = useFieldScope();
  const change = useEtapeChange();
  const text = textOf(etape, change);
  return (
    <AddMenu>
      <ParcoursField
        {...text('titre')}
        label="Titre de l’étape"
        max={limits.etapeTitre.max}
      />
      <NamedLieu {...props} />
      <ParcoursField champ="position">
        <PositionField
          position={etape.position}
          numero={numero}
          isFolded={ecran !== undefined}
          onPosition={(position) => change({ position })}
        />
        <AroundOffer key={etape.id} etape={etape} />
      </ParcoursField>
      <EtapeCommuneField etape={etape} />
      <SceneFields etape={etape} onChange={change} />
      <OptionalFields
        label="Ajouter le chemin jusqu’ici"
        isWritten={etape.chemin !== ''}
        firstId={wiring.idOf('chemin')}
      >
        <div>
          <ParcoursField
            {...text('chemin')}
            label="Chemin jusqu’ici"
            hint="Depuis l’étape d’avant : où tourner, les traversées, les marches, le sol."
            optional
            rows={2}
            max={limits.chemin.max}
          />
          {numero > 1 && (
            <CheminOffer
              etapeId={etape.id}
              isWritten={etape.chemin !== ''}
              fieldId={wiring.idOf('chemin')}
            />
          )}
        </div>
      </OptionalFields>
      <OptionalFields
        label="Ajouter le chemin sans marches"
        isWritten={etape.cheminSansMarches !== ''}
        firstId={wiring.idOf('cheminSansMarches')}
      >
        <ParcoursField
          {...text('cheminSansMarches')}
          label="Chemin sans marches"
          hint="Pour un fauteuil ou une poussette : par où passer, la pente, le sol."
          optional
          rows={2}
          max={limits.chemin.max}
        />
      </OptionalFields>
      <OptionalFields
        label="Régler le rayon de la balade écoutée"
        isWritten={etape.rayonEcoute !== limits.rayonEcoute.usual}
        firstId={wiring.idOf('rayonEcoute')}
      >
        <ParcoursField
          champ="rayonEcoute"
          label="Rayon de la balade écoutée"
          hint="À cette distance de l’étape, le récit commence de lui-même. 30 mètres d’habitude."
          suffix="mètres"
          format={String}
          value={etape.rayonEcoute}
          parse={wholeParser(limits.rayonMetres.min, limits.rayonMetres.max)}
          onValue={(rayonEcoute) => change({ rayonEcoute })}
        />
      </OptionalFields>
      <RechangeFields
        rechange={etape.rechange}
        onRechange={(rechange) => change({ rechange })}
        numero={numero}
      />
    </AddMenu>
  );
}

/** The story, its picture, and its other forms. */
function RecitFields({ etape, numero, sending, part }: EtapeFieldStackProps) {
  const { id } = etape;
  const { wiring } = useFieldScope();
  const change = useEtapeChange();
  const text = textOf(etape, change);
  const main = (
    <>
      <ParcoursField
        {...text('recit')}
        label="Récit"
        hint={recitHint(etape.recit)}
        rows={4}
        max={limits.recit.max}
      />
      <VoiceNote key={id} etapeId={id} />
      <ParcoursField champ="image">
        <p className="pb-1.5 font-bold">
          Image <span className="font-normal text-texte-doux">(facultatif)</span>
        </p>
        <ImageField
          image={etape.image}
          onImage={(next) => change((now) => ({ image: next(now.image) }))}
          sending={sending}
          place={{
            numero,
            position: etape.position,
            onPosition: (position) => change({ position }),
          }}
        />
      </ParcoursField>
    </>
  );
  if (part === 'recit') return main;
  return (
    <AddMenu>
      {main}
      <OptionalFields
        label="Ajouter d’autres images"
        isWritten={etape.autresImages.length > 0}
        firstId={wiring.idOf('autresImages.0')}
      >
        <AutresImagesFields etape={etape} onChange={change} />
      </OptionalFields>
      <OptionalFields
        label="Ajouter une vue d’autrefois"
        isWritten={etape.autrefois !== null}
        firstId={wiring.idOf('autrefois.image')}
      >
        <AutrefoisFields etape={etape} onChange={change} />
      </OptionalFields>
      <FalcField falc={etape.falc} onFalc={(falc) => change({ falc })} />
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
      <OptionalFields
        label="Ajouter un film en langue des signes"
        isWritten={etape.film !== null}
        firstId={wiring.idOf('film')}
      >
        <FilmField
          film={etape.film}
          recit={etape.recit}
          onFilm={(next) => change((now) => ({ film: next(now.film) }))}
        />
      </OptionalFields>
    </AddMenu>
  );
}

/** The épreuve; the text read once it is solved has its own screen if there are screens. */
function TheEpreuve({ etape, ecran }: EtapeFieldStackProps) {
  const { session } = useFieldScope();
  const { id, epreuve } = etape;
  return (
    <div className="space-y-4">
      <EpreuveFields
        epreuve={epreuve}
        onChange={(changes) =>
          session.apply({ type: 'changeEpreuve', etapeId: id, changes })
        }
        hasSolved={ecran === undefined}
      />
      <PetitsOffer key={id} etape={etape} />
    </div>
  );
}

function TheWays({ etape }: EtapeFieldStackProps) {
  return <WayFields etape={etape} onChange={useEtapeChange()} />;
}

/** Text read once the épreuve is solved, and the way on. */
function AfterFields(props: EtapeFieldStackProps) {
  const { id, epreuve } = props.etape;
  const { session } = useFieldScope();
  return (
    <>
      {epreuve.type !== 'aucune' && (
        <SolvedFields
          epreuve={epreuve}
          onChange={(changes) =>
            session.apply({ type: 'changeEpreuve', etapeId: id, changes })
          }
        />
      )}
      <TheWays {...props} />
    </>
  );
}
