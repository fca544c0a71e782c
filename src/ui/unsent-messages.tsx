import { Trans } from '@lingui/react/macro';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

type Unsent = { id: string; texte: string; refus?: string | undefined };

type UnsentMessagesProps<Message extends Unsent> = {
  messages: readonly Message[];
  onAgain: (message: Message) => void;
  onForget: (message: Message) => void;
};

/** Messages given up, with the reason and their author's next step. */
export function UnsentMessages<Message extends Unsent>({
  messages,
  onAgain,
  onForget,
}: UnsentMessagesProps<Message>) {
  return messages
    .filter(({ refus }) => refus !== undefined)
    .map((message) => (
      <Alert key={message.id} tone="attention" announce="polie" className="mt-4">
        <p>
          <Trans>Un message n’est pas parti.</Trans> {message.refus}
        </p>
        <p className="mt-1 break-words whitespace-pre-line">{message.texte}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => onAgain(message)}>
            <Trans>Réessayer</Trans>
          </Button>
          <Button variant="quiet" onClick={() => onForget(message)}>
            <Trans>Effacer</Trans>
          </Button>
        </div>
      </Alert>
    ));
}
