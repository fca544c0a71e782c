import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { avisOutbox, awaitsName, type OwnAvis } from '@/data/avis/avis-outbox.ts';
import { useAvisJugement } from '@/data/avis/use-avis-jugement.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { limits } from '@/domain/limits.ts';
import { avisSchema, noteList, type Note } from '@/domain/partie/avis-schema.ts';
import type { Partie } from '@/domain/partie/partie.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { Button } from '@/ui/button.tsx';
import { DoneNotice } from '@/ui/done-notice.tsx';
import { Field } from '@/ui/field.tsx';
import { Fold } from '@/ui/fold.tsx';
import { Form } from '@/ui/form/form.tsx';
import { useForm } from '@/ui/form/use-form.ts';
import { RadioGroup } from '@/ui/choices/radio-group.tsx';
import { JugementWords } from './avis-jugement.tsx';
import { useAvisPlace, useOwnAvis, usePseudonyme } from '../session/use-own-avis.ts';

const noteWords: Readonly<Record<Note, MessageDescriptor>> = {
  '5': msg`5, excellente`,
  '4': msg`4, très bien`,
  '3': msg`3, bien`,
  '2': msg`2, décevante`,
  '1': msg`1, à revoir`,
};

/** « Votre avis »: from 1 to 5 and a few words, moderated by the team before publication. */
export function AvisForm({ partie }: { partie: Partie }) {
  const said = useOwnAvis(partie.queteId);
  const [isEditing, setIsEditing] = useState(false);
  const [isNew, setIsNew] = useState(false);
  // Folded without an opinion.
  const [isOpen] = useState(said !== null);
  return (
    <Fold title={t`Votre avis`} isOpen={isOpen}>
      {said !== null && !isEditing && !awaitsName(said) ? (
        <SaidAvis said={said} isNew={isNew} onEdit={() => setIsEditing(true)} />
      ) : (
        <OwnAvis
          partie={partie}
          said={said}
          onDone={() => {
            setIsEditing(false);
            setIsNew(true);
          }}
        />
      )}
    </Fold>
  );
}

type SaidAvisProps = { said: OwnAvis; isNew: boolean; onEdit: () => void };

function SaidAvis({ said, isNew, onEdit }: SaidAvisProps) {
  const outbox = avisOutbox(useFirebase());
  const place = useAvisPlace(said);
  const jugement = useAvisJugement(said);
  const { note } = said;
  return (
    <DoneNotice title={t`Merci\u202F! Vous avez mis ${note} sur 5.`} isNew={isNew}>
      {said.texte !== '' && (
        <p className="break-words whitespace-pre-line">{typographie(said.texte)}</p>
      )}
      {jugement === null ? (
        <p role="status">{place}</p>
      ) : (
        <JugementWords jugement={jugement} />
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onEdit}>
          {t`Modifier mon avis`}
        </Button>
        <Button variant="quiet" onClick={() => outbox.retract(said.queteId)}>
          {t`Retirer mon avis`}
        </Button>
      </div>
    </DoneNotice>
  );
}

type OwnAvisProps = { partie: Partie; said: OwnAvis | null; onDone: () => void };

function noteOf(said: OwnAvis | null): Note | null {
  return noteList.find((note) => note === String(said?.note)) ?? null;
}

function OwnAvis({ partie, said, onDone }: OwnAvisProps) {
  const outbox = avisOutbox(useFirebase());
  const known = usePseudonyme();
  // Its name was refused: the field shows the reason at once.
  const isRefused = said !== null && awaitsName(said);
  const form = useForm({
    schema: avisSchema,
    values: {
      note: noteOf(said),
      texte: said?.texte ?? '',
      pseudonyme: said?.pseudonyme ?? known,
    },
    mode: isRefused ? 'onChange' : 'onSubmit',
  });
  const { trigger } = form;
  // The errors are react-hook-form's.
  useEffect(() => {
    if (isRefused) void trigger();
  }, [isRefused, trigger]);
  return (
    <Form
      form={form}
      send={({ note, ...words }) => {
        outbox.say({
          queteId: partie.queteId,
          partieId: partie.id,
          note: Number(note),
          ...words,
        });
        // At once: the sent opinion replaces this form.
        onDone();
      }}
      className="space-y-5"
    >
      <RadioGroup
        legend={t`Comment avez-vous trouvé cette balade\u202F?`}
        options={noteList.map((value) => ({ value, label: t(noteWords[value]) }))}
        {...form.field('note')}
      />
      <Field
        as="textarea"
        label={t`Quelques mots`}
        hint={t`Sans la réponse des énigmes, pour ceux qui viendront après vous.`}
        optional
        rows={3}
        maxCount={limits.avisTexte.max}
        {...form.field('texte')}
      />
      <Field
        label={t`Signé`}
        hint={t`Un pseudonyme, qui sera lu par tous. Pas votre nom de famille.`}
        autoComplete="nickname"
        spellCheck={false}
        maxCount={limits.pseudonyme.max}
        {...form.field('pseudonyme')}
      />
      <Button type="submit" variant="secondary">
        {t`Donner mon avis`}
      </Button>
    </Form>
  );
}
