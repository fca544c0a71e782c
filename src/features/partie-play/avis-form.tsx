import { useId, useState, type SubmitEvent } from 'react';
import { awaitsName, echoOutbox, type Echo } from '@/data/echo/echo-outbox.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { limits } from '@/domain/limits.ts';
import type { Partie } from '@/domain/partie/partie.ts';
import {
  normalizePseudonyme,
  pseudonymeProblem,
  pseudonymeProblemWords,
} from '@/domain/utilisateur/pseudonyme.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { RadioGroup } from '@/ui/radio-group.tsx';
import { JugementWords, useEchoJugement } from './echo-jugement.tsx';
import { SaidDone } from './said-done.tsx';
import { useEcho, useEchoPlace, usePseudonyme } from './use-echo.ts';

const noteList = ['5', '4', '3', '2', '1'] as const;
type Note = (typeof noteList)[number];

const noteWords: Readonly<Record<Note, string>> = {
  '5': '5, excellente',
  '4': '4, très bien',
  '3': '3, bien',
  '2': '2, décevante',
  '1': '1, à revoir',
};

const { max } = limits.avisTexte;

/** « Votre avis »: from 1 to 5 and a few words, which wait for the team before anybody reads them. */
export function AvisForm({ partie }: { partie: Partie }) {
  const said = useEcho(partie.queteId, 'avis');
  const [isEditing, setIsEditing] = useState(false);
  const [isNew, setIsNew] = useState(false);
  return (
    <section className="space-y-4" aria-labelledby="votre-avis">
      <h2 id="votre-avis" className="text-2xl">
        Votre avis
      </h2>
      {said !== null && !isEditing && !awaitsName(said) ? (
        <SaidAvis said={said} isNew={isNew} onEdit={() => setIsEditing(true)} />
      ) : (
        <Form
          partie={partie}
          said={said}
          onDone={() => {
            setIsEditing(false);
            setIsNew(true);
          }}
        />
      )}
    </section>
  );
}

type SaidAvisProps = { said: Echo; isNew: boolean; onEdit: () => void };

function SaidAvis({ said, isNew, onEdit }: SaidAvisProps) {
  const outbox = echoOutbox(useFirebase());
  const place = useEchoPlace(
    said,
    'Votre avis est arrivé. Il attend d’être relu par l’équipe, puis se lira sur la page de la quête.',
  );
  const jugement = useEchoJugement(said);
  return (
    <SaidDone title={`Merci\u202F! Vous avez mis ${said.note} sur 5.`} isNew={isNew}>
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
          Modifier mon avis
        </Button>
        <Button variant="quiet" onClick={() => outbox.retract(said.queteId, 'avis')}>
          Retirer mon avis
        </Button>
      </div>
    </SaidDone>
  );
}

type FormProps = { partie: Partie; said: Echo | null; onDone: () => void };

function noteOf(said: Echo | null): Note | null {
  return noteList.find((note) => note === String(said?.note)) ?? null;
}

function Form({ partie, said, onDone }: FormProps) {
  const outbox = echoOutbox(useFirebase());
  const id = useId();
  const known = usePseudonyme();
  const [note, setNote] = useState(() => noteOf(said));
  const [texte, setTexte] = useState(said?.texte ?? '');
  const [writtenName, setWrittenName] = useState<string | null>(null);
  const typedName = writtenName ?? said?.pseudonyme ?? known;
  const [isTried, setIsTried] = useState(() => said !== null && awaitsName(said));
  const pseudonyme = normalizePseudonyme(typedName);
  const nameProblem = pseudonymeProblem(pseudonyme);
  const isLong = texte.trim().length > max;

  function send(event: SubmitEvent): void {
    event.preventDefault();
    setIsTried(true);
    if (note === null) {
      document.getElementById(`${id}-5`)?.focus();
      return;
    }
    if (isLong || nameProblem !== null) {
      document.getElementById(isLong ? `${id}-texte` : `${id}-nom`)?.focus();
      return;
    }
    const { queteId, id: partieId } = partie;
    outbox.say({
      genre: 'avis',
      queteId,
      partieId,
      note: Number(note),
      texte: texte.trim(),
      pseudonyme,
    });
    onDone();
  }

  return (
    <form className="space-y-5" noValidate onSubmit={send}>
      <RadioGroup
        id={id}
        legend={'Comment avez-vous trouvé cette balade\u202F?'}
        options={noteList.map((value) => ({ value, label: noteWords[value] }))}
        value={note}
        onValueChange={setNote}
        error={isTried && note === null ? 'Choisissez une note de 1 à 5.' : undefined}
      />
      <Field
        as="textarea"
        id={`${id}-texte`}
        label="Quelques mots"
        hint="Sans la réponse des énigmes, pour ceux qui viendront après vous."
        optional
        rows={3}
        maxCount={max}
        value={texte}
        error={
          isTried && isLong
            ? `Ce texte est trop long\u00A0: ${String(max)} caractères au plus.`
            : undefined
        }
        onChange={(event) => setTexte(event.currentTarget.value)}
      />
      <Field
        id={`${id}-nom`}
        label="Signé"
        hint="Un pseudonyme, qui sera lu par tous. Pas votre nom de famille."
        value={typedName}
        autoComplete="nickname"
        spellCheck={false}
        maxCount={limits.pseudonyme.max}
        error={
          isTried && nameProblem !== null
            ? pseudonymeProblemWords[nameProblem]
            : undefined
        }
        onChange={(event) => setWrittenName(event.currentTarget.value)}
      />
      <Button type="submit" variant="secondary">
        Donner mon avis
      </Button>
    </form>
  );
}
