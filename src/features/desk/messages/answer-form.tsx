import { useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { messageOutbox, unsentWords } from '@/data/conversation/message-outbox.ts';
import { answerDraft, keepAnswer } from '@/data/conversation/stored-conversations.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import type { Conversation } from '@/domain/conversation/inbox.ts';
import type { Joint } from '@/domain/conversation/joint.ts';
import { mailAnswer } from '@/domain/conversation/mail-answer.ts';
import type { Message } from '@/domain/conversation/message.ts';
import { limits } from '@/domain/limits.ts';
import { addressOf } from '@/domain/quete/address.ts';
import { isQueteId } from '@/domain/quete/quete-id.ts';
import { typedText } from '@/domain/typed-field.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { paths } from '@/lib/paths.ts';
import { Button } from '@/ui/button.tsx';
import { Checkbox } from '@/ui/choices/checkbox.tsx';
import { Field } from '@/ui/field.tsx';
import { Form } from '@/ui/form/form.tsx';
import { useForm } from '@/ui/form/use-form.ts';
import { useTyped } from '@/ui/form/use-typed.ts';
import { StatusLine } from '@/ui/status-line.tsx';
import { useDeskPlace } from './desk-place.ts';
import { JoinPart } from './join-part.tsx';

type AnswerFormProps = {
  conversation: Conversation;
  /** Uid of the reader. */
  uid: string;
  /** An answer of theirs waits for the network. */
  isWaiting: boolean;
  /** Address for answers by e-mail; null if none was given. */
  address: string | null;
  /** Conversations of players stuck at the same étape, also waiting. */
  others: readonly Conversation[];
  /** Earlier messages, joined to an answer by e-mail. */
  messages: readonly Message[];
};

const answerSchema = z.object({
  reponse: typedText({
    max: limits.messageTexte.max,
    missing: 'Écrivez d’abord votre réponse.',
  }),
  isToAll: z.boolean(),
});

/** Message after an answer to so many conversations, some of them still unsent; empty if none was sent. */
function sentWords(count: number, waitingCount: number): string {
  if (waitingCount === count) return '';
  if (count === 1) return 'Envoyé.';
  const sent = formatCount(count - waitingCount, 'personne', 'personnes');
  if (waitingCount === 0) return `Envoyé à ${sent}.`;
  return `Envoyé à ${sent}. ${formatCount(waitingCount, 'conversation attend', 'conversations attendent')} encore\u00A0: elles restent ouvertes.`;
}

const waitingWords =
  'Envoi en attente\u00A0: le réseau ne répond pas. Votre réponse part d’elle-même quand il revient.';

/** Instruction to skip the étape; the server does not hold players back (decision 119). */
const unlockWords =
  'Pour débloquer l’étape, ouvrez votre partie et touchez «\u00A0Passer l’étape\u00A0»\u00A0: vous continuez tout de suite, la solution vous est montrée, et la lettre du mot mystère vous est donnée.';

type EtapeActionsProps = {
  objet: NonNullable<Conversation['objet']>;
  /** Puts the words into the answer. */
  onUnlock: () => void;
};

/** Actions of the desk on the étape where a player is stuck. */
function EtapeActions({ objet, onUnlock }: EtapeActionsProps) {
  const { quete, etape, version } = objet;
  const { suspendHref } = useDeskPlace();
  if (!isQueteId(quete)) return null;
  const link = 'inline-flex min-h-12 items-center font-bold';
  return (
    <section aria-label="L’étape" className="mb-5 border-y border-trait py-3">
      <p className="text-texte-doux">{`Ce joueur est dans la version ${version} de la quête.`}</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button variant="secondary" onClick={onUnlock}>
          Débloquer l’étape
        </Button>
        <Link to={suspendHref(quete, etape)} className={link}>
          Fermer l’étape
        </Link>
        <Link to={paths.quete(addressOf(quete))} className={link}>
          Voir la quête
        </Link>
      </div>
    </section>
  );
}

/** An answer, stored on the device until sent. It closes the conversation. */
export function AnswerForm({
  conversation,
  uid,
  isWaiting,
  address,
  others,
  messages,
}: AnswerFormProps) {
  const { id, sujet, nom, objet } = conversation;
  const { keep, follow } = messageOutbox(useFirebase());
  const [said, setSaid] = useState('');
  const [joint, setJoint] = useState<Joint | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const form = useForm({
    id: 'desk',
    schema: answerSchema,
    values: { reponse: answerDraft(id), isToAll: false },
  });
  const texte = useTyped(form, 'reponse');
  const add = (words: string) => {
    const all = texte.trim() === '' ? words : `${texte}\n\n${words}`;
    form.fill('reponse', all);
    keepAnswer(id, all);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    setSaid('');
    element.current?.requestSubmit();
  };
  return (
    <div className="mt-8 max-w-mesure">
      {objet !== undefined && (
        <EtapeActions objet={objet} onUnlock={() => add(unlockWords)} />
      )}
      <JoinPart joint={joint} onJoin={setJoint} objet={objet} isBusy={form.isPending} />
      <Form
        ref={element}
        form={form}
        send={async ({ reponse: texte, isToAll }) => {
          const to = [id, ...(isToAll ? others.map((other) => other.id) : [])];
          const ids = await keep(to, { texte, joint, uid, isAnswer: true });
          keepAnswer(id, '');
          return sentWords(to.length, await follow(ids));
        }}
        onSent={(words) => {
          setJoint(null);
          setSaid(words);
        }}
        refusal={(error, { reponse }) => {
          keepAnswer(id, reponse);
          return { message: `${unsentWords(error)} Votre réponse est toujours là.` };
        }}
        resets={{ reponse: '', isToAll: false }}
        onType={({ reponse }) => keepAnswer(id, reponse)}
        className="mt-4 space-y-3"
      >
        <Field
          as="textarea"
          label="Votre réponse"
          hint={
            'Ctrl et Entrée pour envoyer. Répondre clôt la conversation\u202F; un nouveau mot du visiteur la rouvre.'
          }
          rows={5}
          maxCount={limits.messageTexte.max}
          onKeyDown={press}
          {...form.field('reponse')}
        />
        {others.length > 0 && (
          <Checkbox {...form.field('isToAll')}>
            {`Répondre à tous\u00A0: ${formatCount(others.length, 'autre joueur est bloqué', 'autres joueurs sont bloqués')} à cette étape`}
          </Checkbox>
        )}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button type="submit" pending={form.isPending} onClick={() => setSaid('')}>
            Répondre
          </Button>
          {address !== null && (
            <a
              href={mailAnswer(
                address,
                { sujet, uid: conversation.uid, nom },
                texte,
                messages,
              )}
              className="inline-flex min-h-11 items-center font-bold"
            >
              Répondre aussi par e-mail
            </a>
          )}
          <StatusLine>
            {said === '' && isWaiting && !form.isPending ? waitingWords : said}
          </StatusLine>
        </div>
      </Form>
    </div>
  );
}
