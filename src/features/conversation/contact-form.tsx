import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  forgetDraft,
  keepConversation,
  keepDraft,
  readDraft,
  fetchOpening,
  openConversation,
} from '@/data/conversation/stored-conversations.ts';
import type { NewConversation } from '@/data/conversation/conversation-repository.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { answered } from '@/data/firestore/answered.ts';
import type { Commune } from '@/domain/commune/commune.ts';
import {
  firstMessage,
  sujetList,
  sujetNames,
  type Sujet,
} from '@/domain/conversation/conversation.ts';
import { limits } from '@/domain/limits.ts';
import { AccessDeniedError, OfflineError } from '@/lib/errors/data-error.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { refusedWords } from '@/lib/errors/refused-error.ts';
import { untilTime } from '@/lib/network/deadline.ts';
import { paths } from '@/lib/paths.ts';
import { Button } from '@/ui/button.tsx';
import { Checkbox } from '@/ui/choices/checkbox.tsx';
import { ErrorSummary } from '@/ui/error-summary.tsx';
import { Field } from '@/ui/field.tsx';
import { Form } from '@/ui/form/form.tsx';
import { useForm } from '@/ui/form/use-form.ts';

/** Subject of the message, chosen by the user or by the page. */
export type ContactRequest = {
  sujet: Sujet;
  /** The page sets the subject: no choice. A hint, in a few words. */
  hint?: string | undefined;
  /** Offers to be called back. */
  rappel?: boolean | undefined;
  /** The page of this site that it is about. */
  page?: string | null | undefined;
};

type ContactFormProps = {
  request: ContactRequest;
  /** Its commune, if chosen before. */
  commune: Commune | null;
  onSent: () => void;
};

const usualHint =
  'Pour un problème sur place, donnez le nom de la quête et celui de l’étape.';

/** A hand needs this long at least: a program that fills in faster waits too, and most do not. */
const handMs = 3_000;

const blank = {
  ...{ site: '', nom: '', email: '', telephone: '', message: '' },
  consentement: false,
};

/** State of a message that failed; it is still in its field. */
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
    return `Vous venez d’écrire : attendez une demi-minute, puis réessayez.${kept}`;
  }
  return `${errorMessage(error)}${kept}`;
}

/** Prefetches the sending code during typing: the network may be gone by the press. Never rejects. */
async function fetchSending(): Promise<void> {
  try {
    // The conversation shows as soon as it is open.
    await Promise.all([fetchOpening(), import('./conversation-thread.tsx')]);
  } catch (error) {
    console.warn('What sends a message could not be fetched ahead.', error);
  }
}

/** A message to the team. The SDK loads during typing; the text is stored until sent. */
export function ContactForm({ request, commune, onSent }: ContactFormProps) {
  const { sujet, hint, page = null, rappel = false } = request;
  const [kept] = useState(readDraft);
  const [shownAt] = useState(() => Date.now());
  const services = useFirebase();
  const sending = useMutation({
    mutationFn: async (conversation: NewConversation) => {
      await untilTime(shownAt + handMs);
      return openConversation(services, conversation);
    },
  });
  const form = useForm({
    schema: async () => {
      const loading = import('@/domain/conversation/contact-schema.ts');
      return (await answered(loading)).contactSchema;
    },
    values: { sujet, ...blank, ...kept },
  });

  return (
    <Form
      form={form}
      send={async (sent) => {
        if (sent.site !== '') return false;
        const subject = sujetNames[sent.sujet];
        const { id } = await sending.mutateAsync({
          sujet: commune === null ? subject : `${subject}\u00A0: ${commune.nom}`,
          nom: sent.nom,
          texte: firstMessage(sent, page),
          insee: commune?.insee ?? null,
        });
        keepConversation({ id, sujet: subject, at: Date.now() });
        forgetDraft();
        return true;
      }}
      onSent={(isSent) => {
        if (isSent) onSent();
      }}
      refusal={(error, { nom, email, message }) => ({
        message: sendFailure(error, keepDraft({ nom, email, message })),
      })}
      onType={({ nom, email, message }) => {
        keepDraft({ nom, email, message });
        void fetchSending();
      }}
      className="max-w-mesure space-y-6"
    >
      <ErrorSummary problems={form.problems} />
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
        <Field as="select" label="Sujet" {...form.field('sujet')}>
          {sujetList.map((one) => (
            <option key={one} value={one}>
              {sujetNames[one]}
            </option>
          ))}
        </Field>
      )}
      <Field
        label="Votre nom"
        hint="Un pseudonyme suffit."
        autoComplete="name"
        {...form.field('nom')}
      />
      <Field
        label="Adresse e-mail"
        hint="Pour vous répondre, et pour rien d’autre."
        type="email"
        autoComplete="email"
        {...form.field('email')}
      />
      {rappel && (
        <Field
          label="Être rappelé (facultatif)"
          hint="Votre numéro. Dites dans le message quand vous joindre."
          type="tel"
          autoComplete="tel"
          {...form.field('telephone')}
        />
      )}
      <Field
        as="textarea"
        label="Message"
        hint={hint ?? usualHint}
        rows={6}
        maxCount={limits.contactMessage.max}
        {...form.field('message')}
      />
      <Checkbox {...form.field('consentement')}>
        J’accepte que mon message soit gardé le temps d’y répondre, puis un an. Voir{' '}
        <Link to={paths.privacy()}>Données personnelles</Link>.
      </Checkbox>
      <input
        type="text"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
        className="hidden"
        {...form.register('site')}
      />
      <Button type="submit" size="large" pending={form.isPending}>
        Envoyer
      </Button>
    </Form>
  );
}
