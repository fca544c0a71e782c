import { useMutation } from '@tanstack/react-query';
import { useId, useState, type SubmitEvent } from 'react';
import { useLimitWait } from '@/data/debit/limit-waits.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { reportMutation } from '@/data/signalement/report-queries.ts';
import type { SignalementOutcome } from '@/data/signalement/signalement-outbox.ts';
import { limitWaitWords } from '@/lib/errors/limit-reached-error.ts';
import { limits } from '@/domain/limits.ts';
import {
  checkSignalement,
  motifList,
  motifNames,
  type Motif,
  type Signalement,
} from '@/domain/signalement/signalement.ts';
import { PhotoImage } from '@/ui/photo-image.tsx';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { FieldError } from '@/ui/field-messages.tsx';
import { PhotoButton } from '@/ui/photo-button.tsx';
import { RadioGroup } from '@/ui/radio-group.tsx';
import { drawPhoto } from './draw-photo.ts';
import { SaidDone } from './said-done.tsx';

type SignalerPanelProps = {
  /** Where one stands: joined to the report. */
  place: Pick<Signalement, 'queteId' | 'version' | 'etapeId'>;
  etapeTitre: string;
  onClose: () => void;
};

const problems = {
  motif: 'Choisissez ce qui ne va pas.',
  'texte-vide': 'Dites en quelques mots ce qui ne va pas.',
  'texte-long': `Ce texte est trop long\u00A0: ${limits.signalementTexte.max} caractères au plus.`,
} as const;

/** « Signaler un problème »: what is wrong here, in one choice, a few words and a photo if one likes. */
export function SignalerPanel({ place, etapeTitre, onClose }: SignalerPanelProps) {
  const id = useId();
  const [motif, setMotif] = useState<Motif | null>(null);
  const [texte, setTexte] = useState('');
  const [photo, setPhoto] = useState<Blob | null>(null);
  const [isTried, setIsTried] = useState(false);
  const report = useMutation(reportMutation(useFirebase()));

  if (report.isSuccess) return <Reported outcome={report.data} onClose={onClose} />;

  const problem = isTried ? checkSignalement(motif, texte) : null;

  function send(event: SubmitEvent): void {
    event.preventDefault();
    setIsTried(true);
    const found = checkSignalement(motif, texte);
    if (found !== null) {
      // To where it is put right; what is wrong is said with it.
      document
        .getElementById(found === 'motif' ? `${id}-plaque` : `${id}-texte`)
        ?.focus();
    }
    if (report.isPending || motif === null || found !== null) return;
    report.mutate({ signalement: { ...place, motif, texte: texte.trim() }, photo });
  }

  return (
    <form className="space-y-5 text-lg" noValidate onSubmit={send}>
      <p>
        Les personnes qui tiennent cette quête le liront avec le nom de l’étape
        {'\u00A0'}: <strong>{etapeTitre}</strong>. Votre nom n’est pas demandé.
      </p>
      <RadioGroup
        id={id}
        legend={'Qu’est-ce qui ne va pas\u202F?'}
        options={motifList.map((value) => ({ value, label: motifNames[value] }))}
        value={motif}
        onValueChange={setMotif}
        error={problem === 'motif' ? problems.motif : undefined}
      />
      {motif === 'danger' && (
        <p role="status" className="font-bold">
          En cas d’urgence, appelez le 112{'\u00A0'}: personne ne lit ce message à la
          minute.
        </p>
      )}
      <Field
        as="textarea"
        id={`${id}-texte`}
        label="En quelques mots"
        optional={motif !== 'autre'}
        rows={3}
        maxCount={limits.signalementTexte.max}
        value={texte}
        error={problem === null || problem === 'motif' ? undefined : problems[problem]}
        onChange={(event) => setTexte(event.currentTarget.value)}
      />
      <ReportPhoto photo={photo} onPhoto={setPhoto} />
      <Button type="submit" size="large" wide pending={report.isPending}>
        {report.isPending ? 'Envoi…' : 'Envoyer le signalement'}
      </Button>
    </form>
  );
}

type ReportPhotoProps = { photo: Blob | null; onPhoto: (photo: Blob | null) => void };

function ReportPhoto({ photo, onPhoto }: ReportPhotoProps) {
  const [state, setState] = useState<'repos' | 'dessin' | 'illisible'>('repos');

  async function draw(file: File): Promise<void> {
    setState('dessin');
    try {
      onPhoto(await drawPhoto(file));
      setState('repos');
    } catch (error) {
      console.warn('The photo of a report could not be read.', error);
      setState('illisible');
    }
  }

  return (
    <div role="group" aria-label="Photo du signalement" className="space-y-3">
      {state === 'illisible' && (
        <FieldError id="photo-signalement-erreur">
          Cette photo n’a pas pu être lue. Prenez-en une autre, ou envoyez sans photo.
        </FieldError>
      )}
      {photo !== null && (
        <PhotoImage photo={photo} alt="La photo du signalement" className="max-h-60" />
      )}
      <div className="flex flex-wrap gap-3">
        <PhotoButton pending={state === 'dessin'} onFile={(file) => void draw(file)}>
          {photo === null ? 'Joindre une photo' : 'Prendre une autre photo'}
        </PhotoButton>
        {photo !== null && (
          <Button variant="quiet" onClick={() => onPhoto(null)}>
            Retirer la photo
          </Button>
        )}
      </div>
      <p className="text-base text-texte-doux">
        Elle part sans le lieu ni la date du fichier. Évitez d’y montrer des visages.
      </p>
    </div>
  );
}

const outcomeWords: Readonly<
  Record<SignalementOutcome, { title: string; text: string }>
> = {
  parti: {
    title: 'Merci, votre signalement est parti',
    text: 'Les personnes qui tiennent la quête l’ont reçu. La partie continue, et l’étape peut toujours se passer.',
  },
  garde: {
    title: 'Votre signalement est gardé ici',
    text: 'Il n’a pas pu partir maintenant. Il attend sur cet appareil et partira seul dès que possible, le jeu ouvert. La partie continue.',
  },
  page: {
    title: 'Votre signalement attend dans cette page',
    text: 'Il n’a pas pu partir, et ce navigateur ne garde rien. Laissez cette page ouverte jusqu’au retour du réseau\u00A0: il partira seul.',
  },
};

function Reported({
  outcome,
  onClose,
}: {
  outcome: SignalementOutcome;
  onClose: () => void;
}) {
  const { title, text } = outcomeWords[outcome];
  const isLimited = useLimitWait('signalement') && outcome === 'garde';
  return (
    <SaidDone title={title}>
      <p>{isLimited ? limitWaitWords : text}</p>
      <Button onClick={onClose}>Revenir au jeu</Button>
    </SaidDone>
  );
}
