import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLimitWait } from '@/data/debit/limit-waits.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import type { SignalementOutcome } from '@/data/signalement/signalement-outbox.ts';
import { signalementOutbox } from '@/data/signalement/signalement-outbox.ts';
import { limits } from '@/domain/limits.ts';
import { reportSchema } from '@/domain/signalement/report-schema.ts';
import {
  motifList,
  motifNames,
  type Signalement,
} from '@/domain/signalement/signalement.ts';
import { authoredLang } from '@/langue/authored.ts';
import { limitWaitWords } from '@/lib/errors/error-message.ts';
import { heicText, isHeic } from '@/lib/media/heic.ts';
import { DoneNotice } from '@/ui/done-notice.tsx';
import { PhotoImage } from '@/ui/pictures/photo-image.tsx';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { Form } from '@/ui/form/form.tsx';
import { useForm } from '@/ui/form/use-form.ts';
import { useTyped } from '@/ui/form/use-typed.ts';
import { FieldError } from '@/ui/field-messages.tsx';
import { PhotoButton } from '@/ui/photo-button.tsx';
import { RadioGroup } from '@/ui/choices/radio-group.tsx';
import { drawPhoto } from '../session/draw-photo.ts';

type SignalerPanelProps = {
  /** The player's place: joined to the report. */
  place: Pick<Signalement, 'queteId' | 'version' | 'etapeId'>;
  etapeTitre: string;
  onClose: () => void;
};

/** « Signaler un problème »: the problem, in one choice, a few words and an optional photo. */
export function SignalerPanel({ place, etapeTitre, onClose }: SignalerPanelProps) {
  const services = useFirebase();
  const report = useMutation({
    mutationFn: (reported: { signalement: Signalement; photo: Blob | null }) =>
      signalementOutbox(services).report(reported.signalement, reported.photo),
  });
  const form = useForm({
    schema: reportSchema,
    values: { motif: null, texte: '', photo: null },
  });
  const motif = useTyped(form, 'motif');
  const photo = useTyped(form, 'photo');

  if (report.isSuccess) return <Reported outcome={report.data} onClose={onClose} />;

  return (
    <Form
      form={form}
      send={({ photo, ...words }) =>
        report.mutateAsync({ signalement: { ...place, ...words }, photo })
      }
      className="space-y-5 text-lg"
    >
      <p>
        <Trans>
          Les personnes qui s’occupent de cette quête le liront avec le nom de l’étape
          {'\u00A0'}: <strong lang={authoredLang()}>{etapeTitre}</strong>. Votre nom n’est
          pas demandé.
        </Trans>
      </p>
      <RadioGroup
        legend={t`Qu’est-ce qui ne va pas\u202F?`}
        options={motifList.map((value) => ({ value, label: t(motifNames[value]) }))}
        {...form.field('motif')}
      />
      {motif === 'danger' && (
        <p role="status" className="font-bold">
          {t`En cas d’urgence, appelez le 112\u00A0: personne ne lit ce message à la minute.`}
        </p>
      )}
      <Field
        as="textarea"
        label={t`En quelques mots`}
        optional={motif !== 'autre'}
        rows={3}
        maxCount={limits.signalementTexte.max}
        {...form.field('texte')}
      />
      <ReportPhoto photo={photo} onPhoto={(drawn) => form.fill('photo', drawn)} />
      <Button type="submit" size="large" wide pending={form.isPending}>
        {form.isPending ? t`Envoi…` : t`Envoyer le signalement`}
      </Button>
    </Form>
  );
}

type ReportPhotoProps = { photo: Blob | null; onPhoto: (photo: Blob | null) => void };

function ReportPhoto({ photo, onPhoto }: ReportPhotoProps) {
  const [state, setState] = useState<'repos' | 'dessin' | 'heic' | 'illisible'>('repos');

  async function draw(file: File): Promise<void> {
    setState('dessin');
    try {
      onPhoto(await drawPhoto(file));
      setState('repos');
    } catch (error) {
      console.warn('The photo of a report could not be read.', error);
      setState(isHeic(file) ? 'heic' : 'illisible');
    }
  }

  return (
    <div role="group" aria-label={t`Photo du signalement`} className="space-y-3">
      {(state === 'illisible' || state === 'heic') && (
        <FieldError id="photo-signalement-erreur">
          {state === 'heic'
            ? heicText()
            : t`Cette photo n’a pas pu être lue. Prenez-en une autre, ou envoyez sans photo.`}
        </FieldError>
      )}
      {photo !== null && (
        <PhotoImage photo={photo} alt={t`La photo du signalement`} className="max-h-60" />
      )}
      <div className="flex flex-wrap gap-3">
        <PhotoButton pending={state === 'dessin'} onFile={(file) => void draw(file)}>
          {photo === null ? t`Joindre une photo` : t`Prendre une autre photo`}
        </PhotoButton>
        {photo !== null && (
          <Button variant="quiet" onClick={() => onPhoto(null)}>
            {t`Retirer la photo`}
          </Button>
        )}
      </div>
      <p className="text-base text-texte-doux">
        {t`Elle part sans le lieu ni la date du fichier. Évitez d’y montrer des visages.`}
      </p>
    </div>
  );
}

const outcomeWords: Readonly<
  Record<SignalementOutcome, { title: MessageDescriptor; text: MessageDescriptor }>
> = {
  parti: {
    title: msg`Merci, votre signalement est parti`,
    text: msg`Les personnes qui s’occupent de la quête l’ont reçu. La partie continue, et vous pouvez toujours passer l’étape.`,
  },
  garde: {
    title: msg`Votre signalement est gardé ici`,
    text: msg`Il n’a pas pu partir maintenant. Il attend sur cet appareil et partira seul dès que possible, le jeu ouvert. La partie continue.`,
  },
  page: {
    title: msg`Votre signalement attend dans cette page`,
    text: msg`Il n’a pas pu partir, et ce navigateur ne garde rien. Laissez cette page ouverte jusqu’au retour du réseau\u00A0: il partira seul.`,
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
    <DoneNotice title={t(title)}>
      <p>{isLimited ? limitWaitWords() : t(text)}</p>
      <Button onClick={onClose}>{t`Revenir au jeu`}</Button>
    </DoneNotice>
  );
}
