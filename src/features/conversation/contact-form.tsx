import { useMutation } from '@tanstack/react-query';
import { useId, useState, useSyncExternalStore, type SubmitEvent } from 'react';
import { Link } from 'react-router';
import {
  forgetDraft,
  keepConversation,
  keepDraft,
  readDraft,
} from '@/data/conversation/kept-conversations.ts';
import {
  fetchOpening,
  openConversationMutation,
} from '@/data/conversation/open-conversation-queries.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import type { Commune } from '@/domain/commune/commune.ts';
import {
  checkContact,
  firstMessage,
  sujetList,
  sujetNames,
  type ContactField,
  type ContactForm as Fields,
  type Sujet,
} from '@/domain/conversation/conversation.ts';
import { limits } from '@/domain/limits.ts';
import { AccessDeniedError, OfflineError } from '@/lib/errors/data-error.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { refusedWords } from '@/lib/errors/refused-error.ts';
import { paths } from '@/lib/paths.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { Checkbox } from '@/ui/checkbox.tsx';
import { ErrorSummary } from '@/ui/error-summary.tsx';
import { Field } from '@/ui/field.tsx';

/** What the message is about, and who says so: the person, or the page it is written on. */
export type ContactRequest = {
  sujet: Sujet;
  /** The page already says what it is about: no subject to choose. What to write, in a few words. */
  hint?: string | undefined;
  /** The page of this site that it is about. */
  page?: string | null | undefined;
};

type ContactFormProps = {
  request: ContactRequest;
  /** The commune it is about, when one was chosen before. */
  commune: Commune | null;
  onSent: () => void;
};

const usualHint =
  'Pour un problème sur place, donnez le nom de la quête et celui de l’étape.';

/** A hand needs this long at least: a program that fills in faster waits too, and most do not. */
const handMs = 3_000;

const blankFields = { nom: '', email: '', message: '', consentement: false };

/** The draft of an earlier visit is read once; from then on the form holds the truth. */
function neverChanges(): () => void {
  return () => undefined;
}

const fieldOrder: readonly ContactField[] = ['nom', 'email', 'message', 'consentement'];

/** What happened to a message that could not go; it is still in its field. */
function sendFailure(error: unknown, isKept: boolean): string {
  const kept = isKept
    ? ' Votre message est gardé sur cet appareil, même si vous fermez la page.'
    : ' Votre message est toujours là, dans le formulaire.';
  if (error instanceof OfflineError) {
    return `Le réseau ne répond pas : rien n’est parti.${kept} Réessayez quand il reviendra.`;
  }
  const refused = refusedWords(error);
  if (refused !== null) return refused + kept;
  if (error instanceof AccessDeniedError) {
    return `Vous venez d’écrire : attendez une demi-minute, et pas plus de cinq fois par jour.${kept}`;
  }
  return `${errorMessage(error)}${kept}`;
}

/** Fetches what sends while one writes: the network may be gone by the time one presses. Never rejects. */
async function fetchSending(): Promise<void> {
  try {
    await fetchOpening();
  } catch (error) {
    console.warn('What sends a message could not be fetched ahead.', error);
  }
}

