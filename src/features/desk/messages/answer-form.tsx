import { useState, type KeyboardEvent } from 'react';
import * as z from 'zod/mini';
import { inboxRepository } from '@/data/conversation/inbox-repository.ts';
import { pendingMessages } from '@/data/conversation/pending-messages.ts';
import { answerDraft, keepAnswer } from '@/data/conversation/stored-conversations.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import type { Conversation } from '@/domain/conversation/inbox.ts';
import type { Joint } from '@/domain/conversation/joint.ts';
import { mailAnswer } from '@/domain/conversation/mail-answer.ts';
import type { Message } from '@/domain/conversation/message.ts';
import { limits } from '@/domain/limits.ts';
import { typedText } from '@/domain/typed-field.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { Button } from '@/ui/button.tsx';
import { Checkbox } from '@/ui/choices/checkbox.tsx';
import { Field } from '@/ui/field.tsx';
import { Form } from '@/ui/form/form.tsx';
import { useForm } from '@/ui/form/use-form.ts';
import { useTyped } from '@/ui/form/use-typed.ts';
import { StatusLine } from '@/ui/status-line.tsx';
import { EtapeActions, unlockWords } from './etape-actions.tsx';
import { JoinPart } from './join-part.tsx';

type AnswerFormProps = {
  conversation: Conversation;
  /** Where its opener also reads answers; null when none was given. */
  address: string | null;
  /** Those whose players are stuck at the same étape, and wait too. */
  others: readonly Conversation[];
  /** What was said, joined to an answer by e-mail. */
  messages: readonly Message[];
};

const answerSchema = z.object({
  reponse: typedText({
    max: limits.messageTexte.max,
    missing: 'Écrivez d’abord votre réponse.',
  }),
  isToAll: z.boolean(),
});

/** What is said of « Répondre à tous »: to how many beside this one, and in how many of those it did not leave. */
function sentWords(otherCount: number, failedCount: number): string {
  const sent = formatCount(otherCount - failedCount + 1, 'personne', 'personnes');
  if (failedCount === 0) return `Envoyé à ${sent}.`;
  return `Envoyé à ${sent}. ${formatCount(failedCount, 'conversation attend', 'conversations attendent')} encore\u00A0: elles restent ouvertes.`;
}

/** An answer, kept on the device until it has left. It closes the conversation. */
export function AnswerForm({ conversation, address, others, messages }: AnswerFormProps) {
  const { id, sujet, nom, objet } = conversation;
  const services = useFirebase();
  const inbox = inboxRepository(services);
  const [said, setSaid] = useState('');
  const [joint, setJoint] = useState<Joint | null>(null);
  // One id for all attempts at one answer: what waited for the network must not arrive twice.
  const [attemptId, setAttemptId] = useState<string | null>(null);
  const sendToOthers = async (words: string) => {
    if (!isToAll) return 'Envoyé.';
    const ids = others.map((other) => other.id);
    return sentWords(ids.length, await inbox.answerAll(ids, words, joint));
  };
  const arrived = (done: string) => {
    setAttemptId(null);
    keepAnswer(id, '');
    form.reset({ reponse: '', isToAll: false });
    setJoint(null);
    setSaid(done);
  };
  const refuse = (words: string) => {
    setSaid('');
    form.refuse({ message: `${words} Votre réponse est toujours là.` });
  };
  const send = async (words: string) => {
    let messageId = attemptId;
    try {
      messageId ??= await inbox.newMessageId(id);
      setAttemptId(messageId);
      await inbox.answer(id, words, messageId, joint);
      arrived(await sendToOthers(words));
    } catch (error) {
      console.warn('An answer could not be sent.', error);
      const late = pendingMessages(services)
        .current()
        .find((one) => one.id === messageId);
      if (late === undefined) {
        refuse(errorMessage(error));
      } else {
        setSaid(
          'Envoi en attente\u00A0: le réseau ne répond pas. Votre réponse part d’elle-même quand il revient, tant que cette page reste ouverte.',
        );
        late.sending.then(
          async () => {
            const toOthers = await sendToOthers(words);
            // Written over meanwhile, it is another answer.
            if (answerDraft(id).trim() === words) arrived(toOthers);
          },
          () => refuse('L’envoi a été refusé.'),
        );
      }
    }
  };
  const form = useForm({
    id: 'desk',
    schema: answerSchema,
    values: { reponse: answerDraft(id), isToAll: false },
    onType: ({ reponse }) => keepAnswer(id, reponse),
    onTry: () => setSaid(''),
    send: ({ reponse }) => send(reponse.trim()),
  });
  const texte = useTyped(form, 'reponse');
  const isToAll = useTyped(form, 'isToAll');
  const add = (words: string) =>
    form.fill('reponse', texte.trim() === '' ? words : `${texte}\n\n${words}`);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    form.start();
  };
  return (
    <div className="mt-8 max-w-mesure">
      {objet !== undefined && (
        <EtapeActions objet={objet} onUnlock={() => add(unlockWords)} />
      )}
      <JoinPart joint={joint} onJoin={setJoint} objet={objet} isBusy={form.isPending} />
      <Form form={form} className="mt-4 space-y-3">
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
          <Button type="submit" pending={form.isPending}>
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
          <StatusLine>{said}</StatusLine>
        </div>
      </Form>
    </div>
  );
}
