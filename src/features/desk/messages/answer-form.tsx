import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import * as z from 'zod/mini';
import { inboxRepository } from '@/data/conversation/inbox-repository.ts';
import { pendingMessages } from '@/data/conversation/pending-messages.ts';
import {
  answerDraft,
  keepAnswer,
  watchAnswer,
} from '@/data/conversation/stored-conversations.ts';
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
import { heldSeconds, useHeld } from '@/ui/use-held.ts';
import { EtapeActions, unlockWords } from './etape-actions.tsx';
import { JoinPart } from './join-part.tsx';
import { ReadyAnswers } from './ready-answers.tsx';
import { deskIds } from './desk-ids.ts';
import type { Saisie } from './use-saisie.ts';

type AnswerFormProps = {
  conversation: Conversation;
  /** Where its opener also reads answers; null when none was given. */
  address: string | null;
  /** Those whose players are stuck at the same étape, and wait too. */
  others: readonly Conversation[];
  /** What was said, joined to an answer by e-mail. */
  messages: readonly Message[];
  /** Told of what is typed here. */
  saisie: Pick<Saisie, 'press' | 'stop'>;
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
  return `Envoyé à ${sent}. ${formatCount(failedCount, 'conversation attend', 'conversations attendent')} encore\u00A0: elles restent dans «\u00A0À traiter\u00A0».`;
}

/** An answer, kept on the device while it is written, and held ten seconds once it is sent: from scratch, or from a ready one. */
export function AnswerForm({
  conversation,
  address,
  others,
  messages,
  saisie,
}: AnswerFormProps) {
  const { id, sujet, nom, objet } = conversation;
  const services = useFirebase();
  const inbox = inboxRepository(services);
  const [said, setSaid] = useState('');
  const [joint, setJoint] = useState<Joint | null>(null);
  // One id for all attempts at one answer: what waited for the network must not arrive twice.
  const [attemptId, setAttemptId] = useState<string | null>(null);
  const form = useForm({
    id: deskIds.answer,
    schema: answerSchema,
    values: { reponse: answerDraft(id), isToAll: false },
    onType: ({ reponse }) => {
      // Another tab of this device has kept it already.
      if (reponse === answerDraft(id)) return;
      keepAnswer(id, reponse);
      if (reponse === '') saisie.stop();
      else saisie.press();
    },
    onTry: () => setSaid(''),
    send: () => {
      if (isBusy) return;
      setSaid(`Votre réponse part dans ${heldSeconds} secondes.`);
      saisie.stop();
      held.hold();
      stay();
    },
  });
  const texte = useTyped(form, 'reponse');
  const isToAll = useTyped(form, 'isToAll');
  const add = (words: string) =>
    form.fill('reponse', texte.trim() === '' ? words : `${texte}\n\n${words}`);
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
  const send = async () => {
    const words = texte.trim();
    setSaid('');
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
  // Not the `send` of the form: it begins ten seconds later, and also where the conversation is left before.
  const sending = useMutation({ mutationFn: send });
  const held = useHeld(() => sending.mutate());
  const isBusy = sending.isPending || held.left !== null;
  const onOtherTab = useEffectEvent((words: string) => {
    form.fill('reponse', words);
    if (words !== '' || sending.isPending) return;
    // Sent from there: it must not leave from here too.
    held.cancel();
    setSaid('Cette réponse est partie, ou a été effacée, dans un autre onglet.');
  });
  // A listener: another tab of this device writes the same answer.
  useEffect(() => watchAnswer(id, onOtherTab), [id]);
  // The button that was pressed gives way to another: the keyboard stays with what is written.
  const stay = () => form.setFocus('reponse');
  const cancel = () => {
    held.cancel();
    stay();
    setSaid('Rien n’est parti. Votre réponse est toujours là.');
  };
  const release = () => {
    held.release();
    stay();
  };
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
      <ReadyAnswers onChoose={add} />
      <JoinPart joint={joint} onJoin={setJoint} objet={objet} isBusy={isBusy} />
      <Form form={form} className="mt-4 space-y-3">
        <Field
          as="textarea"
          label="Votre réponse"
          hint="Ctrl et Entrée pour envoyer."
          rows={5}
          maxCount={limits.messageTexte.max}
          readOnly={held.left !== null}
          onKeyDown={press}
          {...form.field('reponse')}
        />
        {others.length > 0 && (
          <Checkbox {...form.field('isToAll')}>
            {`Répondre à tous\u00A0: ${formatCount(others.length, 'autre joueur est bloqué', 'autres joueurs sont bloqués')} à cette étape`}
          </Checkbox>
        )}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          {held.left === null ? (
            <Button type="submit" pending={sending.isPending}>
              Répondre
            </Button>
          ) : (
            <>
              <Button
                onClick={cancel}
              >{`Envoi dans ${held.left}\u00A0s – Annuler`}</Button>
              <Button variant="secondary" onClick={release}>
                Envoyer maintenant
              </Button>
            </>
          )}
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