/** Write to the team. The SDK is loaded while one writes; what is written is kept until it has gone. */
export function ContactForm({ request, commune, onSent }: ContactFormProps) {
  const { sujet, hint, page = null } = request;
  const id = useId();
  const [typed, setTyped] = useState<Partial<Fields>>({});
  const kept = useSyncExternalStore(neverChanges, readDraft, () => null);
  const fields: Fields = { ...blankFields, sujet, ...kept, ...typed };
  const [attempt, setAttempt] = useState(0);
  const [shownAt] = useState(() => Date.now());
  const services = useFirebase();

  const change = (part: Partial<Fields>) => {
    const next = { ...fields, ...part };
    setTyped(next);
    keepDraft({ nom: next.nom, email: next.email, message: next.message });
    void fetchSending();
  };

  const errors = attempt > 0 ? checkContact(fields) : {};
  const problems = fieldOrder.flatMap((field) => {
    const message = errors[field];
    return message === undefined ? [] : [{ fieldId: `${id}-${field}`, message }];
  });

  const subject = sujetNames[fields.sujet];
  const [failure, setFailure] = useState('');
  // Even where the form was left meanwhile: what has gone is kept to be found again, what has not is kept as a draft.
  const sending = useMutation({
    ...openConversationMutation(services, shownAt + handMs),
    onMutate: () => subject,
    onSuccess: (opened, _conversation, sentSubject) => {
      keepConversation({ id: opened.id, sujet: sentSubject, at: Date.now() });
      forgetDraft();
    },
    onError: (error) => {
      console.warn('A message could not be sent.', error);
      const { nom, email, message } = fields;
      setFailure(sendFailure(error, keepDraft({ nom, email, message })));
    },
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Nobody sees this field: who fills it in is a program.
    const trap = new FormData(event.currentTarget).get('site');
    setAttempt((count) => count + 1);
    if (sending.isPending || Object.keys(checkContact(fields)).length > 0) return;
    if (typeof trap === 'string' && trap !== '') return;
    setFailure('');
    sending.mutate(
      {
        sujet: commune === null ? subject : `${subject}\u00A0: ${commune.nom}`,
        nom: fields.nom.trim(),
        texte: firstMessage(fields, page),
        insee: commune?.insee ?? null,
      },
      { onSuccess: onSent },
    );
  };

  return (
    <form noValidate onSubmit={submit} className="max-w-mesure space-y-6">
      <ErrorSummary problems={problems} attempt={attempt} />
      {commune !== null && (
        <p className="text-lg">
          Votre message portera le nom de la commune : <strong>{commune.nom}</strong>.
        </p>
      )}
      {page !== null && (
        <p>
          Votre message portera l’adresse de la page :{' '}
          <Link to={page} className="break-all">
            {page}
          </Link>
        </p>
      )}
      {hint === undefined && (
        <Field
          as="select"
          id={`${id}-sujet`}
          label="Sujet"
          value={fields.sujet}
          onChange={(event) => {
            const chosen = sujetList.find((one) => one === event.currentTarget.value);
            if (chosen !== undefined) change({ sujet: chosen });
          }}
        >
          {sujetList.map((one) => (
            <option key={one} value={one}>
              {sujetNames[one]}
            </option>
          ))}
        </Field>
      )}
      <Field
        id={`${id}-nom`}
        label="Votre nom"
        hint="Un surnom suffit."
        autoComplete="name"
        value={fields.nom}
        error={errors.nom}
        onChange={(event) => change({ nom: event.currentTarget.value })}
      />
      <Field
        id={`${id}-email`}
        label="Adresse e-mail"
        hint="Pour vous répondre, et pour rien d’autre."
        type="email"
        autoComplete="email"
        value={fields.email}
        error={errors.email}
        onChange={(event) => change({ email: event.currentTarget.value })}
      />
      <Field
        as="textarea"
        id={`${id}-message`}
        label="Message"
        hint={hint ?? usualHint}
        rows={6}
        maxCount={limits.contactMessage.max}
        value={fields.message}
        error={errors.message}
        onChange={(event) => change({ message: event.currentTarget.value })}
      />
      <Consent
        id={`${id}-consentement`}
        checked={fields.consentement}
        error={errors.consentement}
        onCheckedChange={(consentement) => change({ consentement })}
      />
      <input
        type="text"
        name="site"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
        className="hidden"
      />
      {failure !== '' && (
        <Alert tone="alerte" announce="immediate">
          <p>{failure}</p>
        </Alert>
      )}
      <Button type="submit" size="large" pending={sending.isPending}>
        Envoyer
      </Button>
    </form>
  );
}

function Consent(props: {
  id: string;
  checked: boolean;
  error: string | undefined;
  onCheckedChange: (checked: boolean) => void;
}) {
  return (
    <Checkbox {...props}>
      J’accepte que mon message soit gardé le temps d’y répondre, puis un an. Voir{' '}
      <Link to={paths.privacy()}>Données personnelles</Link>.
    </Checkbox>
  );
}
